import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { send } from '../pages/assets.ts'
import { requireLoopback } from '../pages/loopback-guard.ts'
import { unknownPath } from '../paths.ts'
import { type Bundle, openBundle } from './bundle.ts'
import { type DemoIssuer, demoPaths } from './demo.ts'
import { missing } from './missing.ts'
import { policy } from './policy.ts'
import type { Login } from './provider.ts'

/** How people sign in at /app/. */
export interface SignIn {
  /** The demo's people; only with the development issuer. */
  readonly demo: DemoIssuer | undefined
  /** The issuer's login; undefined without APP_CLIENT_ID. */
  readonly login: () => Promise<Login | undefined>
}

/**
 * Opens /app/, the market for people, its files, and /map, which redirects to the map there. Each screen has a path of its own;
 * all serve the same page. With the development issuer, it also gives tokens of the demo's people, only under the gateway's own
 * host names.
 */
export function appPaths(
  app: FastifyInstance,
  host: string,
  { demo, login }: SignIn,
  bundle: Bundle = openBundle(),
): void {
  app.get('/app', async (_request, reply) => reply.redirect('/app/'))
  app.get('/map', async (_request, reply) => reply.redirect('/app/map'))
  app.get<{ Params: { file: string } }>('/app/assets/:file', async (request, reply) => {
    const asset = bundle.asset(request.params.file)
    if (asset === undefined) return unknownPath()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return send(asset, request, reply)
  })
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = bundle.page()
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    if (html === undefined) return reply.code(503).send(missing)
    const known = await login()
    const settings = JSON.stringify({ demo: demo !== undefined, login: known ?? null })
    reply.header('content-security-policy', policy(known?.tokenEndpoint))
    return reply.send(html.replace('{}', () => settings.replaceAll('<', '\\u003c')))
  }
  for (const path of ['/app/', '/app/:screen', '/app/:screen/:id']) app.get(path, page)
  if (demo !== undefined) demoPaths(app, demo, requireLoopback(host))
}
