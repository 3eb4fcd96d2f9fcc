import { expect, it } from 'vitest'
import type { movementKinds } from '../../src/entities/ledger/ledger-transaction.ts'
import type { TransactionType } from '../../src/entities/ledger/wallet-transaction.ts'
import { sources } from '../../src/migrations/sources.ts'

// What each movement of money is to the audit and to reversals. Without an answer here, a new one does not compile.

/** Whether money of such a line enters or leaves the platform (settlement), or adds to or takes from its fees. */
const crosses = {
  deposit: 'outside',
  withdrawal: 'outside',
  transfer_in: null,
  transfer_out: null,
  investment_hold: null,
  investment_release: null,
  investment_settlement: null,
  loan_disbursement: null,
  repayment_paid: 'fees',
  repayment_received: 'fees',
  fee: 'fees',
  reversal: 'outside',
} satisfies Readonly<Record<TransactionType, 'outside' | 'fees' | null>>

/** Whether an operator can reverse such a movement on its own. */
const reversible = {
  deposit: true,
  withdrawal: true,
  transfer: true,
  investment: false,
  release: false,
  disbursement: false,
  repayment: false,
  repayment_reversal: false,
  relending: false,
  fee: true,
  write_off: false,
  payment_hold: false,
  payment_release: false,
  set_off: false,
  advance: false,
  bank_line: false,
  assignment: false,
  // These two are refused with a reason of its own.
  return: true,
  reversal: true,
} satisfies Readonly<Record<(typeof movementKinds)[number], boolean>>

const textOf = (name: string) => sources.find((one) => one.name === name)?.text ?? ''
const literals = (text = '') => [...text.matchAll(/'(\w+)'/g)].map(([, one = '']) => one)
const namesOf = <Value>(record: Readonly<Record<string, Value>>, value: Value) =>
  Object.keys(record).filter((name) => record[name] === value)

it.each(['outside', 'fees'] as const)(
  'the audit sums every line that is part of the %s',
  (account) => {
    const sum = new RegExp(`filter \\(where type in \\(([^)]+)\\)\\) as ${account}\\b`)
    const [, listed] = sum.exec(textOf('lending/ledger/audit.sql')) ?? []
    expect(literals(listed).toSorted(), 'the sums in src/lending/ledger/audit.sql').toEqual(
      namesOf(crosses, account).toSorted(),
    )
  },
)

it('a movement can be reversed on its own, or is part of a loan', () => {
  const [, listed] =
    /select kind not in \(([^)]+)\)/.exec(textOf('lending/ledger/reversal.sql')) ?? []
  expect(literals(listed).toSorted(), 'is_part_of_loan in src/lending/ledger/reversal.sql').toEqual(
    namesOf(reversible, true).toSorted(),
  )
})
