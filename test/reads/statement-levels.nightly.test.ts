import fc from 'fast-check'
import { getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { mostStatements } from '../support/reads/levels.ts'
import { questions, schema } from '../support/reads/questions.ts'
import {
  ask,
  idsOf,
  type ReadPaths,
  startReadPaths,
  viewersOf,
} from '../support/reads/read-paths.ts'
import { wholeTypes } from '../support/reads/whole-types.ts'
import { isThorough, rounds } from '../support/rounds.ts'
import { type Body, statements } from '../support/world.ts'

/** A query is compiled and looks ahead after it was seen some times, if at all: what it costs must be right before, then and after. */
const TIMES = 4
/** Each type is asked of one record and of many, at each path, by each viewer. */
const GROWS_MS = 600_000
/** Shallow and broad, or deep and narrow. */
const anyOf = (ids: readonly string[]) =>
  fc.oneof(questions(ids), questions(ids, { depth: 7, width: 3 }))
const no = fc.boolean()
const few = fc.constantFrom(2, 20)

/** The statements of the request that had most, of several in a row, and its answer. */
async function dearest(
  paths: ReadPaths,
  url: string,
  token: string,
  query: string,
  variables: object,
) {
  let found: { seen: string[]; body: Body } = { seen: [], body: undefined }
  for (let time = url === paths.urls.fast ? 1 : TIMES; time <= TIMES; time += 1) {
    let body: Body
    const all = await statements(async () => {
      body = await ask(url, token, query, variables)
      await paths.quiet()
    })
    // Who asks is looked up anew each half minute.
    const seen = all.filter((text) => !text.includes('from identity'))
    if (body && seen.length >= found.seen.length) found = { seen, body }
  }
  return found
}

/** Cursors behind the first record of the lists that a member or nobody has, as variables. */
async function cursors(url: string, token: string): Promise<Record<string, string | null>> {
  const page = '(first: 1) { pageInfo { endCursor } }'
  const found: Record<string, string | null> = {}
  for (const [type, around] of [
    ['Query', (text: string) => `{ ${text} }`],
    ['Profile', (text: string) => `{ me { ${text} } }`],
  ] as const) {
    const object = schema.getType(type)
    const fields = isObjectType(object) ? Object.values(object.getFields()) : []
    for (const { name } of fields.filter((one) =>
      getNamedType(one.type).name.endsWith('Connection'),
    )) {
      const { data } = await ask(url, token, around(name + page))
      found[`after_${type}_${name}`] = (data?.me ?? data)?.[name].pageInfo.endCursor ?? null
    }
  }
  return found
}

describe('a query', () => {
  let paths: ReadPaths
  let ids: string[]
  let viewers: { token: string; variables: object }[]

  beforeAll(async () => {
    paths = await startReadPaths({ SEED_DEMO: '1' })
    const tokens = await viewersOf(paths)
    ids = await idsOf(paths, tokens)
    const variablesOf = async (token: string) => {
      const { me } = (await ask(paths.urls.plain, token, '{ me { id } }')).data
      const own = Array<string>(12).fill(me.id)
      return { ids: [...ids, ...own], ...(await cursors(paths.urls.fast, token)) }
    }
    viewers = await Promise.all(
      tokens.map(async (token) => ({ token, variables: await variablesOf(token) })),
    )
  })
  afterAll(() => paths.close())

  it('costs at most one statement for each kind of record that a level needs', async () => {
    let [asked, answered] = [0, 0]
    const property = fc.asyncProperty(anyOf(ids), no, few, async (query, no, few) => {
      for (const { token, variables } of viewers)
        for (const url of Object.values(paths.urls)) {
          const given = { yes: true, ...variables, no, few }
          const { seen, body } = await dearest(paths, url, token, query, given)
          asked += 1
          if (body.data) answered += 1
          const most = mostStatements(query, given)
          expect(seen.length, `${most} for ${query}\n${seen.join('\n')}`).toBeLessThanOrEqual(most)
        }
    })
    await fc.assert(property, { numRuns: rounds(8) })
    // What is refused costs nothing, and shows nothing.
    expect(answered / asked).toBeGreaterThan(0.3)
  })
})

describe('of records that are alike', () => {
  const COUNT = 6
  /** Whether one list's answer comes before another needs its records; a statement for each record would be more. */
  const BY_CHANCE = 2
  /** Lists of what happened: a line or a notification refers to records of some kinds, the next to others. */
  const isMixed = /\b(notifications|transactions|cashFlow|Notification|Transaction)\b/
  let paths: ReadPaths
  let tokens: string[]
  let loans: string[]

  /**
   * Of each loan its own id, and those of an investment, the viewer, the borrower and the lender; with each a line, a notification and the wallet
   * of the viewer.
   */
  const records = async (token: string): Promise<string[][]> => {
    const { data } = await ask(paths.world.url, token, asIds)
    const { id: viewer, wallet, transactions, notifications } = data.me
    return data.loans.nodes.map(({ id, borrowerId, investments }: Body, at: number) => {
      const [one] = investments.nodes
      const own = [transactions, notifications].flatMap(({ nodes }) => nodes[at]?.id ?? [])
      return [id, one.id, viewer, borrowerId, one.lenderId, wallet.id, ...own]
    })
  }
  const asIds = `{ me { id wallet { id } transactions { nodes { id } } notifications { nodes { id } } }
    loans { nodes { id borrowerId investments { nodes { id lenderId } } } } }`

  beforeAll(async () => {
    paths = await startReadPaths()
    const { world } = paths
    tokens = await Promise.all(['ada', 'mary', 'stranger'].map((name) => world.token(name)))
    const { newLoan, put, invest } = loanTools(world, tokens[0] ?? '')
    loans = []
    for (let count = 0; count < COUNT; count += 1) {
      const { id } = await newLoan()
      loans.push(id)
      await put(id, { status: 'open' })
      for (const amount of [100, 200]) await invest('mary', id, amount)
    }
  })
  afterAll(() => paths.close())

  /**
   * Fails where a query costs more of many records than of some; gives the answer. Of one, two paths that lead to loans
   * lead to the same, which is read once; of some they need not.
   */
  const grow = async (url: string, token: string, query: string, no: boolean, some: number) => {
    const all = await records(token)
    const asking = (few: number, ids: readonly string[] = []) =>
      dearest(paths, url, token, query, { no, few, ids })
    // One is asked before and after: that many look ahead, and one did not yet, would be no growth.
    const before = await asking(some, all.slice(0, some).flat())
    const { seen, body } = await asking(COUNT, all.flat())
    const after = await asking(some, all.slice(0, some).flat())
    const most = mostStatements(query, { yes: true, no, few: COUNT })
    const usual = Math.max(before.seen.length, after.seen.length) + BY_CHANCE
    const allowed = isMixed.test(query) ? most : Math.min(most, usual)
    expect(seen.length, `${query}\n${seen.join('\n')}`).toBeLessThanOrEqual(allowed)
    return body
  }

  const grows = async () => {
    for (const [place, [type, query]] of wholeTypes().entries()) {
      // Each by all in turn; in CI all by all.
      const viewers = isThorough ? tokens : tokens.slice(place % tokens.length).slice(0, 1)
      for (const token of viewers)
        for (const url of Object.values(paths.urls))
          expect((await grow(url, token, query, false, 1)).errors, type).toBeUndefined()
    }
    const property = fc.asyncProperty(anyOf(loans.slice(0, 3)), no, async (query, no) => {
      for (const token of tokens)
        for (const url of Object.values(paths.urls)) await grow(url, token, query, no, 3)
    })
    await fc.assert(property, { numRuns: rounds(1) })
  }

  it('many cost no more than one, while they are open', { timeout: GROWS_MS }, grows)

  it('nor when they are being repaid', { timeout: GROWS_MS }, async () => {
    const { invest } = loanTools(paths.world, tokens[0] ?? '')
    for (const id of loans) await invest('mary', id, 700)
    await grows()
  })
})
