/**
 * What the log of events costs a request: one gateway, in short rounds with and without the log, in turn: transfers, repayments to 30 lenders, and
 * publishing a loan. Two processes of the same program differ by some percent for as long as they run, so both kinds of rounds have the same ones:
 * without the log, its triggers are disabled and its webhook takes nothing.
 * bin/node bench/event-log.ts [rounds] [webhook | nothing] [kind], 15 by default; with `webhook`, all events are also delivered to a receiver on this machine;
 * with `nothing`, both kinds of rounds are the same, which shows what chance does. Prints how many of a kind are made in a second, the median ratio of
 * neighbouring rounds, and the same of the CPU that the gateway and its PostgreSQL use for each: other work on the machine changes rates more than that.
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
import { load } from './measuring/load.ts'
import { median, rotated } from './measuring/measure.ts'
import { nth } from './measuring/population.ts'
import { bytesOf, type HttpRequest, send } from './measuring/request.ts'
import { type Server, startServers } from './server.ts'
import { graphqlRequests } from './workloads/workload.ts'

const rounds = Number(process.argv[2] ?? 15)
const compared = process.argv[3] ?? 'log'
const delivers = compared === 'webhook'
/** How long a round is. */
const SECONDS = 3
/** Before it: switching the log has PostgreSQL plan all statements again, which takes as much as a third of the first second. */
const WARM_SECONDS = 1.5
/** The unit of times in /proc. */
const TICK_US = 10_000
const MEMBERS = 120
const LENDERS = 30
/** More than there are connections, so that no two repayments wait for the same loan. */
const LOANS = 40
const opened: (() => Promise<void>)[] = []

/** Whether what happens in a round is logged. */
type Logging = 'with' | 'without'

interface Bench {
  readonly server: Server
  /** Microseconds of CPU that the gateway and its PostgreSQL have used so far. */
  readonly usage: () => Promise<Usage>
  /** Makes the next request of a kind. */
  readonly next: Readonly<Record<Kind, () => HttpRequest>>
  /** Makes drafts enough for a round. */
  readonly draft: () => Promise<void>
  readonly log: (logging: Logging) => Promise<void>
}

interface Usage {
  readonly gateway: number
  readonly postgres: number
}
const DRAFTS = 4_000
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
const all = ['transfer', 'repayment of 30 lenders', 'publishing'] as const
type Kind = (typeof all)[number]
const only = process.argv[4]
const kinds = all.filter((kind) => only === undefined || only === kind)
/** Switches the log on or off, and with it the webhook. */
const switchLog = `do $$
declare
  log record;
begin
  for log in select tgrelid::regclass as of_table, tgname as name from pg_trigger where tgname like 'log_event%' loop
    execute format('alter table %s %s trigger %I', log.of_table, '$1', log.name);
  end loop;
  update webhook set disabled_at = case '$1' when 'disable' then now() end, disabled_reason = case '$1' when 'disable' then 'operator' end;
end $$`

async function openBench(): Promise<Bench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lending-gateway-bench-'))
  opened.push(() => removeFolder(dataDir))
  const embedded = await startEmbedded(dataDir)
  opened.push(() => embedded.stop())
  const settings = {
    EVENT_DAYS: '30',
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
  if (delivers) {
    const token = await issuer.issue({
      subject: 'olga',
      lifetimeSeconds: 6 * 3600,
      scope: 'lending:admin',
    })
    await call(token, input('createWebhook', 'webhook { id }'), { url: await receiver() })
  }
  let counted = 0
  const count = () => {
    counted += 1
    return counted
  }
  const ask = (text: string, token: string, values: object) =>
    graphqlRequests(
      text,
      () => token,
      () => ({ input: values }),
    )(0)
  return {
    server: gateway,
    usage: async () => ({
      gateway: await gateway.usage(),
      postgres: await usageOfPostgres(dataDir),
    }),
    log: async (logging) => {
      if (compared !== 'nothing')
        await admin.query(switchLog.replaceAll('$1', logging === 'with' ? 'enable' : 'disable'))
    },
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

/** How many were made in a second, and the microseconds of CPU for each. */
interface Round extends Usage {
  readonly rate: number
}

async function round(
  { server, usage, next, draft, log }: Bench,
  kind: Kind,
  logging: Logging,
): Promise<Round> {
  if (kind === 'publishing') await draft()
  await log(logging)
  // All loans have lenders in common, whose wallets each repayment locks: on 16 connections some would wait longer than a statement may take.
  const connections = kind === 'repayment of 30 lenders' ? 4 : 16
  const asked = { url: server.url, next: () => bytesOf(next[kind]()), least: 60, connections }
  await load({ ...asked, seconds: WARM_SECONDS })
  const [began, before] = [performance.now(), await usage()]
  const { length } = await load({ ...asked, seconds: SECONDS })
  const rate = length / ((performance.now() - began) / 1000)
  const after = await usage()
  const each = (of: keyof Usage) => (after[of] - before[of]) / length
  return { rate, gateway: each('gateway'), postgres: each('postgres') }
}

try {
  const bench = await openBench()
  const table: Record<string, Record<string, string>> = {}
  for (const kind of kinds) {
    const found = { with: [] as Round[], without: [] as Round[] }
    for (let turn = 0; turn < rounds; turn += 1)
      for (const logging of rotated(['with', 'without'] as const, turn))
        found[logging].push(await round(bench, kind, logging))
    const compare = (of: (one: Round) => number) => {
      const [logged, not] = [found.with.map(of), found.without.map(of)]
      const ratio = median(logged.map((one, turn) => one / (not[turn] ?? Number.NaN)))
      return `${median(logged).toFixed(0)} / ${median(not).toFixed(0)} = ${ratio.toFixed(3)}`
    }
    table[kind] = {
      'in a second': compare(({ rate }) => rate),
      'CPU µs': compare(({ gateway, postgres }) => gateway + postgres),
      gateway: compare(({ gateway }) => gateway),
      PostgreSQL: compare(({ postgres }) => postgres),
    }
  }
  console.info(`with ${compared === 'nothing' ? 'the log, twice' : `the log / without`}`)
  console.table(table)
} finally {
  for (const stop of opened.toReversed()) await stop()
}
