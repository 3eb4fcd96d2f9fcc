/**
 * Mixed life: a socket for each of 5 000 members, who all listen to their own notifications, their own wallet and the markers of one of 200 areas, while
 * transfers, investments and new loans are made through another gateway: bin/node bench/mixed-life.ts [changes a second] [seconds] [rounds] [sockets],
 * 200, 20, 3 and 5 000 by default. For the gateway, graphql-ws and the limit it prints messages a second, the milliseconds from the beginning of each change's transaction until
 * somebody has heard of it, CPU for each message, and memory for each socket; and it compares what each socket heard with the database: what never came,
 * came twice, or came in another order is counted.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { developmentIssuer } from '../src/identity/development.ts'
import { DATA_DIR, openDatabase } from './database.ts'
import { boxesAroundLoans } from './fan-outs/markers.ts'
import { rotated } from './measuring/measure.ts'
import { nth } from './measuring/population.ts'
import { send } from './measuring/request.ts'
import { openSockets } from './measuring/sockets.ts'
import { indexForPeers, installPeers } from './peers.ts'
import { type Server, startServers } from './server.ts'
import type { Box } from './workloads/markers.ts'
import { graphqlRequests } from './workloads/workload.ts'

const [rate = 200, seconds = 20, rounds = 3, sockets = 5_000] = process.argv.slice(2).map(Number)
/** With a member for each of 5 000 sockets. */
const LOANS = 21_000
const AREAS = 200
const PAYERS = Math.min(400, sockets / 2)
/** Of 20 changes: 13 transfers, 6 investments, and one new loan. */
const MIX = 20
const INVESTMENTS = 6
const WARM_MS = 3_000
const SETTLED_MS = 5_000
const TOKEN_SECONDS = 6 * 3600
const names = ['gateway', 'graphql-ws', 'limit'] as const
const streams = [
  'subscription { notificationReceived { id type title message data createdAt } }',
  'subscription { walletChanged(initial: false) { id currency availableBalance heldBalance updatedAt } }',
  'subscription ($bbox: BBox!) { loanMarkersChanged(bbox: $bbox) { upserted { id title latitude longitude amountFunded } removedIds } }',
] as const

const texts = {
  transfer:
    'mutation ($input: TransferInput!) { transfer(input: $input) { transaction { createdAt } userErrors { code field message } } }',
  invest:
    'mutation ($input: InvestInput!) { invest(input: $input) { investment { createdAt loan { amountFunded } } userErrors { code field message } } }',
  draft:
    'mutation ($input: CreateLoanInput!) { createLoan(input: $input) { loan { id } userErrors { code field message } } }',
  publish:
    'mutation ($input: PublishLoanInput!) { publishLoan(input: $input) { loan { publishedAt } userErrors { code field message } } }',
} as const

interface Member {
  readonly id: string
  readonly token: string
}

interface Area {
  readonly bbox: Box
  /** The loan that is invested in, and drafts that are still to be published. */
  readonly loan: Loan
  readonly drafts: Loan[]
}

interface Loan {
  readonly id: string
  readonly owner: Member
}

/** A change that was made, and what is to be heard of it: by a member's wallet, or by an area of a loan with at least so much. */
interface Change {
  readonly atMs: number
  readonly members: readonly string[]
  readonly marker?: { readonly area: number; readonly loan: string; readonly funded: number }
}

/** A message of a socket, as it came. */
interface Heard {
  readonly atMs: number
  readonly bytes: Buffer
}

interface Marker {
  readonly id: string
  readonly amountFunded: string
}

/** What a message may hold. */
interface Told {
  readonly notificationReceived?: { readonly id: string; readonly createdAt: string }
  readonly walletChanged?: {
    readonly availableBalance: string
    readonly heldBalance: string
    readonly updatedAt: string
  }
  readonly loanMarkersChanged?: { readonly upserted: readonly Marker[] }
}

/** What came of a round: milliseconds of what was heard, and how much was not as it should be. */
interface Result {
  readonly notifications: number[]
  readonly wallets: number[]
  readonly markers: number[]
  lost: number
  twice: number
  disordered: number
}

const opened: (() => Promise<void>)[] = []
try {
  await installPeers(console.error)
  const database = await openDatabase(LOANS, console.error, `${DATA_DIR}/mixed`)
  opened.push(database.stop)
  const { admin } = database
  await admin.query('drop index if exists peers_newest_index')
  await indexForPeers(admin)
  const settings = { OPEN_LOANS_MAX: '100000', EVENT_LOOP_DELAY_MAX_MS: '60000', CHANGES: 'feed' }
  const { gateway: writer } = await startServers(database, opened, { names: ['gateway'], settings })
  const servers = await startServers(database, opened, { names, settings })
  const rows = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await admin.query(text, [...values])).rows
  writer.resume()
  const issuer = await developmentIssuer(database.dataDir)
  const people = await rows<{ id: string; subject: string; lends: boolean; borrows: boolean }>(
    `select profile_id as id, subject, user_type <> 'borrower' as lends, user_type <> 'lender' as borrows from identity join profile on profile.id = profile_id
      where subject ~ '^demo-[0-9]+$' order by substring(subject from 6)::int limit ${sockets}`,
  )
  const members = await Promise.all(
    people.map(async ({ id, subject, lends, borrows }) => ({
      id,
      lends,
      borrows,
      token: await issuer.issue({ subject, lifetimeSeconds: TOKEN_SECONDS }),
    })),
  )
  const payers = members.slice(0, PAYERS)
  const lenders = payers.filter(({ lends }) => lends)
  // Others than those who invest, since nobody invests in a loan of their own.
  const borrowers = members.slice(PAYERS).filter(({ borrows }) => borrows)
  const boxes = await rows<{ id: string; boxes: readonly Box[] }>(boxesAroundLoans, [AREAS, 1])
  const areas: Area[] = []
  for (const {
    boxes: [bbox],
  } of boxes) {
    if (bbox === undefined) continue
    const loan = await draftIn(writer, bbox, nth(borrowers, areas.length))
    await publish(writer, loan)
    areas.push({ bbox, loan, drafts: [] })
  }
  if (members.length < sockets || areas.length < AREAS)
    throw new Error(`the database has ${members.length} members and ${areas.length} areas only`)
  const listeners = members.map(({ token }, place) => ({
    token,
    payloads: streams.map((query) => ({
      query,
      variables: query.includes('$bbox') ? { bbox: nth(areas, place).bbox } : {},
    })),
  }))
  const figures = names.map((name) => ({
    name,
    messages: 0,
    used: 0,
    memory: Number.NaN,
    lasted: 0,
    all: empty(),
  }))
  let count = 0

  /** Makes the next change. */
  const change = async (): Promise<Change> => {
    count += 1
    const area = count % AREAS
    const { loan, drafts } = nth(areas, area)
    const turn = count % MIX
    const draft = turn === 0 ? drafts.pop() : undefined
    if (draft) {
      const atMs = await publish(writer, draft)
      return { atMs, members: [], marker: { area, loan: draft.id, funded: 0 } }
    }
    if (turn > 0 && turn <= INVESTMENTS)
      return investIn(writer, nth(lenders, count * 7), loan, area)
    const [payer, payee] = [nth(payers, count), nth(members, PAYERS + count * 13)]
    return transfer(writer, payer, payee === payer ? nth(members, count + 1) : payee)
  }

  for (let round = 0; round < rounds; round += 1)
    for (const { name } of rotated(figures, round)) {
      const kept = figures.find((one) => one.name === name)
      const server = servers[name]
      if (!kept) continue
      for (const [place, { bbox, drafts }] of areas.entries())
        while (drafts.length * AREAS < (rate * (seconds + WARM_MS / 1000)) / MIX + AREAS)
          drafts.push(await draftIn(writer, bbox, nth(borrowers, place)))
      server.resume()
      const before = (await server.memory()).rss
      const heard: Heard[][] = members.map(() => [])
      let messages = 0
      const close = await openSockets(server.url, listeners, (place, bytes) => {
        messages += 1
        heard[place]?.push({
          atMs: performance.timeOrigin + performance.now(),
          bytes: Buffer.from(bytes),
        })
      })
      await sleep(SETTLED_MS)
      if (round === 0) kept.memory = ((await server.memory()).rss - before) / sockets
      await during(WARM_MS, change)
      await sleep(SETTLED_MS)
      for (const one of heard) one.length = 0
      messages = 0
      const [{ now } = { now: new Date() }] = await rows<{ now: Date }>(
        'select clock_timestamp() as now',
      )
      const used = await server.usage()
      const changes = await during(seconds * 1000, change)
      kept.lasted += seconds
      await sleep(SETTLED_MS)
      kept.used += (await server.usage()) - used
      kept.messages += messages
      close()
      server.pause()
      await compare(rows, now, changes, heard, members, areas, kept.all)
    }
  console.info(`${rate} changes a second, ${rounds} rounds of ${seconds} s`)
  console.table(
    Object.fromEntries(
      figures.map(({ name, messages, used, memory, lasted, all }) => [
        name,
        {
          'messages a second': Math.round(messages / lasted),
          'notifications ms': percentiles(all.notifications),
          'wallets ms': percentiles(all.wallets),
          'markers ms': percentiles(all.markers),
          'CPU µs a message': Number((used / messages).toFixed(1)),
          'kB a socket': Math.round(memory / 1000),
          lost: all.lost,
          twice: all.twice,
          disordered: all.disordered,
        },
      ]),
    ),
  )
} finally {
  for (const stop of opened.toReversed()) await stop()
}

function empty(): Result {
  return { notifications: [], wallets: [], markers: [], lost: 0, twice: 0, disordered: 0 }
}

/** The median, the 99th percentile and the slowest. */
function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return [0.5, 0.99, 1].map((part) => at(part)?.toFixed(0)).join(', ')
}

/** Makes changes at the rate, whether or not those before have come to an end. */
async function during(forMs: number, change: () => Promise<Change>): Promise<Change[]> {
  const began = performance.now()
  const made: Promise<Change>[] = []
  while (performance.now() - began < forMs) {
    while (made.length < ((performance.now() - began) * rate) / 1000) made.push(change())
    await sleep(2)
  }
  return Promise.all(made)
}

/** Calls a mutation of one field, and returns its payload; throws if it is refused. */
async function call<Payload>(
  server: Server,
  { token }: Member,
  text: string,
  values: object,
): Promise<Payload> {
  const [request] = [
    graphqlRequests(
      text,
      () => token,
      () => ({ input: values }),
    )(0),
  ]
  const [payload] = Object.values(
    (await send(server, request)) as Record<string, Payload & { userErrors?: object[] }>,
  )
  if (payload === undefined || payload.userErrors?.length) throw new Error(JSON.stringify(payload))
  return payload
}

async function transfer(writer: Server, payer: Member, payee: Member): Promise<Change> {
  const { transaction } = await call<{ transaction: { createdAt: string } }>(
    writer,
    payer,
    texts.transfer,
    {
      recipientId: payee.id,
      amount: '0.01',
      idempotencyKey: randomUUID(),
    },
  )
  return { atMs: Date.parse(transaction.createdAt), members: [payer.id, payee.id] }
}

async function investIn(
  writer: Server,
  lender: Member,
  { id }: Loan,
  area: number,
): Promise<Change> {
  const { investment } = await call<{
    investment: { createdAt: string; loan: { amountFunded: string } }
  }>(writer, lender, texts.invest, { loanId: id, amount: '25.00', idempotencyKey: randomUUID() })
  const funded = Number(investment.loan.amountFunded)
  return {
    atMs: Date.parse(investment.createdAt),
    members: [lender.id],
    marker: { area, loan: id, funded },
  }
}

/** A draft in the middle of an area. */
async function draftIn(
  writer: Server,
  { west, south, east, north }: Box,
  owner: Member,
): Promise<Loan> {
  const { loan } = await call<{ loan: { id: string } }>(writer, owner, texts.draft, {
    title: 'A bicycle',
    description: 'To ride to work.',
    amountRequested: '50000.00',
    interestRate: '7.25',
    repaymentPeriodMonths: 60,
    purpose: 'bicycle',
    locationLatitude: (south + north) / 2,
    locationLongitude: (west + east) / 2,
  })
  return { id: loan.id, owner }
}

/** Publishes a draft; returns when. */
async function publish(writer: Server, { id, owner }: Loan): Promise<number> {
  const { loan } = await call<{ loan: { publishedAt: string } }>(writer, owner, texts.publish, {
    id,
  })
  return Date.parse(loan.publishedAt)
}

/** Adds what was heard of the changes of a round, beside what the database has. */
async function compare(
  rows: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>,
  since: Date,
  changes: readonly Change[],
  heard: readonly (readonly Heard[])[],
  members: readonly Member[],
  areas: readonly Area[],
  result: Result,
): Promise<void> {
  const placeOf = new Map(members.map(({ id }, place) => [id, place]))
  const told = heard.map((messages) =>
    messages.map(({ atMs, bytes }) => ({
      atMs,
      ...(JSON.parse(String(bytes)).payload?.data as Told),
    })),
  )
  const news = await rows<{ id: string; place: string; at: Date }>(
    `select notification.id, ordinality - 1 as place, created_at as at from unnest($1::uuid[]) with ordinality as member (user_id)
      join notification using (user_id) where created_at >= $2 order by place, number`,
    [members.map(({ id }) => id), since],
  )
  const newsOf = Map.groupBy(news, ({ place }) => Number(place))
  const states = await rows<{ user_id: string; available: string; held: string }>(
    `select user_id, available_balance as available, held_balance as held from wallet_state where user_id = any($1)`,
    [members.map(({ id }) => id)],
  )
  const stateOf = new Map(states.map((state) => [state.user_id, state]))
  for (const [place, messages] of told.entries()) {
    const received = messages.flatMap(({ atMs, notificationReceived: one }) =>
      one ? [{ atMs, ...one }] : [],
    )
    compareNews(newsOf.get(place) ?? [], received, result)
  }
  const wallets = told.map((messages) =>
    messages.flatMap(({ atMs, walletChanged: one }) => (one ? [{ atMs, ...one }] : [])),
  )
  for (const { atMs, members: changed } of changes)
    for (const id of changed) {
      const first = wallets[placeOf.get(id) ?? -1]?.find(
        ({ updatedAt }) => Date.parse(updatedAt) >= atMs,
      )
      if (first) result.wallets.push(first.atMs - atMs)
      else result.lost += 1
    }
  for (const id of new Set(changes.flatMap((one) => one.members))) {
    const states = wallets[placeOf.get(id) ?? -1] ?? []
    const [last, state] = [states.at(-1), stateOf.get(id)]
    if (
      last?.availableBalance !== money(state?.available) ||
      last.heldBalance !== money(state?.held)
    )
      result.lost += 1
    result.disordered += states.filter(
      ({ updatedAt }, at) => updatedAt < (states[at - 1]?.updatedAt ?? ''),
    ).length
  }
  compareMarkers(changes, told, areas, result)
}

/** Each notification comes once, in the order of its number. */
function compareNews(
  expected: readonly { readonly id: string; readonly at: Date }[],
  received: readonly { readonly atMs: number; readonly id: string }[],
  result: Result,
): void {
  const known = new Map(expected.map(({ id, at }, place) => [id, { at, place }]))
  const seen = new Set<string>()
  let newest = -1
  for (const { id, atMs } of received) {
    const one = known.get(id)
    if (one === undefined) continue
    if (seen.has(id)) result.twice += 1
    else result.notifications.push(atMs - Number(one.at))
    if (one.place < newest) result.disordered += 1
    newest = Math.max(newest, one.place)
    seen.add(id)
  }
  result.lost += expected.length - seen.size
}

/** Each who watches an area hears of each change in it, or of a later one of the same loan. */
function compareMarkers(
  changes: readonly Change[],
  told: readonly (readonly ({ readonly atMs: number } & Told)[])[],
  areas: readonly Area[],
  result: Result,
): void {
  const changed = Map.groupBy(
    changes.filter(({ marker }) => marker),
    ({ marker }) => marker?.area,
  )
  for (const [place, messages] of told.entries()) {
    const upserts = Map.groupBy(
      messages.flatMap(({ atMs, loanMarkersChanged: one }) =>
        (one?.upserted ?? []).map(({ id, amountFunded }) => ({
          id,
          atMs,
          funded: Number(amountFunded),
        })),
      ),
      ({ id }) => id,
    )
    for (const { atMs, marker } of changed.get(place % areas.length) ?? []) {
      const first = upserts
        .get(`loan:${marker?.loan}`)
        ?.find(({ funded }) => funded >= (marker?.funded ?? 0))
      if (first) result.markers.push(first.atMs - atMs)
      else result.lost += 1
    }
    for (const states of upserts.values())
      result.disordered += states.filter(
        ({ funded }, at) => funded < (states[at - 1]?.funded ?? 0),
      ).length
  }
}

/** An amount of a currency with two decimals. */
function money(minor: string | undefined): string {
  return (Number(minor) / 100).toFixed(2)
}
