/** What /app/ shows when it has not been built. */
export const missing = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lending gateway: not built yet</title>
  </head>
  <body>
    <main>
      <h1>The app is not built yet</h1>
      <p>Run <code>npm run build</code> in the gateway's folder, then reload this page. <code>npm start</code> does it by itself.</p>
      <p>If that fails, the packages for development are missing: run <code>npm install --include=dev</code> first.</p>
    </main>
  </body>
</html>
`
