import { createHash } from 'node:crypto'
import { css, js } from '@graphql-yoga/render-graphiql/graphiql'
import type { FastifyInstance } from 'fastify'
import { assetPaths } from './assets.ts'
import { tabs } from './graphiql-tabs.ts'
import { requireLoopback } from './loopback-guard.ts'

/** The explorer styles its editor inline; its one inline script is allowed by its hash. */
const policy = (script: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

const scriptWith = (options: object) =>
  `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options).replaceAll('<', '\\u003c')})`

const page = (pathOf: (name: string) => string, script: string) => `<!doctype html>
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
    <script>${script}</script>
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
  const pathOf = assetPaths(app, '/graphiql/', {
    'graphiql.css': () => css,
    'graphiql.js': () => js,
  })
  app.get('/graphiql', { onRequest: requireLoopback(host) }, async (_request, reply) => {
    const authorization = `Bearer ${await token()}`
    const headers = JSON.stringify({ authorization })
    const script = scriptWith({
      endpoint: '/graphql',
      title: 'Lending gateway',
      defaultTabs: tabs.map((tab) => ({ ...tab, headers })),
      defaultQuery: tabs[0]?.query,
      headers,
      // The headers of a new tab.
      defaultHeaders: headers,
      // The browser would keep tokens until long after they have expired; tabs that it restores have no headers of their own.
      shouldPersistHeaders: false,
      additionalHeaders: { authorization },
    })
    return reply
      .type('text/html')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy(script) })
      .send(page(pathOf, script))
  })
}
