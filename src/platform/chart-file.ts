import { z } from 'zod'
import { mistakesIn, mistakeText, readJson } from '../config/json-file.ts'
import { accountKinds } from '../entities/ledger/account.ts'
import { movementKinds } from '../entities/ledger/ledger-transaction.ts'
import { type Chart, chartAccountTypes } from '../lending/books/chart.ts'

const number = z.string().regex(/^\d{4,8}$/, 'must be a number of 4 to 8 digits, in quotes')

const account = z.strictObject({
  number,
  name: z.string().min(1, 'must not be empty').max(100, 'must have at most 100 characters'),
  type: z.enum(chartAccountTypes, `must be one of ${chartAccountTypes.join(', ')}`),
})

const exception = z.strictObject({
  kind: z.enum(accountKinds, `must be one of ${accountKinds.join(', ')}`),
  movements: z.array(z.enum(movementKinds, `must be one of ${movementKinds.join(', ')}`)).min(1),
  side: z.enum(['debit', 'credit'], 'must be debit or credit').nullable().default(null),
  account: number,
})

const datev = z.strictObject({
  consultant: z.int().min(1_001).max(9_999_999),
  client: z.int().min(1).max(99_999),
  fiscalYearBegins: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-01$/, 'must be the first day of a month, such as 01-01'),
})

const file = z.strictObject({
  accounts: z.array(account).min(1),
  kinds: z.record(z.enum(accountKinds), number),
  exceptions: z.array(exception).default([]),
  accrued: z.strictObject({ debit: number, credit: number }),
  datev,
})

/** Reads a chart of accounts; throws a ConfigError with a line for each mistake. */
export function readChart(path: string): Chart {
  const given = readJson('CHART_FILE', path, 'docs/books.md shows what it must contain')
  const read = file.safeParse(given)
  const problems = read.success ? wrongNumbers(read.data) : read.error.issues.map(mistakeText)
  if (read.success && problems.length === 0) return read.data
  throw mistakesIn('CHART_FILE', path, problems)
}

/** What no single value shows: numbers that are there twice, of different lengths, or not at all. */
function wrongNumbers({ accounts, kinds, exceptions, accrued }: Chart): string[] {
  const numbers = accounts.map((one) => one.number)
  const known = new Set(numbers)
  const twice = numbers.filter((one, index) => numbers.indexOf(one) !== index)
  const used = [
    ...Object.entries(kinds).map(([kind, of]) => [`kinds.${kind}`, of] as const),
    ...exceptions.map(({ account: of }, index) => [`exceptions.${index}.account`, of] as const),
    ...Object.entries(accrued).map(([side, of]) => [`accrued.${side}`, of] as const),
  ]
  return [
    ...twice.map((one) => `accounts: ${one} is listed twice`),
    ...(new Set(numbers.map(({ length }) => length)).size > 1
      ? ['accounts: all numbers must have the same number of digits']
      : []),
    ...used
      .filter(([, of]) => !known.has(of))
      .map(([where, of]) => `${where}: there is no account ${of} among accounts`),
  ]
}
