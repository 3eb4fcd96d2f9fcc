/**
 * What the log of events costs a request: a gateway that keeps one (EVENT_DAYS=30) and one that keeps none (EVENT_DAYS=0), each on a new database of its
 * own, in short alternating rounds: transfers, repayments to 30 lenders, and publishing a loan.
 * node bench/event-log.ts [rounds] [webhook], 15 by default; with `webhook`, all events are also delivered to a receiver on this machine. Prints
 * how many of a kind each makes in a second, the median ratio of the rounds, and the ratio of the CPU that the gateway and its PostgreSQL used for each:
 other work on the machine changes rates more than that.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../src/database/embedded/index.ts'
import { developmentIssuer } from '../src/identity/development.ts'
import { removeFolder } from '../test/support/folders.ts'
import { load } from './load.ts'
import { median, rotated } from './measure.ts'
import { nth } from './population.ts'
import { bytesOf, type HttpRequest, send } from './request.ts'
import { type Server, startServers } from './server.ts'
import { graphqlRequests } from './workloads/workload.ts'

const rounds = Number(process.argv[2] ?? 15)
const delivers = process.argv[3] === 'webhook'
const SECONDS = 1.5
/** The unit of times in /proc. */
const TICK_US = 10_000
const MEMBERS = 120
const LENDERS = 30
/** More than there are connections, so that no two repayments wait for the same loan. */
const LOANS = 40
const opened: (() => Promise<void>)[] = []

interface Side {
  readonly server: Server
  /** Microseconds of CPU that the gateway and its PostgreSQL have used so far. */
  readonly usage: () => Promise<number>
  /** Makes the next request of a kind. */
  readonly next: Readonly<Record<(typeof kinds)[number], () => HttpRequest>>
  /** Makes drafts enough for a round. */
  readonly draft: () => Promise<void>
}
const DRAFTS = 2_000
/** All that a loan has to say before it can be published. */
const whole = {
  title: 'A bicycle',
  description: 'To ride to work.',
  amountRequested: '30000.00',
  interestRate: '7.25',
  repaymentPeriodMonths: 60,
  purpose: 'bicycle',
}
const moreDrafts = `insert into loan (id, borrower_id, title, description, amount_requested, currency, interest_rate, repayment_period_months, purpose)
  select new_id(), ($1::uuid[])[1 + number % cardinality($1::uuid[])], 'A bicycle', 'To ride to work.', 120000, currency, 7.25, 24, 'bicycle'
  from deployment, generate_series(1, $2) as number returning id, borrower_id`
const kinds = ['transfer', 'repayment of 30 lenders', 'publishing'] as const

async function side(EVENT_DAYS: string): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lending-gateway-bench-'))
  opened.push(() => removeFolder(dataDir))
  const embedded = await startEmbedded(dataDir)
  opened.push(() => embedded.stop())
  const settings = {
    EVENT_DAYS,
    SEED_DEMO: '0',
    OPEN_LOANS_MAX: '100000',
    ...(delivers && { SANDBOX: 'on', WEBHOOK_PRIVATE_NETWORKS: '1' }),
    EVENT_LOOP_DELAY_MAX_MS: '60000',
  }
  const admin = new Client({
    connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/lending'),
    keepAlive: true,
  })
  const database = { ...embedded, dataDir, admin }
  const { gateway } = await startServers(database, opened, { names: ['gateway'], settings })
  await admin.connect()
  opened.push(() => admin.end())
  gateway.resume()
  const issuer = await developmentIssuer(dataDir)
  const tokenOf = (subject: string) => issuer.issue({ subject, lifetimeSeconds: 6 * 3600 })
  const tokens = await Promise.all(
    Array.from({ length: MEMBERS }, (_, index) => tokenOf(`member-${index}`)),
  )
  const call = graphqlCalls(gateway)
  const members: { readonly id: string; readonly token: string }[] = []
  for (const token of tokens) {
    const { id } = await call(token, '{ me { id: memberId } }')
    await call(token, input('deposit', 'wallet { id }'), {
      amount: '900000.00',
      idempotencyKey: randomUUID(),
    })
    members.push({ id, token })
  }
  const loans: { readonly id: string; readonly token: string }[] = []
  for (let index = 0; index < LOANS; index += 1) {
    const { token } = nth(members, index)
    const { loan } = await call(token, input('createLoan', 'loan { id }'), whole)
    const { id } = loan
    await call(token, input('publishLoan', 'loan { id }'), { id })
    for (let lender = 1; lender <= LENDERS; lender += 1)
      await call(nth(members, index + lender).token, input('invest', 'investment { id }'), {
        loanId: id,
        amount: '1000.00',
        idempotencyKey: randomUUID(),
      })
    loans.push({ id, token })
  }
  const drafts: { readonly id: string; readonly token: string }[] = []
  if (delivers && EVENT_DAYS !== '0') {
    const token = await issuer.issue({
      subject: 'olga',
      lifetimeSeconds: 6 * 3600,
      scope: 'lending:admin',
    })
    await call(token, input('createWebhook', 'webhook { id }'), { url: await receiver() })
  }
  gateway.pause()
  const counted = { value: 0 }
  const count = () => {
    counted.value += 1
    return counted.value
  }
  const ask = (text: string, token: string, values: object) =>
    graphqlRequests(
      text,
      () => token,
      () => ({ input: values }),
    )(0)
  return {
    server: gateway,
    usage: async () => (await gateway.usage()) + (await usageOfPostgres(dataDir)),
    next: {
      transfer: () => {
        const number = count()
        return ask(
          input('transfer', 'transaction { id balanceAfter }'),
          nth(members, number).token,
          {
            recipientId: nth(members, number * 7 + 1).id,
            amount: '0.01',
            idempotencyKey: randomUUID(),
          },
        )
      },
      'repayment of 30 lenders': () => {
        const { id, token } = nth(loans, count())
        return ask(input('repayLoan', 'loan { id status }'), token, {
          loanId: id,
          amount: '3.00',
          idempotencyKey: randomUUID(),
        })
      },
      publishing: () => {
        const one = drafts.pop()
        if (one === undefined) throw new Error('no draft is left')
        return ask(input('publishLoan', 'loan { id status }'), one.token, { id: one.id })
      },
    },
    draft: async () => {
      const { rows } = await admin.query<{ id: string; borrower_id: string }>(moreDrafts, [
        members.map(({ id }) => id),
        DRAFTS,
      ])
      for (const { id, borrower_id } of rows)
        drafts.push({ id, token: members.find((one) => one.id === borrower_id)?.token ?? '' })
    },
  }
}

/** The address of a process that answers whatever it gets with 204. */
async function receiver(): Promise<string> {
  const program = `require('node:http').createServer((request, response) => { request.resume(); response.writeHead(204).end() })
    .listen(0, '127.0.0.1', function () { process.send(this.address().port) })`
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  opened.push(async () => void child.kill())
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}/events`
}

/** The text of a mutation that takes an input. */
function input(name: string, fields: string): string {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`
  return `mutation Write($input: ${type}) { ${name}(input: $input) { ${fields} userErrors { code field message } } }`
}

interface Payload {
  readonly id: string
  readonly loan: { readonly id: string }
  readonly userErrors?: readonly object[]
}

/** Sends a mutation of one field, and returns its payload; throws if it is refused. */
function graphqlCalls(server: Server) {
  return async (token: string, text: string, values?: object): Promise<Payload> => {
    const request = graphqlRequests(
      text,
      () => token,
      () => ({ input: values }),
    )(0)
    const [payload] = Object.values((await send(server, request)) as Record<string, Payload>)
    if (payload === undefined || payload.userErrors?.length)
      throw new Error(JSON.stringify(payload))
    return payload
  }
}

/** Microseconds of CPU that a PostgreSQL has used, with its processes that have ended. */
async function usageOfPostgres(dataDir: string): Promise<number> {
  const [main = ''] = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split(
    '\n',
  )
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const used = await Promise.all(
    ids.map(async (id) => {
      // A process may end meanwhile.
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
      // What follows the name: the parent is the second field, the times from the twelfth on, those of ended children the two after them.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const times = fields.slice(11, 15).map(Number)
      return id === main ? times : fields[1] === main ? times.slice(0, 2) : []
    }),
  )
  return used.flat().reduce((all, ticks) => all + ticks, 0) * TICK_US
}

interface Round {
  readonly rate: number
  /** Microseconds of CPU for each. */
  readonly cpu: number
}

async function round(
  { server, usage, next, draft }: Side,
  kind: (typeof kinds)[number],
): Promise<Round> {
  // While drafts are made, a gateway that runs would have time to deliver, and would begin the round with it.
  if (kind === 'publishing') await draft()
  server.resume()
  // All loans have lenders in common, whose wallets each repayment locks: on 16 connections some would wait longer than a statement may take.
  const connections = kind === 'repayment of 30 lenders' ? 4 : 16
  const asked = { url: server.url, next: () => bytesOf(next[kind]()), least: 60, connections }
  await load({ ...asked, seconds: 0.3 })
  const [began, before] = [performance.now(), await usage()]
  const { length } = await load({ ...asked, seconds: SECONDS })
  const rate = length / ((performance.now() - began) / 1000)
  const cpu = ((await usage()) - before) / length
  server.pause()
  return { rate, cpu }
}

try {
  const sides = { with: await side('30'), without: await side('0') }
  for (const kind of kinds) {
    const found = { with: [] as Round[], without: [] as Round[] }
    for (let turn = 0; turn < rounds; turn += 1)
      for (const name of rotated(['with', 'without'] as const, turn))
        found[name].push(await round(sides[name], kind))
    const mid = (name: keyof typeof found, of: keyof Round) =>
      median(found[name].map((one) => one[of]))
    const ratio = (of: keyof Round) =>
      median(found.with.map((one, turn) => one[of] / (found.without[turn]?.[of] ?? Number.NaN)))
    console.info(
      `${kind}: ${mid('with', 'rate').toFixed(0)}/s with the log, ${mid('without', 'rate').toFixed(0)}/s without; with / without ${ratio('rate').toFixed(3)}; CPU ${mid('with', 'cpu').toFixed(0)} and ${mid('without', 'cpu').toFixed(0)} µs, ${ratio('cpu').toFixed(3)}`,
    )
  }
} finally {
  for (const stop of opened.toReversed()) await stop()
}
