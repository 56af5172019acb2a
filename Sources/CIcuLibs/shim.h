// Only the link flags matter: ICU's own headers are seen by the CICU sources alone.
