import { type Currency, formatAmount, formatPercent } from '../../money.ts'

/** How a column becomes a field: as it is, or from minor units, hundredths of a percent, or PostgreSQL's form of a time. */
type Kind = 'plain' | 'money' | 'percent' | 'time'

/** A record of events: the column that names its member, and its fields by kind; a field is given with its column if that has another name. */
interface Shape {
  readonly member?: string
  readonly fields: Readonly<
    Partial<Record<Kind, readonly (string | readonly [field: string, column: string])[]>>
  >
}

const changed = ['created_at', 'updated_at'] as const

/**
 * The records of events, each under its name in REST, with the fields that are kept of it: none that is calculated when a record is
 * read, that describes a person, or that somebody wrote.
 */
const shapes = {
  transaction: {
    member: 'member_id',
    fields: {
      plain: [
        'id',
        'wallet_id',
        'type',
        ['direction', 'shown'],
        'currency',
        'reference',
        'counterparty_id',
        'loan_id',
        'investment_id',
        'payment_id',
      ],
      money: [
        'amount',
        'balance_change',
        'balance_after',
        'principal',
        'interest',
        'fee',
        'charges',
      ],
      time: ['created_at'],
    },
  },
  payment: {
    member: 'user_id',
    fields: {
      plain: [
        'id',
        ['member_id', 'user_id'],
        'direction',
        'currency',
        'state',
        'provider',
        'reference',
        'reason_code',
        'bank_account_id',
        'loan_id',
        ['transaction_id', 'line_id'],
      ],
      money: ['amount'],
      time: [...changed, 'settled_at', 'ended_at'],
    },
  },
  loan: {
    member: 'borrower_id',
    fields: {
      plain: [
        'id',
        'borrower_id',
        'repayment_period_months',
        'risk_level',
        'status',
        'currency',
        'repay_by',
        'version',
      ],
      money: [
        'amount_requested',
        'amount_funded',
        'fee_refunded',
        'written_off_amount',
        'recovered',
      ],
      percent: ['interest_rate'],
      time: [
        ...changed,
        'published_at',
        'expires_at',
        'disbursement_date',
        'withdrawn_at',
        'written_off_at',
      ],
    },
  },
  instalment: {
    member: 'borrower_id',
    fields: {
      plain: [['loan_id', 'id'], 'number', 'due_on'],
      money: ['principal', 'interest', 'principal_paid', 'interest_paid'],
    },
  },
  charge: {
    member: 'borrower_id',
    fields: {
      plain: ['id', 'loan_id', 'kind', 'number', ['due_date', 'due_on']],
      money: ['amount', 'paid', 'waived'],
    },
  },
  repayment: {
    member: 'borrower_id',
    fields: {
      plain: [
        'id',
        'loan_id',
        ['value_date', 'value_on'],
        'prepayment',
        ['returns_id', 'returns'],
        ['made_by_id', 'made_by'],
      ],
      money: ['amount'],
      time: ['created_at'],
    },
  },
  plan_change: {
    member: 'borrower_id',
    fields: {
      plain: [
        'id',
        'loan_id',
        'kind',
        'status',
        'by_operator',
        'effective_on',
        'from',
        'to',
        'instalments',
        'extend',
        'interest',
        'due_day',
        'months',
        'void_reason',
      ],
      percent: ['rate'],
      time: ['created_at', 'undone_at'],
    },
  },
  investment: {
    member: 'lender_id',
    fields: {
      plain: ['id', 'loan_id', 'lender_id', 'status', 'automatic'],
      money: ['amount', 'principal_repaid', 'interest_earned', 'charges_earned', 'recovered'],
      percent: ['interest_rate'],
      time: changed,
    },
  },
  bank_account: {
    member: 'user_id',
    fields: { plain: ['id', 'kind', 'country'], time: ['usable_at', 'created_at'] },
  },
  mandate: {
    member: 'user_id',
    fields: { plain: ['id', 'bank_account_id', 'reference'], time: ['signed_at'] },
  },
  // A line of the platform's own account, so no member's record.
  bank_line: {
    fields: {
      plain: ['id', 'booked_on', 'purpose', 'payment_id', 'provider'],
      money: ['amount', 'fee'],
    },
  },
  member: {
    member: 'id',
    fields: { plain: ['id', 'user_type', 'verification_status', 'blocked'], time: changed },
  },
  notification: {
    member: 'user_id',
    fields: { plain: ['id', 'user_id', 'type'] },
  },
  request: {
    member: 'member_id',
    fields: {
      plain: [
        'id',
        'act',
        ['target', 'target_id'],
        'member_id',
        ['asked_by_id', 'asked_by'],
        'status',
        ['decided_by_id', 'decided_by'],
      ],
      time: ['asked_at', 'decided_at'],
    },
  },
} satisfies Record<string, Shape>

/** The name of a record of events. */
export type RecordName = keyof typeof shapes

/** A row as PostgreSQL's `to_jsonb` gives it. */
type Json = Readonly<Record<string, unknown>>

const convert: Readonly<Record<Kind, (value: unknown, currency: Currency) => unknown>> = {
  plain: (value) => value,
  money: (value, { decimals }) => Number(formatAmount(BigInt(String(value)), decimals)),
  percent: (value) => Number(formatPercent(Number(value))),
  time: (value) => new Date(String(value)).toISOString(),
}

/** The fields of a record, in the order in which events show them. */
export function fieldsOf(name: RecordName): readonly string[] {
  return Object.values<Shape['fields'][Kind]>(shapes[name].fields).flatMap((all = []) =>
    all.map((one) => (typeof one === 'string' ? one : one[0])),
  )
}

/** A record in REST's form, with the id of its member: amounts and percentages are numbers, as `GET` shows them. */
export function presented(name: RecordName, row: Json, currency: Currency): Json {
  const { member, fields }: Shape = shapes[name]
  const shown = Object.entries(fields).flatMap(([kind, all]) =>
    all.map((one) => {
      const [field, column] = typeof one === 'string' ? [one, one] : one
      const value = row[column] ?? null
      return [field, value === null ? null : convert[kind as Kind](value, currency)] as const
    }),
  )
  return {
    member_id: (member === undefined ? undefined : row[member]) ?? null,
    [name]: Object.fromEntries(shown),
  }
}
