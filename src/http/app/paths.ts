import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AprMethod } from '../../lending/repaying/schedule/apr.ts'
import { type Asset, newAsset, send } from '../pages/assets.ts'
import { requireLoopback } from '../pages/loopback-guard.ts'
import { requireSubject } from '../pages/subject.ts'
import { unknownPath } from '../paths.ts'
import type { MapStyle } from './map-style.ts'
import type { Login } from './provider.ts'

/** What the page of /app/ depends on: how people sign in, what time it is, and what draws the map. */
export interface AppPage {
  /** The demo's people; only with the development issuer. */
  readonly demo: DemoIssuer | undefined
  /** The issuer's login; undefined without APP_CLIENT_ID. */
  readonly login: () => Promise<Login | undefined>
  /** What time it is for the platform, if its clock is not everybody's. */
  readonly clock: (() => Date) | undefined
  /** What draws streets on the map; undefined without MAP_STYLE_URL, and while that can't be read. */
  readonly mapStyle: () => Promise<MapStyle | undefined>
  /** By which rules the annual percentage rate is computed, which decides what pages call it. */
  readonly aprMethod: AprMethod
  /** By which time zone the platform's days and months begin. */
  readonly timezone: string
  readonly currency: string
}

/**
 * Opens /app/, the market for people, its files, and /map, which redirects to the map there. Each screen has a path of its own;
 * all serve the same page. With the development issuer, it also gives tokens of the demo's people, only under the gateway's own
 * host names.
 */
export function appPaths(
  app: FastifyInstance,
  host: string,
  { demo, login, clock, mapStyle, aprMethod, timezone, currency }: AppPage,
  bundle: Bundle = openBundle(),
): void {
  app.get('/app', async (_request, reply) => reply.redirect('/app/'))
  app.get('/map', async (_request, reply) => reply.redirect('/app/map'))
  app.get<{ Params: { file: string } }>('/app/assets/:file', async (request, reply) => {
    const asset = bundle.asset(request.params.file)
    if (asset === undefined) return unknownPath()
    const streets = isWorker(asset) ? await mapStyle() : undefined
    const seconds = streets === undefined ? YEAR_S : HOUR_S
    reply.header('cache-control', `public, max-age=${seconds}, immutable`)
    // A worker loads by a policy of its own.
    if (streets !== undefined) reply.header('content-security-policy', policy(streets.origins))
    return send(asset, request, reply)
  })
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = bundle.page()
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    if (html === undefined) return reply.code(503).send(missing)
    const [known, streets] = await Promise.all([login(), mapStyle()])
    const settings = JSON.stringify({
      demo: demo !== undefined,
      login: known ?? null,
      sandbox: clock?.(),
      mapStyle: streets?.url,
      aprMethod,
      timezone,
      currency,
    })
    const issuer = known === undefined ? [] : [new URL(known.tokenEndpoint).origin]
    reply.header('content-security-policy', policy([...issuer, ...(streets?.origins ?? [])]))
    return reply.send(html.replace('{}', () => settings.replaceAll('<', '\\u003c')))
  }
  for (const path of ['/app/', '/app/:screen', '/app/:screen/:id']) app.get(path, page)
  if (demo !== undefined) demoPaths(app, demo, requireLoopback(host))
}

const [HOUR_S, YEAR_S] = [3_600, 31_536_000]
const isWorker = ({ file }: Asset) => /-worker-[^/]*\.mjs$/.test(file)

const folder = new URL('../../../app/dist/', import.meta.url)

/** The built app, read when it is asked for, so that it can be built while the gateway runs. */
interface Bundle {
  /** The page; undefined if the app is not built. */
  page(): string | undefined
  /** A file whose name contains a hash of its content; undefined if there is none. */
  asset(name: string): Asset | undefined
}

/** Opens the bundle that `npm run build` writes. */
export function openBundle(from = folder): Bundle {
  const known = new Map<string, Asset>()
  const asset = (name: string) => {
    const found = known.get(name)
    if (found !== undefined) return found
    // In a URL, `\`, `?` and other characters mean something: only names that the folder lists are read, and kept.
    if (!names(new URL('assets/', from)).includes(name)) return undefined
    const added = newAsset(name, readFileSync(new URL(`assets/${name}`, from)))
    known.set(name, added)
    return added
  }
  const page = () =>
    names(from).includes('index.html')
      ? readFileSync(new URL('index.html', from), 'utf8')
      : undefined
  return { page, asset }
}

/** The files of a folder; none if it is not there. */
function names(folder: URL): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** What /app/ shows when it has not been built. */
const missing = `<!doctype html>
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

/** What the app may load: its own files. MapLibre draws its controls' icons as data URLs, and sprites as blobs. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** The Content-Security-Policy of /app/: it speaks to this gateway and to some others, such as that of the issuer's token endpoint. */
function policy(others: readonly string[]): string {
  return Object.entries({ ...directives, 'connect-src': ["'self'", ...others].join(' ') })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}

/** A member of the demo. */
interface DemoPerson {
  readonly subject: string
  readonly name: string | null
  readonly city: string | null
  readonly userType: string
}

/** An operator of the demo. */
interface DemoOperator {
  readonly subject: string
  readonly name: string
  readonly scope: string
}

/** Gives tokens of the demo's people. */
interface DemoIssuer {
  people(): Promise<readonly DemoPerson[]>
  readonly operators: readonly DemoOperator[]
  issue(options: {
    readonly subject: string
    /** The name typed by somebody whom the demo does not know. */
    readonly name?: string | undefined
    readonly scope?: string | undefined
    readonly lifetimeSeconds: number
  }): Promise<string>
}

const LIFETIME_S = 3_600
const NAME_MAX = 100
/** The scopes that operators of the demo can have. */
const scopes = ['lending:admin', 'lending:support', 'lending:cases']

/** Opens the paths through which the app signs in as a person of the demo; `guard` refuses anyone who may not. */
function demoPaths(
  app: FastifyInstance,
  demo: DemoIssuer,
  guard: (request: FastifyRequest) => Promise<void>,
): void {
  app.get('/app/demo/people', { onRequest: guard }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { people: await demo.people(), operators: demo.operators }
  })
  app.post('/app/demo/token', { onRequest: guard }, async ({ body }, reply) => {
    reply.header('cache-control', 'no-store')
    const token = await demo.issue({ ...wanted(body), lifetimeSeconds: LIFETIME_S })
    return { token, expires_in: LIFETIME_S }
  })
}

function wanted(body: unknown) {
  const { subject, name, scope } = (body ?? {}) as Readonly<Record<string, unknown>>
  const asked = typeof scope === 'string' ? scope.split(' ') : []
  const given = scopes.filter((one) => asked.includes(one))
  return {
    subject: requireSubject(subject, 'subject'),
    name: typeof name === 'string' ? name.slice(0, NAME_MAX) : undefined,
    scope: given.length > 0 ? given.join(' ') : undefined,
  }
}
