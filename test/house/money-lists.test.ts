import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type CashFlowCategory, cashFlowCategories } from '../../src/entities/ledger/cash-flow.ts'
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

it('each movement that can be reversed on its own is reversed in a test', () => {
  const test = readFileSync(new URL('../ledger/reverse-line.long.test.ts', import.meta.url), 'utf8')
  const titles = [...test.matchAll(/^ +it\('(.+)', /gm)].map(([, title]) => title).join('\n')
  const refused = ['return', 'reversal']
  const lacking = namesOf(reversible, true).filter(
    (kind) => !refused.includes(kind) && !titles.includes(kind.replaceAll('_', ' ')),
  )
  expect(lacking, 'reverse one, and name it, in test/ledger/reverse-line.long.test.ts').toEqual([])
})

/** Where each category of the cash flow is told apart: in a lender's result, and in the figures for taxes. */
const countedIn = {
  deposit: [],
  withdrawal: [],
  transfer: [],
  investment: ['investing/portfolio.ts'],
  principal: ['investing/portfolio.ts', 'tax/figures.ts'],
  interest: ['investing/portfolio.ts', 'tax/figures.ts'],
  fee: ['investing/portfolio.ts', 'tax/figures.ts'],
  charge: ['investing/portfolio.ts', 'tax/figures.ts'],
  loss: ['investing/portfolio.ts', 'tax/figures.ts'],
  // What borrowers pay is told apart by the lines of their repayments.
  loan: [],
  repayment: [],
  reversal: [],
} satisfies Readonly<Record<CashFlowCategory, readonly string[]>>

it.each(['investing/portfolio.ts', 'tax/figures.ts'])(
  'src/lending/%s counts the categories of the cash flow that countedIn says',
  (file) => {
    const text = readFileSync(new URL(`../../src/lending/${file}`, import.meta.url), 'utf8')
    const named = cashFlowCategories.filter((one) =>
      new RegExp(`(?:category (?:= |in \\([^)]*)|when )'${one}'`).test(text),
    )
    expect(named, `src/lending/${file}, or countedIn in test/house/money-lists.test.ts`).toEqual(
      cashFlowCategories.filter((one) => countedIn[one].some((path) => path === file)),
    )
  },
)
