/**
 * Reads right after writes, through two gateways with a standby at several lags: bin/node test/torture/stale.ts [reads]
 * No read may be older than what its member has written; it ends with 1 if one is.
 */

import { type Answer, httpClient } from '../support/http-client.ts'
import {
  answered,
  type Replicated,
  startReplicated,
  tokenOf,
} from '../support/servers/databases/replicated.ts'

const reads = Number(process.argv[2] ?? 10_000)
const MEMBERS = 8
const delays = ['0', '50ms', '1s', '10s']

const fleet = await startReplicated()
const rows: object[] = []
let stale = 0
for (const delay of delays) {
  const row = await tryAt(fleet, delay)
  stale += row.stale
  rows.push(row)
}
console.table(rows)
await fleet.close()
process.exit(stale > 0 ? 1 : 0)

async function tryAt({ standby, gateways, token }: Replicated, delay: string) {
  await standby.sql(`alter system set recovery_min_apply_delay = '${delay}'`)
  await standby.sql('select pg_reload_conf()')
  const [here, there] = gateways.map(({ url }) => httpClient(url))
  if (here === undefined || there === undefined) throw new Error('two gateways are needed')
  const before = await answered(gateways[0].url)
  const each = Math.ceil(reads / delays.length / MEMBERS / 2)
  const found = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, number) =>
      writeAndRead({ here, there, each, token: await token(`member ${number} at ${delay}`) }),
    ),
  )
  const after = await answered(gateways[0].url)
  return {
    delay,
    reads: found.length * each * 2,
    stale: found.reduce((sum, one) => sum + one, 0),
    'by the standby': after.standby - before.standby,
    'by the primary': after.primary - before.primary,
    failed: after.failed - before.failed,
  }
}

interface Turn {
  readonly here: ReturnType<typeof httpClient>
  readonly there: ReturnType<typeof httpClient>
  readonly each: number
  readonly token: string
}

/** Reads each write at once, at the gateway that made it and, with its token, at the other; returns how many were stale. */
async function writeAndRead({ here, there, each, token }: Turn): Promise<number> {
  let stale = 0
  for (let written = 1; written <= each; written += 1) {
    const answer = await here('POST', '/wallet/deposit', { token, body: { amount: 1 } })
    const both = await Promise.all([
      here('GET', '/wallet', { token }),
      there('GET', '/wallet', { token, headers: tokenOf(answer) }),
    ])
    stale += both.filter((read) => balanceOf(read) !== written).length
  }
  return stale
}

function balanceOf({ status, body }: Answer): number {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.wallet.balance
}
