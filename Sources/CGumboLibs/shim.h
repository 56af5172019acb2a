// Only the link flags matter: gumbo's own header is seen by the CGumbo sources alone.
