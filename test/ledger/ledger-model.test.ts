import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { reverseTransaction } from '../../src/lending/ledger/reversal.ts'
import { deposit, withdraw } from '../../src/lending/payments/pay.ts'
import { Refusal } from '../../src/lending/refusal.ts'
import { transfer } from '../../src/lending/wallet/wallet.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'
import { rounds } from '../support/rounds.ts'

const PEOPLE = 3
const LIMIT = 10n ** 15n - 1n

/** The ledger as it should be, in memory. */
interface Model {
  /** What is available; negative where it is owed. */
  readonly balances: bigint[]
  readonly done: {
    readonly id: string
    readonly kind: Move['kind']
    readonly changes: readonly bigint[]
    reversed: boolean
  }[]
  readonly keys: Map<string, { readonly request: string; readonly outcome: string }>
}

interface Real {
  readonly ledger: TestLedger
  readonly people: readonly string[]
  readonly run: number
}

type Command = fc.AsyncCommand<Model, Real>

let ledger: TestLedger
let runs = 0
let bystander: string
let friend: string
beforeAll(async () => {
  ledger = await openLedger()
  bystander = await ledger.member('bystander')
  friend = await ledger.member('friend')
  await deposit(ledger.platform, bystander, { amount: 1_000_000n })
})
afterAll(() => ledger.close())

/** Tries a movement and says how it went: the ledger transaction, or the code of the refusal. */
async function result(run: () => Promise<{ transaction: { ledgerTransactionId: string | null } }>) {
  try {
    return (await run()).transaction.ledgerTransactionId ?? ''
  } catch (error) {
    if (error instanceof Refusal) return error.reasons[0]?.code ?? ''
    throw error
  }
}

/** What the model says of a change of balances: the code of the refusal, or undefined. */
function refusal({ balances }: Model, changes: readonly bigint[]): string | undefined {
  if (changes.some((change, who) => change < 0n && (balances[who] ?? 0n) + change < 0n))
    return 'INSUFFICIENT_FUNDS'
  const available = (who: number) => ((balances[who] ?? 0n) > 0n ? (balances[who] ?? 0n) : 0n)
  const over = changes.some((change, who) => change > 0n && available(who) + change > LIMIT)
  return over ? 'AMOUNT_OUT_OF_RANGE' : undefined
}

function apply(model: Model, changes: readonly bigint[]): void {
  for (const [who, change] of changes.entries())
    model.balances[who] = (model.balances[who] ?? 0n) + change
}

const only = (who: number, change: bigint) =>
  Array.from({ length: PEOPLE }, (_, index) => (index === who ? change : 0n))

async function agree(
  model: Model,
  { ledger: { platform, database }, people }: Real,
): Promise<void> {
  const rows = await platform.database.query<{ id: string; balance: bigint }>(
    'select user_id as id, available_balance + held_balance - owed as balance from wallet_state where user_id = any($1)',
    [people],
  )
  const balances = people.map((person) => rows.find(({ id }) => id === person)?.balance)
  expect(balances).toEqual(model.balances)
  expect(await auditLedger(database.url)).toEqual([])
}

class Move implements Command {
  readonly kind: 'deposit' | 'withdraw' | 'transfer'
  readonly from: number
  readonly to: number
  readonly amount: bigint
  readonly key: string | null
  /** Whether another's transfer is asked for at once, and so made together with it. */
  readonly beside: boolean

  constructor([kind, from, to, amount, key, beside]: [
    Move['kind'],
    number,
    number,
    bigint,
    string | null,
    boolean,
  ]) {
    this.kind = kind
    this.from = from
    this.to = to
    this.amount = amount
    this.key = key
    this.beside = beside
  }

  check() {
    return true
  }

  async run(model: Model, real: Real) {
    const { kind, from, amount, key } = this
    const [user = '', recipientId = ''] = [real.people[from], real.people[this.to]]
    const idempotencyKey = key === null ? null : `model-${real.run}-${key}`
    const { platform } = real.ledger
    const other = this.beside && transfer(platform, bystander, { recipientId: friend, amount: 1n })
    const said = await result(() =>
      kind === 'transfer'
        ? transfer(platform, user, { recipientId, amount, idempotencyKey })
        : (kind === 'deposit' ? deposit : withdraw)(platform, user, { amount, idempotencyKey }),
    )
    await other
    this.#expect(model, said)
    await agree(model, real)
  }

  #expect(model: Model, said: string) {
    const { kind, from, to, amount, key } = this
    if (amount <= 0n) return expect(said).toBe('AMOUNT_OUT_OF_RANGE')
    if (kind === 'transfer' && from === to) return expect(said).toBe('SELF_TRANSFER')
    const name = `${from} ${kind} ${key}`
    const request = `${kind === 'transfer' ? to : ''} ${amount}`
    const kept = key === null ? undefined : model.keys.get(name)
    if (kept !== undefined)
      return expect(said).toBe(kept.request === request ? kept.outcome : 'IDEMPOTENCY_KEY_REUSED')
    const changes = kind === 'deposit' ? only(from, amount) : only(from, -amount)
    if (kind === 'transfer') changes[to] = amount
    const owes = kind !== 'deposit' && (model.balances[from] ?? 0n) < 0n
    const refused = owes ? 'MONEY_OWED' : refusal(model, changes)
    if (key !== null) model.keys.set(name, { request, outcome: said })
    if (refused !== undefined) return expect(said).toBe(refused)
    expect(said).toMatch(/^[0-9a-f-]{36}$/)
    expect(model.done.map(({ id }) => id)).not.toContain(said)
    apply(model, changes)
    model.done.push({ id: said, kind, changes, reversed: false })
  }

  toString() {
    return `${this.kind}(${this.from} -> ${this.to}, ${this.amount}, ${this.key}, ${this.beside})`
  }
}

class Reverse implements Command {
  readonly which: number
  constructor(which: number) {
    this.which = which
  }

  check({ done }: Readonly<Model>) {
    return done.length > 0
  }

  async run(model: Model, real: Real) {
    const original = model.done[this.which % model.done.length]
    if (original === undefined) return
    const said = await result(async () => ({
      transaction: {
        ledgerTransactionId: await reverseTransaction(
          real.ledger.platform,
          original.id,
          'returned',
        ),
      },
    }))
    const changes = original.changes.map((change) => -change)
    // A deposit is taken back even if it was spent.
    const refused = original.kind === 'deposit' ? undefined : refusal(model, changes)
    const expected = original.reversed ? 'ALREADY_REVERSED' : refused
    if (expected !== undefined) expect(said).toBe(expected)
    else {
      expect(said).toMatch(/^[0-9a-f-]{36}$/)
      original.reversed = true
      apply(model, changes)
    }
    await agree(model, real)
  }

  toString() {
    return `reverse(${this.which})`
  }
}

const person = fc.nat(PEOPLE - 1)
const amount = fc.oneof(
  fc.bigInt(1n, 500n),
  fc.constantFrom(0n, -1n, 1n, 2n ** 31n, 2n ** 31n - 1n, 10n ** 15n - 2n, LIMIT),
)
const key = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom('a', 'b') },
)
const kind = fc.constantFrom('deposit' as const, 'withdraw' as const, 'transfer' as const)
const commands = [
  fc.tuple(kind, person, person, amount, key, fc.boolean()).map((values) => new Move(values)),
  fc.nat(20).map((which) => new Reverse(which)),
]

it('keeps to the model through any sequence of movements, retries and reversals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40 }), async (sequence) => {
      runs += 1
      const names = Array.from({ length: PEOPLE }, (_, who) => `run-${runs}-${who}`)
      const people = await Promise.all(names.map(ledger.member))
      const setup = () => ({
        model: { balances: people.map(() => 0n), done: [], keys: new Map() } as Model,
        real: { ledger, people, run: runs },
      })
      await fc.asyncModelRun(setup, sequence)
    }),
    { numRuns: rounds(6), verbose: 1 },
  )
})
