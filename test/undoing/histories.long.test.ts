import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LateTerms } from '../../src/lending/late/terms.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { Refusal } from '../../src/lending/refusal.ts'
import type { Prepayment } from '../../src/lending/repaying/repay.ts'
import { bookRepayment } from '../../src/lending/undoing/book.ts'
import { undoRepayment } from '../../src/lending/undoing/undo.ts'
import { seededRandom } from '../../src/seed/random.ts'
import { anyChange, changePlan, undoChange } from '../support/market/any-change.ts'
import { brokenBooks } from '../support/market/market-checks.ts'
import { type Lending, openLending } from '../support/market/repaying/lent.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { rounds } from '../support/rounds.ts'

/** ROUNDS=50 tries 500 of each kind. */
const HISTORIES = rounds(10)
const START = new Date('2027-01-01T12:00:00Z')
const seed = Number(process.env.UNDO_SEED ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(seed)

let moment = 0
let lending: Lending
let olga: { id: string; scopes: string[] }
beforeAll(async () => {
  lending = await openLending()
  olga = { id: await lending.member('olga'), scopes: ['lending:admin'] }
})
afterAll(() => lending.close())

type Loan = Awaited<ReturnType<Lending['lend']>>

interface Paid {
  readonly day: number
  readonly amount: bigint
  readonly prepayment: Prepayment
}

/** A change of the plan, or a withdrawal: it stays if a repayment before it is undone. */
type Other = { readonly day: number } & (
  | { readonly change: ReturnType<typeof anyChange> }
  | { readonly withdraws: true }
)

const lateRules = (): Partial<LateTerms> =>
  random.pick<Partial<LateTerms>>([
    { interest: 'none' },
    { interest: 'contract' },
    { interest: 'contract', toleranceAmount: 0n },
    {
      interest: 'penalty',
      penalty: { points: 900, rate: null, graceDays: random.pick([0, 5]) },
      allocation: random.pick([
        'penalty,fee,interest,principal',
        'de-consumer',
        'principal,interest,penalty,fee',
      ]),
    },
  ])

/** Goes to a day. The jobs of days before may have run for a loan, or may not: that makes no difference. */
async function on(day: number, loan: Loan): Promise<void> {
  // What happens on the same day happens one after the other.
  moment += 1
  await travel(lending.platform.database, new Date(daysAfter(START, day).getTime() + moment))
  if (random.next() < 0.3) await planned(loan)
}

const planned = ({ id }: Loan) => lending.platform.database.query('select plan_late_loan($1)', [id])

/** Makes loans on the same terms and the same day. */
async function twins(count: number): Promise<readonly Loan[]> {
  const parts = Array.from({ length: random.whole(1, 4) }, () =>
    BigInt(random.whole(2_500, 60_000)),
  )
  const amount = parts.reduce((sum, part) => sum + part, 0n)
  const terms = [
    amount < 5_000n ? 5_000n : amount,
    random.pick([0, 700, random.whole(1, 3_600)]),
    random.pick([1, 2, 6, 12, random.whole(1, 30)]),
    lateRules(),
    amount < 5_000n ? [5_000n] : parts,
    {
      originationFee: 300,
      exitTerms: {
        withdrawalDays: random.pick([0, 14]),
        feeRefund: random.pick(['none', 'none', 'pro_rata'] as const),
      },
    },
  ] as const
  const day = START.toISOString().slice(0, 10)
  return Promise.all(Array.from({ length: count }, () => lending.lend(day, ...terms)))
}

const payoffOf = async ({ id }: Loan): Promise<bigint> => {
  const rows = await lending.platform.database.query<{ payoff: string }>(
    'select payoff_amount as payoff from loan_debt where loan_id = $1',
    [id],
  )
  return BigInt(rows[0]?.payoff ?? 0)
}

/** Pays, if anything is owed; gives the reference, and what was taken. */
async function pay(loan: Loan, { amount, prepayment }: Paid) {
  try {
    const { platform } = lending
    const limits = { ...platform.limits, serviceFee: 500 }
    const paid = await lending.repay({ ...platform, limits }, loan.id, amount, prepayment)
    return { reference: paid.transaction.reference, applied: paid.applied }
  } catch (error) {
    if (error instanceof Refusal && error.reasons[0]?.code === 'INVALID_TRANSITION')
      return undefined
    throw error
  }
}

/** Everything that a loan's history decides, but for its ids. */
async function stateOf({ id }: Loan): Promise<unknown> {
  const { database } = lending.platform
  const [row] = await database.query(
    `select (select jsonb_agg(to_jsonb(one) - 'loan_id' - 'reminded' order by number) from instalment as one where loan_id = loan.id) as plan,
      (select jsonb_agg(jsonb_build_array(amount, status, principal_repaid, interest_earned, fee_told, charges_earned) order by created_at, id)
        from investment where loan_id = loan.id) as investments,
      (select jsonb_agg(jsonb_build_array(number, kind, due_on, amount, paid, waived) order by number, due_on) from charge where loan_id = loan.id and amount > 0) as charges,
      status, service_fee, unearned, fee_running, fee_refunded, repay_by::text, charges_first, fees_due, next_due_on::text, late_due_on::text, last_due_on::text,
      (select to_jsonb(debt) - 'loan_id' from loan_debt as debt where debt.loan_id = loan.id) as debt
      from loan where id = $1`,
    [id],
  )
  return row
}

async function somePayment(loan: Loan, day: number): Promise<Paid> {
  const payoff = await payoffOf(loan)
  const something = BigInt(Math.floor(Number(payoff) * random.next()))
  const amount = random.pick([1n, something / 10n, something / 5n, something, payoff])
  return {
    day,
    amount: amount > 0n ? amount : 1n,
    prepayment: random.pick(['shorten', 'shorten', 'lower', 'advance']),
  }
}

/** Changes the plan of a loan or withdraws from it today, if that is possible. */
async function does(loan: Loan, other: Other): Promise<boolean> {
  if ('change' in other) {
    const outcome = await changePlan(lending, olga.id, loan.id, other.change, false)
    return outcome.code === undefined
  }
  return loan.withdraw().then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false
      throw error
    },
  )
}

/** What happens besides payments, most often nothing. */
function something(day: number): Other | undefined {
  const below = (most: number) => random.whole(0, most - 1)
  if (day < 14 && random.next() < 0.1) return { day, withdraws: true }
  return random.next() < 0.3 ? { day, change: anyChange(below, dayOf(day)) } : undefined
}

/** Lends a part of one of these repayments again; gives the reference, or nothing if none of it can be. */
async function lentAgain(
  history: readonly (Paid & { reference: string })[],
  today: number,
): Promise<string | undefined> {
  const one = history.at(random.whole(0, history.length - 1))
  if (one === undefined) return undefined
  try {
    const { transaction } = await undoRepayment(lending.platform, olga, {
      id: one.reference,
      reason: 'lent again',
      mode: 'return',
      amount: (one.amount + 1n) / 2n,
      valueDate: dayOf(random.pick([one.day, today])),
    })
    return transaction?.reference
  } catch (error) {
    // Of a loan that is repaid, or if most of it was interest.
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Has a loan live through a history without some of its payments; says whether all the rest was possible. */
async function lived(
  loan: Loan,
  history: readonly Paid[],
  others: readonly (Other & { after: number })[],
  without: ReadonlySet<number>,
): Promise<boolean> {
  for (let at = 0; at <= history.length; at += 1) {
    for (const other of others.filter(({ after }) => after === at)) {
      await on(other.day, loan)
      if (!(await does(loan, other))) return false
    }
    const paid = history[at]
    if (paid === undefined || without.has(at)) continue
    await on(paid.day, loan)
    if ((await pay(loan, paid))?.applied !== paid.amount) return false
  }
  return true
}

/** Undoes a repayment, if that is possible; if not, says why. */
async function undo(id: string): Promise<string> {
  try {
    await undoRepayment(lending.platform, olga, { id, reason: 'returned by the bank' })
    return 'undone'
  } catch (error) {
    return whyRefused(error)
  }
}

function whyRefused(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  const [reason] = error.reasons
  return `${reason?.code} ${reason?.details?.from ?? ''}`
}

const dayOf = (day: number): string => daysAfter(START, day).toISOString().slice(0, 10)

it(`a loan of which a repayment was undone is the one that it would be without it (UNDO_SEED=${seed})`, async () => {
  const tally: Record<string, number> = {}
  for (let done = 0; done < HISTORIES; done += 1) {
    await travel(lending.platform.database, START)
    const [loan, twin, third] = await twins(3)
    if (!(loan && twin && third)) throw new Error('no loans')
    let spare: Loan | undefined = third
    const history: (Paid & { reference: string })[] = []
    const others: (Other & { after: number })[] = []
    let day = 0
    for (let turn = random.whole(1, 8); turn > 0; turn -= 1) {
      day += random.pick([0, 1, random.whole(0, 40), random.whole(0, 60)])
      await on(day, loan)
      const other = something(day)
      if (other && (await does(loan, other))) others.push({ ...other, after: history.length })
      await on(day, loan)
      const paid = await somePayment(loan, day)
      const { reference, applied } = (await pay(loan, paid)) ?? {}
      if (reference === undefined || applied === undefined) break
      history.push({ ...paid, amount: applied, reference })
    }
    const undone = new Set<number>()
    // What was lent again leaves no trace either, once it is undone: also if it was as of a day before.
    const returned = random.next() < 0.4 ? await lentAgain(history, day) : undefined
    if (returned !== undefined) {
      day += random.pick([0, random.whole(0, 40)])
      await on(day, loan)
      await undoRepayment(lending.platform, olga, { id: returned, reason: 'a mistake' })
    }
    for (
      let again = random.pick([1, 1, 2]);
      again > 0 && undone.size < history.length;
      again -= 1
    ) {
      const at = random.whole(0, history.length - 1)
      if (undone.has(at)) continue
      day += random.pick([0, random.whole(0, 40)])
      await on(day, loan)
      const before = await stateOf(loan)
      const code = await undo(history[at]?.reference ?? '')
      tally[code] = (tally[code] ?? 0) + 1
      if (code === 'undone') undone.add(at)
      else expect(await stateOf(loan), `history ${done}, refused`).toEqual(before)
      // It is known whole, but one of its changes would not have been possible.
      if (code === 'HISTORY_UNKNOWN ' && spare) {
        const without = new Set([...undone, at])
        expect(await lived(spare, history, others, without), `history ${done}, ${at}`).toBe(false)
        spare = undefined
      }
    }
    expect(await lived(twin, history, others, undone), `history ${done}`).toBe(true)
    await on(day, loan)
    for (const one of [loan, twin]) await planned(one)
    expect(await stateOf(loan), `history ${done}`).toEqual(await stateOf(twin))
    // And goes on like it.
    day += random.whole(0, 50)
    await on(day, loan)
    const next = await somePayment(loan, day)
    expect(await pay(loan, next).then((one) => one?.applied)).toBe((await pay(twin, next))?.applied)
    for (const one of [loan, twin]) await planned(one)
    expect(await stateOf(loan), `history ${done}, later`).toEqual(await stateOf(twin))
  }
  if (process.env.SHOW) console.log(tally)
  expect(await auditLedger(lending.database.url)).toEqual([])
  expect(await brokenBooks(lending.database.sql)).toEqual([])
}, 3_600_000)

it(`a loan whose newest change is undone is the one that it would be without it (UNDO_SEED=${seed})`, async () => {
  const tally: Record<string, number> = {}
  for (let done = 0; done < HISTORIES; done += 1) {
    await travel(lending.platform.database, START)
    const [loan, twin] = await twins(2)
    if (!(loan && twin)) throw new Error('no loans')
    const history: Paid[] = []
    let day = 0
    let made: string | undefined
    for (let turn = random.whole(1, 8); turn > 0; turn -= 1) {
      day += random.pick([0, 1, random.whole(0, 40), random.whole(0, 60)])
      await on(day, loan)
      if (made === undefined) {
        const change = anyChange((most) => random.whole(0, most - 1), dayOf(day))
        made = (await changePlan(lending, olga.id, loan.id, change, false)).plan_change?.id
        await on(day, loan)
      }
      const paid = await somePayment(loan, day)
      if (random.next() < 0.7 && (await pay(loan, paid))) history.push(paid)
    }
    if (made === undefined) continue
    day += random.whole(0, 40)
    await on(day, loan)
    const before = await stateOf(loan)
    const outcome = await undoChange(lending, olga.id, made)
    const code = outcome.why ?? outcome.code ?? 'undone'
    tally[code] = (tally[code] ?? 0) + 1
    if (code !== 'undone') {
      expect(await stateOf(loan), `history ${done}, refused`).toEqual(before)
      continue
    }
    for (const paid of history) {
      await on(paid.day, twin)
      await pay(twin, paid)
    }
    await on(day, loan)
    for (const one of [loan, twin]) await planned(one)
    expect(await stateOf(loan), `history ${done}`).toEqual(await stateOf(twin))
  }
  if (process.env.SHOW) console.log(tally)
  expect(await auditLedger(lending.database.url)).toEqual([])
  expect(await brokenBooks(lending.database.sql)).toEqual([])
}, 3_600_000)

it(`a repayment that is booked as of its day is one that came then (UNDO_SEED=${seed})`, async () => {
  for (let done = 0; done < HISTORIES; done += 1) {
    await travel(lending.platform.database, START)
    const [loan, twin] = await twins(2)
    if (!(loan && twin)) throw new Error('no loans')
    const history: Paid[] = []
    let day = 0
    for (let turn = random.whole(1, 6); turn > 0; turn -= 1) {
      day += random.pick([1, random.whole(0, 40), random.whole(0, 60)])
      await on(day, twin)
      const paid = await somePayment(twin, day)
      const applied = (await pay(twin, paid))?.applied
      if (applied === undefined) break
      history.push({ ...paid, amount: applied })
    }
    const late = random.whole(0, history.length - 1)
    const missing = history[late]
    if (missing === undefined) continue
    const end = day + random.whole(0, 40)
    let ended = false
    for (const [at, paid] of history.entries()) {
      if (at === late) continue
      await on(paid.day, loan)
      ended ||= (await pay(loan, paid)) === undefined
    }
    await on(end, loan)
    const limits = { ...lending.platform.limits, serviceFee: 500 }
    const booked = await bookRepayment({ ...lending.platform, limits }, olga, {
      loanId: loan.id,
      amount: missing.amount,
      prepayment: missing.prepayment,
      valueDate: dayOf(missing.day),
    }).catch((error) => {
      // What was given back of a fee stays.
      if (whyRefused(error) === 'INVALID_TRANSITION fee_refunded') return undefined
      throw error
    })
    if (booked === undefined) continue
    expect([booked.applied, ended]).toEqual([missing.amount, false])
    for (const one of [loan, twin]) await planned(one)
    // Of payments on the same day, the one that is booked later comes later.
    if (history.filter(({ day: one }) => one === missing.day).length > 1) continue
    expect(await stateOf(loan), `history ${done}`).toEqual(await stateOf(twin))
  }
  expect(await auditLedger(lending.database.url)).toEqual([])
  expect(await brokenBooks(lending.database.sql)).toEqual([])
}, 3_600_000)
