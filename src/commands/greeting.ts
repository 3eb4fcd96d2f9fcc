import { resolve } from 'node:path'
import { addressesOf } from '../config/hosts.ts'
import type { Config } from '../config.ts'
import { findHome, isOutside } from '../database/embedded/outside.ts'
import type { Gateway } from '../gateway.ts'

/** Prints URLs, a token and a request to try; on stderr, since stdout is for logs. */
export async function greet(
  config: Config,
  { url, issuer }: Pick<Gateway, 'url' | 'issuer'>,
): Promise<void> {
  const token = await issuer.development?.issue({ subject: 'ada', lifetimeSeconds: 86_400 })
  const lines = [
    'The gateway is running; Ctrl-C stops it.',
    '',
    `App        ${url}/app/`,
    `GraphQL    ${url}/graphql`,
    ...(token ? [`Explorer   ${url}/graphiql`, `Map        ${url}/map`] : []),
    `REST       ${url}/docs  (${url}/openapi.json)`,
    `Health     ${url}/livez  ${url}/readyz`,
    `Database   ${await describeDatabase(config)}`,
    ...(token
      ? [`Token      of Ada Lovelace, for a day: ${token}`, '', 'Try it:', curl(url, token)]
      : []),
  ]
  process.stderr.write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`)
}

async function describeDatabase({ DATABASE_URL: given, DATA_DIR }: Config): Promise<string> {
  if (given !== undefined) {
    const [first, ...others] = addressesOf(given).map((address) => new URL(address))
    const hosts = [first, ...others].map((url) => url?.host)
    return `${hosts.join(', ')}${first?.pathname}, which DATABASE_URL names`
  }
  const [folder, home] = [resolve(DATA_DIR), await findHome(DATA_DIR)]
  return home === undefined || !(await isOutside(home, folder))
    ? `embedded PostgreSQL, its data in ${folder}`
    : `embedded PostgreSQL, which can't run as root: its data is in ${home}, not in ${folder}`
}

function curl(url: string, token: string): string {
  const body = '{"title":"A second loom","amount_requested":1200}'
  return `curl -i ${url}/loans -H 'content-type: application/json' -d '${body}' -H 'authorization: Bearer ${token}'`
}
