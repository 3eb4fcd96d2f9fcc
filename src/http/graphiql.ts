import { css, js } from '@graphql-yoga/render-graphiql/graphiql'
import type { FastifyInstance } from 'fastify'
import { assetPaths } from './assets.ts'
import { tabs } from './graphiql-tabs.ts'
import { requireOwnName } from './own-name.ts'

const page = (pathOf: (name: string) => string, options: object) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Lending gateway</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${pathOf('graphiql.css')}">
  </head>
  <body class="no-focus-outline">
    <div id="root"></div>
    <script src="${pathOf('graphiql.js')}"></script>
    <script>
      YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)})
    </script>
  </body>
</html>
`

/**
 * Opens /graphiql, the explorer of the schema, with a development token filled in, under own host names only; all assets
 * are served from here.
 */
export function graphiqlPath(
  app: FastifyInstance,
  host: string,
  token: () => Promise<string>,
): void {
  const options = { config: { ownHeaders: true }, onRequest: requireOwnName(host) }
  const pathOf = assetPaths(app, '/graphiql/', {
    'graphiql.css': () => css,
    'graphiql.js': () => js,
  })
  app.get('/graphiql', options, async (_request, reply) => {
    const authorization = `Bearer ${await token()}`
    const headers = JSON.stringify({ authorization })
    const html = page(pathOf, {
      endpoint: '/graphql',
      title: 'Lending gateway',
      defaultTabs: tabs.map((tab) => ({ ...tab, headers })),
      defaultQuery: tabs[0]?.query,
      headers,
      // Those of a new tab.
      defaultHeaders: headers,
      // Browsers would keep a token until long after it has expired; a tab that was kept has none of its own.
      shouldPersistHeaders: false,
      additionalHeaders: { authorization },
    })
    return reply.type('text/html').header('cache-control', 'no-store').send(html)
  })
}
