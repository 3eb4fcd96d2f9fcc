import { readdirSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { serveStreets } from '../../support/servers/streets.ts'
import { startWorld } from '../../support/world.ts'

async function pageOf(settings: Readonly<Record<string, string>>) {
  const world = await startWorld(settings)
  onTestFinished(() => world.close())
  const page = await fetch(`${world.url}/app/map`)
  const html = await page.text()
  const [, given = '{}'] = /id="settings">([^<]*)/.exec(html) ?? []
  return { world, html, given: JSON.parse(given), policy: policyOf(page) }
}

const policyOf = ({ headers }: Response) =>
  /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]

it('the page may load streets from the servers that the style names, and from no other', async () => {
  const { style, origins } = await serveStreets()
  const { world, given, policy } = await pageOf({ MAP_STYLE_URL: style })
  expect(given.mapStyle).toBe(style)
  expect(policy?.split(' ')).toEqual(["'self'", ...origins])
  // MapLibre's worker loads them, by the policy of its own file.
  const assets = readdirSync(new URL('../../../app/dist/assets/', import.meta.url))
  const [worker = ''] = assets.filter((name) => name.includes('-worker-'))
  const file = await fetch(`${world.url}/app/assets/${worker}?streets`)
  expect(policyOf(file)?.split(' ')).toEqual(["'self'", ...origins])
  expect(file.headers.get('cache-control')).toBe('public, max-age=3600, immutable')
})

it.each(['http://127.0.0.1:9/style.json', ''])(
  'without a style that can be read, here %o, the page has no streets',
  async (url) => {
    const { given, policy } = await pageOf(url === '' ? {} : { MAP_STYLE_URL: url })
    expect(given.mapStyle).toBeUndefined()
    expect(policy).toBe("'self'")
  },
)
