/// The style and script of the HTML report.
enum HTMLReportAssets {
  /// Allows only the style and script below, by SHA-256, and embedded sound, so that no injected script runs.
  static let policy =
    "default-src 'none'; style-src 'sha256-fIgbyvWvfWVqQGWilGPXeqONag4KBbvLlxdUTfBuLRc='; "
    + "script-src 'sha256-bO9b+y+P28ijqeyNpqkRS44sFSVU7Ig7AyT1S8vyToI='; media-src data:; "
    + "base-uri 'none'; form-action 'none'"

  /// The style; contrasts are at least 4.5 to 1 in both colour schemes.
  static let style = """
    :root { color-scheme: light dark; --line: #767676; --soft: #f2f2f2; --bad: #a3000b; --warn: #7a4700; --ask: #00507a; }
    @media (prefers-color-scheme: dark) {
      :root { --line: #8a8a8a; --soft: #262626; --bad: #ff9a9a; --warn: #ffc46b; --ask: #8fd0ff; }
    }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
    table { border-collapse: collapse; margin: 1rem 0; }
    caption { font-weight: bold; text-align: start; }
    th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: end; }
    th[scope=row], thead th:first-child { text-align: start; }
    th[scope=row] { font-weight: normal; }
    th a { overflow-wrap: anywhere; }
    form:not([hidden]) { background: var(--soft); padding: .5rem 1rem; }
    fieldset { border: 0; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 0; padding: 0; }
    legend { float: left; font-weight: bold; margin-inline-end: 1rem; padding: 0; }
    input, select, button { font: inherit; min-height: 1.5rem; }
    label { align-items: center; display: inline-flex; gap: .4rem; }
    select { max-width: 100%; }
    #shown { margin: .25rem 0 0; }
    h2 { border-bottom: 2px solid var(--line); margin-top: 2rem; overflow-wrap: anywhere; }
    h3 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; }
    .verdict { border: 2px solid; border-radius: .25rem; font-size: .9rem; padding: 0 .4rem; }
    .critical, .serious { color: var(--bad); }
    .moderate, .minor { color: var(--warn); }
    .needs-review { color: var(--ask); }
    dl { display: grid; gap: .25rem 1rem; grid-template-columns: max-content 1fr; margin: 0 0 0 1rem; }
    dt { font-weight: bold; }
    dd { margin: 0; overflow-wrap: anywhere; }
    code { white-space: pre-wrap; }
    mark { font-weight: bold; }
    audio { height: 2rem; max-width: 100%; vertical-align: middle; }
    a { color: var(--ask); }
    :focus-visible { outline: 3px solid var(--ask); outline-offset: 2px; }
    @media (max-width: 40rem) { dl { grid-template-columns: 1fr; } }
    """

  /// Shows the filters and hides filtered findings.
  static let script = """
    const form = document.getElementById("filters");
    if (form) {
      const shown = document.getElementById("shown");
      const findings = [...document.querySelectorAll("article")];
      const filter = () => {
        const verdicts = new Set([...form.querySelectorAll("input:checked")].map((box) => box.value));
        const rule = form.elements.rule.value;
        let count = 0;
        for (const finding of findings) {
          finding.hidden = !verdicts.has(finding.dataset.verdict) || (rule !== "" && finding.dataset.rule !== rule);
          count += finding.hidden ? 0 : 1;
        }
        for (const section of document.querySelectorAll("section")) {
          const articles = [...section.querySelectorAll("article")];
          section.hidden = articles.length > 0 && articles.every((finding) => finding.hidden);
        }
        shown.textContent = `${count} of ${findings.length} shown`;
      };
      form.addEventListener("change", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      // The reset takes effect after the event.
      form.addEventListener("reset", () => setTimeout(filter));
      // A link to a hidden finding shows all.
      const reveal = () => {
        const target = document.getElementById(location.hash.slice(1));
        if (!target?.closest("[hidden]")) return;
        form.reset();
        filter();
        target.scrollIntoView();
      };
      addEventListener("hashchange", reveal);
      document.addEventListener("click", (event) => {
        if (event.target.closest?.("a[href^='#']")) setTimeout(reveal);
      });
      form.hidden = false;
      filter();
    }
    """
}
