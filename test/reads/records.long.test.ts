import { createSecretKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contexts } from '../../src/context.ts'
import { LoanDebt } from '../../src/entities/loan/loan-debt.ts'
import { Profile } from '../../src/entities/member/profile.ts'
import { isNeeded } from '../../src/reads/fast/columns.ts'
import { openReads } from '../../src/reads/index.ts'
import { columnsOf, NotRead, rowFromJson } from '../../src/reads/rows.ts'
import { createSchema } from '../../src/schema.ts'
import { loanTools } from '../support/market/loans.ts'
import { plan } from '../support/reads/plans.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let loanId: string
let borrowerId: string

beforeAll(async () => {
  world = await startWorld()
  const { newLoan } = loanTools(world, await world.token('ada'))
  loanId = (await newLoan()).id
})
afterAll(() => world.close())

/** The loaders of a request that asked for a loan so often that it looks ahead, or of one that never does. */
async function afterAsking(query: string, fast: boolean) {
  const { database } = world.gateway
  const currency = { code: 'USD', decimals: 2 }
  const reads = openReads(database, { fast })
  const platform = { database, currency, cursorKey: createSecretKey(Buffer.alloc(32)), limits: {} }
  const contextOf = contexts(platform as never, {} as never, reads.of)
  const [loan] = await database.query<{ id: string }>(
    'select borrower_id as id from loan where id = $1',
    [loanId],
  )
  borrowerId = loan?.id ?? ''
  const viewer = {
    id: borrowerId,
    scopes: [],
    blocked: false,
    expiresAt: 0,
    authenticatedAt: undefined,
    language: undefined,
    accepts: undefined,
  }
  const operation = { plan: plan(createSchema(currency), query), variables: { id: loanId } }
  for (let sight = 1; sight <= 3; sight += 1) await reads.execute(operation, contextOf(viewer))
  const context = contextOf(viewer)
  const { errors } = await reads.execute(operation, context)
  expect(errors).toBeUndefined()
  return context.loaders
}

describe('a record that was read ahead', () => {
  const query = 'query ($id: ID!) { loan(id: $id) { status amountRequested borrower { city } } }'

  it('has the columns that were asked for and those of rules, and throws for all others', async () => {
    const loaders = await afterAsking(query, true)
    const loan = await loaders.loan.get(loanId)
    expect([loan?.status, typeof loan?.amountRequested]).toEqual(['draft', 'bigint'])
    expect([loan?.publishedAt, loan?.createdAt instanceof Date]).toEqual([null, true])
    for (const name of ['title', 'description', 'version', 'serviceFee'] as const)
      expect(() => loan?.[name]).toThrow(new NotRead({ table: 'loan', property: name }))
    for (const name of ['lateTerms', 'reflectionEndsAt', 'externalId', 'metadata'] as const)
      expect(() => loan?.[name]).toThrow(`loan.${name} was not read`)
    const borrower = await loaders.profile.get(loan?.borrowerId ?? '')
    expect(borrower?.id).toBe(loan?.borrowerId)
    expect(borrower?.city === null || typeof borrower?.city === 'string').toBe(true)
    expect(() => borrower?.fullName).toThrow('profile.fullName was not read')
    expect(() => borrower?.metadata).toThrow('profile.metadata was not read')
  })

  it('of a wallet leaves out what takes further accounts and payments, unless it is shown', async () => {
    const ofWallet = async (fields: string) => {
      const loaders = await afterAsking(`{ me { memberId wallet { ${fields} } } }`, true)
      return async (name: 'owed' | 'advanced' | 'pendingBalance') =>
        (await loaders.wallet.get(borrowerId))?.[name]
    }
    const few = await ofWallet('availableBalance')
    for (const name of ['owed', 'advanced', 'pendingBalance'] as const)
      await expect(few(name)).rejects.toThrow(`wallet_state.${name} was not read`)
    const all = await ofWallet('owed advancedBalance pendingBalance')
    for (const name of ['owed', 'advanced', 'pendingBalance'] as const)
      expect(await all(name)).toBe(0n)
  })

  it('has what is asked for of it by any type that shows its entity', async () => {
    const config = await readFile('codegen.ts', 'utf8')
    const shown = [
      ...config.matchAll(
        /^ +(\w+): '\.\.\/entities\/.*#(?:Loan|Profile|Investment|WalletState) as/gm,
      ),
    ]
    const tables = { Loan: 'loan', Profile: 'profile', Member: 'profile', Investment: 'investment' }
    expect(shown.map(([, type]) => type)).toContain('Profile')
    for (const [, type = ''] of shown) {
      const table = { ...tables, Wallet: 'wallet_state' }[type] ?? 'profile'
      expect([
        type,
        isNeeded({ table, property: 'updatedAt' }, new Set([`${type}.updatedAt`])),
      ]).toEqual([type, true])
    }
  })

  it('has what it has without looking ahead, where that was asked for', async () => {
    const [some, all] = [await afterAsking(query, true), await afterAsking(query, false)]
    const [ahead, whole] = [await some.loan.get(loanId), await all.loan.get(loanId)]
    for (const name of ['id', 'borrowerId', 'status', 'amountRequested', 'createdAt'] as const)
      expect(ahead?.[name]).toEqual(whole?.[name])
    expect(whole?.title).toEqual(expect.any(String))
  })
})

describe('a record of JSON', () => {
  it('is the same as one that came as a row', async () => {
    const { database } = world.gateway
    const [row] = await database.query(`select ${columnsOf(database, Profile)} from profile`)
    const [found] = await database.query<{ json: Readonly<Record<string, unknown>> }>(
      'select to_jsonb(profile) as json from profile where id = $1',
      [(row as Profile).id],
    )
    expect(rowFromJson(database, Profile, found?.json ?? {})).toEqual(row)
  })

  it('that lacks a column throws when it is asked for, unless it may be null', () => {
    const json = { loan_id: loanId, amount_due: 120, days_past_due: 0 }
    const debt = rowFromJson(world.gateway.database, LoanDebt, json)
    expect([debt.amountDue, debt.daysPastDue, debt.nextNumber]).toEqual([120n, 0, null])
    expect(() => debt.payoffAmount).toThrow('loan_debt.payoffAmount was not read')
  })
})
