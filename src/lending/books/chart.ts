import { accountKinds } from '../../entities/ledger/account.ts'
import { movementKinds } from '../../entities/ledger/ledger-transaction.ts'

/** A kind of account in the ledger. */
export type AccountKind = (typeof accountKinds)[number]
/** A kind of ledger transaction. */
export type MovementKind = (typeof movementKinds)[number]
export type Side = 'debit' | 'credit'

/** The accounts of interest that has run and is not due yet, which the ledger does not have: each is on one side. */
const accruedSides = { accrued_debit: 'debit', accrued_credit: 'credit' } as const satisfies Record<
  string,
  Side
>

/** A kind of account with entries in the journal. */
export type BookedAccountKind = AccountKind | keyof typeof accruedSides
/** A kind of posting in the journal: a kind of ledger transaction, or the interest that ran in a month. */
export type PostingKind = MovementKind | 'accrual'

/** What accounts of the chart are for. Memorandum accounts show what members owe one another, which the platform neither has nor owes. */
export const chartAccountTypes = [
  'asset',
  'liability',
  'equity',
  'income',
  'expense',
  'memorandum',
] as const

export type ChartAccountType = (typeof chartAccountTypes)[number]

/** An account of the general ledger. */
export interface ChartAccount {
  readonly number: string
  readonly name: string
  readonly type: ChartAccountType
}

/** Where an entry of the ledger belongs if its kind of account alone does not say so. */
interface ChartException {
  readonly kind: AccountKind
  readonly movements: readonly MovementKind[]
  readonly side: Side | null
  readonly account: string
}

/** How the ledger is booked in the general ledger, and what DATEV's files name. */
export interface Chart {
  readonly accounts: readonly ChartAccount[]
  /** The account of each kind of account in the ledger. */
  readonly kinds: Readonly<Record<AccountKind, string>>
  /** The first that fits an entry counts. */
  readonly exceptions: readonly ChartException[]
  /** The accounts for the interest that has run and is not due yet: what borrowers will owe for it, and what lenders will get. */
  readonly accrued: Readonly<Record<Side, string>>
  readonly datev: DatevClient
}

/** For whom a batch of bookings is, and when their fiscal year begins. */
interface DatevClient {
  readonly consultant: number
  readonly client: number
  /** Month and day, such as `01-01`. */
  readonly fiscalYearBegins: string
}

/** The chart of a platform that has none of its own: that of a marketplace on which members lend to members. */
export const defaultChart: Chart = {
  accounts: [
    { number: '0800', name: 'Own funds of the platform', type: 'equity' },
    { number: '1200', name: 'Client money at bank', type: 'asset' },
    { number: '1210', name: 'Client money in transit', type: 'asset' },
    { number: '1220', name: 'Money received and paid outside the bank account', type: 'asset' },
    { number: '1300', name: 'Receivables from members', type: 'asset' },
    { number: '1310', name: 'Advances on deposits', type: 'asset' },
    { number: '1700', name: 'Wallets: available', type: 'liability' },
    { number: '1710', name: 'Wallets: held', type: 'liability' },
    { number: '1790', name: 'Suspense', type: 'liability' },
    { number: '4900', name: 'Losses and refunds borne', type: 'expense' },
    { number: '4970', name: 'Fees of payment providers and the bank', type: 'expense' },
    { number: '8400', name: 'Origination fees', type: 'income' },
    { number: '8410', name: 'Service fees and late fees', type: 'income' },
    { number: '9000', name: 'Loans: owed by borrowers', type: 'memorandum' },
    { number: '9010', name: 'Loans: accrued interest', type: 'memorandum' },
    { number: '9100', name: 'Loans: claims of lenders', type: 'memorandum' },
    { number: '9110', name: 'Loans: accrued interest of lenders', type: 'memorandum' },
  ],
  kinds: {
    settlement: '1220',
    bank: '1200',
    in_transit: '1210',
    suspense: '1790',
    provider_fees: '4970',
    fees: '8410',
    own_funds: '0800',
    available: '1700',
    held: '1710',
    owed: '1300',
    advanced: '1310',
    receivable: '9000',
    claim: '9100',
  },
  exceptions: [
    { kind: 'fees', movements: ['fee'], side: 'credit', account: '8400' },
    { kind: 'fees', movements: ['fee'], side: 'debit', account: '4900' },
  ],
  accrued: { debit: '9010', credit: '9110' },
  datev: { consultant: 1001, client: 1, fiscalYearBegins: '01-01' },
}

/** The account of the general ledger in which an entry of the ledger is booked; throws for a number that the chart does not have. */
export function accountOf(
  chart: Chart,
  kind: BookedAccountKind,
  movement: PostingKind,
  side: Side,
): ChartAccount {
  if (kind === 'accrued_debit' || kind === 'accrued_credit')
    return numbered(chart, chart.accrued[accruedSides[kind]])
  const exception = chart.exceptions.find(
    (one) =>
      one.kind === kind &&
      one.movements.some((of) => of === movement) &&
      (one.side ?? side) === side,
  )
  return numbered(chart, exception?.account ?? chart.kinds[kind])
}

/** The account of a chart with a number; throws if there is none. */
export function numbered({ accounts }: Chart, number: string): ChartAccount {
  const found = accounts.find((account) => account.number === number)
  if (found === undefined) throw new Error(`the chart of accounts has no account ${number}`)
  return found
}

/** The kinds of accounts in the ledger whose entries can be booked in an account of the chart. */
export function accountKindsOf({ kinds, exceptions }: Chart, number: string): AccountKind[] {
  return accountKinds.filter(
    (kind) =>
      kinds[kind] === number ||
      exceptions.some((one) => one.kind === kind && one.account === number),
  )
}

/** Which entries of the ledger are booked in an account: their kinds of accounts, their kinds of movements, and whether they are debits, side by side. */
export type Legs = readonly [kinds: string[], movements: string[], debits: boolean[]]

const sides = ['debit', 'credit'] as const satisfies readonly Side[]
const booked: readonly (readonly [BookedAccountKind, PostingKind, Side])[] = [
  ...accountKinds.flatMap((kind) =>
    movementKinds.flatMap((movement) => sides.map((side) => [kind, movement, side] as const)),
  ),
  ['accrued_debit', 'accrual', 'debit'],
  ['accrued_debit', 'accrual', 'credit'],
  ['accrued_credit', 'accrual', 'debit'],
  ['accrued_credit', 'accrual', 'credit'],
]

/** The entries that are booked in an account of a chart. */
export function legsOf(chart: Chart, account: string): Legs {
  const own = booked.filter(
    ([kind, movement, side]) => accountOf(chart, kind, movement, side).number === account,
  )
  return [
    own.map(([kind]) => kind),
    own.map(([, movement]) => movement),
    own.map(([, , side]) => side === 'debit'),
  ]
}
