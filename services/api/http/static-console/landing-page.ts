/** What `/` shows where the console was not built: both languages at once, no script, nothing from elsewhere. */
export const LANDING_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vaccine stock ledger</title>
<style>
  :root { --ink: #1c2b2a; --quiet: #5b6b6a; --paper: #f6f8f7; --card: #ffffff; --line: #dde5e3; --accent: #0b6b61; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e6efed; --quiet: #9db0ad; --paper: #0f1615; --card: #17211f; --line: #2a3836; --accent: #5cc9bb; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 2rem 1rem; background: var(--paper);
    color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
  main { width: min(44rem, 100%); }
  h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1.5rem; font-weight: 600; }
  .cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }
  section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem 1.5rem; }
  h2 { font-size: 1rem; margin: 0 0 .5rem; font-weight: 600; }
  p { margin: 0 0 1rem; color: var(--quiet); }
  ul { margin: 0; padding: 0; list-style: none; }
  li { border-top: 1px solid var(--line); padding: .5rem 0; }
  li:last-child { padding-bottom: 0; }
  a { color: var(--accent); text-underline-offset: .2em; }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
</style>
</head>
<body>
<main>
  <h1>Vaccine stock ledger</h1>
  <div class="cards">
    <section lang="fr">
      <h2>Le service fonctionne</h2>
      <p>La console n'est pas installée ici. L'API répond sous <code>/api/admin</code>.</p>
      <ul>
        <li><a href="/api/docs">Documentation de l'API</a></li>
        <li><a href="/health/ready">État du service</a></li>
      </ul>
    </section>
    <section lang="en">
      <h2>The service is running</h2>
      <p>The console is not installed here. The API answers under <code>/api/admin</code>.</p>
      <ul>
        <li><a href="/api/docs">API documentation</a></li>
        <li><a href="/health/ready">State of the service</a></li>
      </ul>
    </section>
  </div>
</main>
</body>
</html>
`;
