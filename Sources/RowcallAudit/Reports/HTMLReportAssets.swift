/// The style and script of the HTML report.
enum HTMLReportAssets {
  /// Allows only the style and script below, by SHA-256, and embedded sound, so that no injected script runs.
  static let policy =
    "default-src 'none'; style-src 'sha256-DAbFBjRSe1KD5C3pMWA/P11ETG9GbFwST0qxLNuCvKA='; "
    + "script-src 'sha256-fKN51AurcAIFmZG/T6yDWSpHZDeTPb3dz6vydMlOm2U='; media-src data:; "
    + "base-uri 'none'; form-action 'none'"

  /// The style; contrasts are at least 4.5 to 1 in both colour schemes.
  static let style = """
    :root { color-scheme: light dark; --line: #767676; --soft: #f2f2f2; --bad: #a3000b; --warn: #7a4700; --ask: #00507a; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #8a8a8a; --soft: #262626; --bad: #ff9a9a; --warn: #ffc46b; --ask: #8fd0ff; }
    }
    body { font: .9375rem/1.35 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: .5rem 1rem 2rem; }
    h1 { font-size: 1.6rem; margin: .25rem 0; }
    h2 { border-top: 2px solid var(--line); font-size: 1.15rem; margin: 1rem 0 .25rem; padding-top: .4rem; }
    h3 { border-top: 1px solid var(--line); font-size: 1em; margin: .35rem 0 0; padding-top: .2rem; }
    h4 { font-size: 1em; font-weight: normal; margin: 0; }
    h1, h2, h3, h4, p, dd, li, th, summary { overflow-wrap: anywhere; }
    p, ul { margin: .25rem 0; }
    table { border-collapse: collapse; margin: 1rem 0; }
    caption { font-weight: bold; text-align: start; }
    th, td { border: 1px solid var(--line); padding: .05rem .5rem; text-align: end; }
    th[scope=row], thead th:first-child { text-align: start; }
    th[scope=row] { font-weight: normal; }
    form:not([hidden]) { background: var(--soft); margin: .5rem 0; padding: .4rem .75rem; }
    fieldset { align-items: center; border: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; min-width: 0; padding: 0; }
    legend { float: left; font-weight: bold; line-height: 1.5rem; padding: 0; }
    input, select, button { font: inherit; min-height: 1.5rem; }
    label { align-items: center; display: inline-flex; gap: .4rem; min-width: 0; }
    select { max-width: 100%; width: 11rem; }
    article { column-gap: 1.25rem; display: grid; grid-template-columns: minmax(0, 6fr) minmax(0, 5fr) 7.5rem; padding: .1rem 0; }
    h4, dl { grid-row: 1; margin: 0; }
    details { font-size: .9em; grid-column: 3; grid-row: 1; }
    details[open] { grid-column: 1 / 4; grid-row: 2; }
    .advice { grid-column: 1 / 4; margin: 0; }
    dl div { display: inline; margin-inline-end: .75rem; }
    dt, dd { display: inline; margin: 0; }
    dt { font-weight: bold; }
    [hidden] { display: none; }
    .verdict { border: 2px solid; border-radius: .25rem; font-size: .9rem; padding: 0 .4rem; }
    .critical, .serious { color: var(--bad); }
    .moderate, .minor { color: var(--warn); }
    .needs-review { color: var(--ask); }
    summary { cursor: pointer; min-height: 1.5rem; }
    code { overflow-wrap: anywhere; white-space: pre-wrap; }
    details p { margin: 0 0 .25rem 1rem; }
    mark { font-weight: bold; }
    audio { height: 2rem; max-width: 100%; vertical-align: middle; }
    :focus-visible { outline: 3px solid var(--ask); outline-offset: 2px; }
    @media (max-width: 45rem) {
      article { display: block; }
    }
    @media print { details::details-content { content-visibility: visible; } }
    """

  /// Shows the filters and hides filtered findings.
  static let script = """
    const form = document.getElementById("filters");
    if (form) {
      const shown = document.getElementById("shown");
      const findings = [...document.querySelectorAll("article")];
      const filter = () => {
        const verdicts = new Set([...form.querySelectorAll("input:checked")].map((box) => box.value));
        const file = form.elements.file.value;
        let count = 0;
        for (const finding of findings) {
          finding.hidden = !verdicts.has(finding.dataset.verdict) || (file !== "" && finding.dataset.file !== file);
          count += finding.hidden ? 0 : 1;
        }
        for (const part of document.querySelectorAll("section, .file")) {
          const articles = [...part.querySelectorAll("article")];
          part.hidden = articles.length > 0 && articles.every((finding) => finding.hidden);
        }
        shown.textContent = `${count} of ${findings.length} shown`;
      };
      form.addEventListener("change", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      // The reset takes effect after the event.
      form.addEventListener("reset", () => setTimeout(filter));
      form.hidden = false;
      filter();
    }
    """
}
