import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { openIssuer } from '../identity/issuer.ts'
import { currencyOf } from '../money.ts'
import { loanLimits } from '../platform/limits.ts'
import { type Connection, graphqlClient, reach } from '../simulation/client.ts'
import { openMarket } from '../simulation/market.ts'
import { pace } from '../simulation/pace.ts'
import { newTally } from '../simulation/tally.ts'
import { memberOf } from '../simulation/turn.ts'
import { type Given, SEED_MAX, seconds, whole } from './options.ts'
import { handleSignals } from './signals.ts'

const PEOPLE_MAX = 10_000
const PROGRESS_MS = 5_000
/** A timer with a longer delay would fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1

type Options = Given<'rate' | 'people' | 'seed' | 'for' | 'url'>

/** Simulates a market on a running gateway, through its API, until it is told to stop. */
export async function simulate(config: Config, given: Options): Promise<void> {
  const issue = await issuing(config)
  const { rate, url, lasting, market } = wish(config, given)
  const tally = newTally()
  const stop = stopSignal(lasting)
  const connection: Connection = { url, issue, stop, onRepeat: tally.repeated }
  await reach(connection, memberOf(market.seed, 0).subject)
  process.stderr.write(`simulating ${rate} actions a second on ${url}; Ctrl-C ends it\n`)
  setInterval(() => process.stderr.write(`${tally.line()}\n`), PROGRESS_MS)
  const left = await pace(rate, stop, openMarket(market, graphqlClient(connection), tally))
  process.stderr.write(`done: ${tally.line()}${left > 0 ? `; not answered ${left}` : ''}\n`)
  // A request that hangs would keep the process alive.
  process.exit(0)
}

function wish(config: Config, given: Options) {
  const currency = currencyOf(config.CURRENCY)
  return {
    rate: rateOf(given.rate ?? '5'),
    lasting: given.for === undefined ? undefined : seconds('for', given.for),
    market: {
      people: whole('people', given.people ?? '50', PEOPLE_MAX, 2),
      seed: whole('seed', given.seed ?? '0', SEED_MAX, 0),
      limits: loanLimits(config, currency),
      currency,
    },
    url: given.url === undefined ? urlOf(config) : checkedUrl(given.url),
  }
}

async function issuing(config: Config): Promise<Connection['issue']> {
  const { development } = await openIssuer(config)
  if (config.APP_MODE === 'production' || development === undefined)
    throw new ConfigError('simulate: needs the development issuer, whose tokens its members use')
  return (subject, lifetimeSeconds) => development.issue({ subject, lifetimeSeconds })
}

/** Aborts on a signal, or after this many seconds. */
function stopSignal(lasting: number | undefined): AbortSignal {
  const stop = new AbortController()
  const end = () => stop.abort()
  handleSignals(end)
  if (lasting !== undefined) setTimeout(end, Math.min(lasting * 1_000, TIMER_MAX_MS))
  return stop.signal
}

function rateOf(text: string): number {
  const rate = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : 0
  if (rate < 0.1 || rate > 200) throw new ConfigError('--rate: must be 0.1 to 200 actions a second')
  return rate
}

function urlOf({ HOST, PORT }: Config): string {
  if (PORT === 0) throw new ConfigError('--url: needed, since PORT is 0')
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

function checkedUrl(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/+$/, '')
  throw new ConfigError('--url: must be an http(s):// URL such as http://127.0.0.1:4000')
}
