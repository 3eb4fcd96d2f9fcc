import { catalogue, type EventType } from '../lending/event-log/catalogue.ts'
import { fieldsOf, type RecordName } from '../lending/event-log/shapes.ts'
import { isKeptInThin } from '../lending/webhooks/body.ts'
import type { JsonSchema } from '../rest-bridge/openapi/schemas.ts'
import { described, refTo, type Schemas } from './schemas.ts'

const id = { type: 'string', format: 'uuid' } as const
const time = { type: 'string', format: 'date-time' } as const
const money = { type: 'number', format: 'double' } as const
const orNull = (schema: JsonSchema) => ({ ...schema, type: [schema.type, 'null'] })

/** The REST record that a record of events is a part of. */
const restNames: Readonly<Record<Exclude<RecordName, 'repayment'>, string>> = {
  transaction: 'Transaction',
  payment: 'Payment',
  loan: 'Loan',
  instalment: 'Instalment',
  charge: 'Charge',
  plan_change: 'PlanChange',
  investment: 'Investment',
  bank_account: 'BankAccount',
  mandate: 'Mandate',
  bank_line: 'BankLine',
  member: 'MemberSummary',
  notification: 'Notification',
  request: 'ApprovalRequest',
}

/** The fields of events that REST shows in another way, or not at all. */
const own: Readonly<Partial<Record<RecordName, Schemas>>> = {
  instalment: {
    loan_id: { ...id, description: 'The id of its loan.' },
    principal_paid: { ...money, description: 'How much of its principal is paid.' },
    interest_paid: { ...money, description: 'How much of its interest is paid.' },
  },
  repayment: {
    id: { ...id, description: 'Its id: the `reference` of its transactions.' },
    loan_id: { ...id, description: 'The id of the loan.' },
    value_date: {
      type: 'string',
      format: 'date',
      description:
        'The day as of which it counts: the day on which it was booked, or an earlier one.',
    },
    prepayment: {
      anyOf: [refTo('Prepayment'), { type: 'null' }],
      description:
        'What a prepayment changes in the plan; null for a part of a repayment that is lent again.',
    },
    returns_id: {
      ...orNull(id),
      description:
        'For a part of a repayment that is lent again, the id of that repayment; null otherwise.',
    },
    made_by_id: {
      ...orNull(id),
      description: 'The id of the operator who booked it; null if its borrower paid.',
    },
    amount: { ...money, description: 'How much of the payment repays the loan.' },
    created_at: { ...time, description: 'When it was booked first.' },
  },
  loan: {
    fee_refunded: { ...money, description: 'How much of the origination fee was given back.' },
  },
  mandate: { bank_account_id: { ...id, description: 'The id of the bank account.' } },
}

/** Fields that REST hides from some callers, and that are therefore null there; never in events. */
const neverNull: Readonly<Partial<Record<RecordName, readonly string[]>>> = {
  loan: ['recovered'],
  investment: [
    'status',
    'automatic',
    'interest_rate',
    'principal_repaid',
    'interest_earned',
    'charges_earned',
    'recovered',
    'updated_at',
  ],
}

/** `PlanChange` of `plan_change`. */
function pascal(name: string): string {
  return name.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The name of the schema of an event, such as `LoanActiveEvent`. */
export function eventName(type: string): string {
  return `${pascal(type)}Event`
}

/** The name of the schema of the webhook that sends an event, such as `LoanActiveWebhook`. */
export function webhookName(type: string): string {
  return `${pascal(type)}Webhook`
}

/** The name of the schema of an event's `data`. */
function dataName(record: RecordName): string {
  return `Logged${pascal(record)}Data`
}

/** The types of all events, each with the record that it shows and when it happens. */
export const eventTypes = Object.entries(catalogue) as readonly (readonly [
  EventType,
  (typeof catalogue)[EventType],
])[]

/** The schemas of all events, of their webhooks, of their data, and of the records in it, whose fields are those of REST (`rest`) that are kept. */
export function loggedSchemas(rest: Schemas): Schemas {
  const records = [...new Set(eventTypes.map(([, { record }]) => record))]
  const events = eventTypes.map(([type, { record, when }]) => [
    eventName(type),
    described(eventOf({ const: type }, 'created_at', refTo(dataName(record))), when),
  ])
  const webhooks = eventTypes.map(([type, { record, when }]) => {
    const data = { anyOf: [refTo(dataName(record)), refTo(`Thin${dataName(record)}`)] }
    return [webhookName(type), described(eventOf({ const: type }, 'timestamp', data), when)]
  })
  return {
    EventType: {
      type: 'string',
      description: [
        'What has happened.',
        '',
        ...eventTypes.map(([type, { when }]) => `- \`${type}\`: ${when}`),
      ].join('\n'),
      enum: eventTypes.map(([type]) => type),
    },
    LoggedEvent: {
      description:
        'An event of the log. New types can come at any time: ignore what you do not know.',
      ...eventOf({ type: 'string' }, 'created_at', { type: 'object' }),
      anyOf: events.map(([name]) => refTo(String(name))),
    },
    ...Object.fromEntries([...events, ...webhooks]),
    ...Object.fromEntries(records.flatMap((record) => recordSchemas(record, rest))),
  }
}

function eventOf(type: JsonSchema, at: 'created_at' | 'timestamp', data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      id: { ...id, description: 'A UUID, unique to this event.' },
      sequence: {
        type: 'integer',
        format: 'int64',
        minimum: 1,
        description: 'Its place in the log: from 1, without gaps. A cause comes before its effect.',
      },
      type: { ...type, description: 'What has happened.' },
      [at]: { ...time, description: 'When the transaction that caused it began.' },
      data,
    },
    required: ['id', 'sequence', 'type', at, 'data'],
  }
}

function recordSchemas(record: RecordName, rest: Schemas): [string, JsonSchema][] {
  const name = `Logged${pascal(record)}`
  const fields = fieldsOf(record)
  const schemaOf = (names: readonly string[], description: string) => ({
    type: 'object',
    description,
    properties: Object.fromEntries(names.map((field) => [field, fieldSchema(record, field, rest)])),
    required: names,
  })
  return [
    [dataName(record), dataOf(record, name)],
    [`Thin${dataName(record)}`, dataOf(record, `Thin${name}`)],
    [
      name,
      schemaOf(
        fields,
        'The record as it was then, without what describes a person, and without what is calculated when it is read.',
      ),
    ],
    [
      `Thin${name}`,
      schemaOf(
        fields.filter(isKeptInThin),
        'Its ids and states, where the endpoint has asked for thin payloads.',
      ),
    ],
  ]
}

function dataOf(record: RecordName, schema: string): JsonSchema {
  return {
    type: 'object',
    properties: {
      contract: {
        type: 'string',
        description: 'The version of the contract that this form follows.',
      },
      member_id: {
        ...(record === 'bank_line' ? orNull(id) : id),
        description: `Whose record it is${record === 'bank_line' ? ': null, since it is the platform’s' : ''}.`,
      },
      [record]: refTo(schema),
    },
    required: ['contract', 'member_id', record],
  }
}

function fieldSchema(record: RecordName, field: string, rest: Schemas): JsonSchema {
  const shown = record === 'repayment' ? undefined : rest[restNames[record]]
  const properties = (shown?.properties ?? {}) as Schemas
  const schema = own[record]?.[field] ?? properties[field]
  if (schema === undefined) throw new Error(`no schema of ${record}.${field}`)
  const description = String(schema.description).replace(whereHidden, '')
  return described(neverNull[record]?.includes(field) ? withoutNull(schema) : schema, description)
}

/** What REST's descriptions say of callers who may not see a field. */
const whereHidden = /[;,]?( and)? null to others|,? and (null )?where `repayment_visible` is false/g

function withoutNull({ type, anyOf, ...rest }: JsonSchema): JsonSchema {
  const [one] = (Array.isArray(anyOf) ? anyOf : [{}]) as readonly JsonSchema[]
  return { ...(Array.isArray(type) ? { type: type[0] } : one), ...rest }
}
