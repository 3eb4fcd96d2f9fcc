import { readdirSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  type GraphQLSchema,
  GraphQLSpecifiedByDirective,
  getDirectiveValues,
  isScalarType,
  Kind,
  parse,
} from 'graphql'
import type { Currency } from './money.ts'
import { type Limits, withBounds } from './resolvers/bounds.ts'
import { charge } from './resolvers/lending/charge.ts'
import { guidance } from './resolvers/lending/guidance.ts'
import { investment } from './resolvers/lending/investment.ts'
import { toldKeyFacts } from './resolvers/lending/key-facts.ts'
import { loan } from './resolvers/lending/loan.ts'
import { loans } from './resolvers/lending/loans.ts'
import { loansChanged } from './resolvers/lending/loans-changed.ts'
import { map } from './resolvers/lending/map.ts'
import { opportunity } from './resolvers/lending/opportunity.ts'
import { planChange } from './resolvers/lending/plan-change.ts'
import { portfolio } from './resolvers/lending/portfolio.ts'
import { repayment } from './resolvers/lending/repayment.ts'
import { agreements } from './resolvers/member/agreements.ts'
import { documents } from './resolvers/member/documents.ts'
import { help } from './resolvers/member/help.ts'
import { mail } from './resolvers/member/mail.ts'
import { notification } from './resolvers/member/notification.ts'
import { privacy } from './resolvers/member/privacy.ts'
import { profile } from './resolvers/member/profile.ts'
import { protection } from './resolvers/member/protection.ts'
import { savedSearches } from './resolvers/member/saved-searches.ts'
import { tax } from './resolvers/member/tax.ts'
import { verification } from './resolvers/member/verification.ts'
import { bankAccounts } from './resolvers/money/bank-accounts.ts'
import { payments } from './resolvers/money/payments.ts'
import { wallet } from './resolvers/money/wallet.ts'
import { auditTrail } from './resolvers/operators/audit-trail.ts'
import { bankFiles } from './resolvers/operators/bank-files.ts'
import { books } from './resolvers/operators/books.ts'
import { cases } from './resolvers/operators/cases.ts'
import { eventLog } from './resolvers/operators/event-log.ts'
import { notes } from './resolvers/operators/notes.ts'
import { operator } from './resolvers/operators/operator.ts'
import { owed } from './resolvers/operators/owed.ts'
import { reminder } from './resolvers/operators/reminder.ts'
import { reports } from './resolvers/operators/reports.ts'
import { support } from './resolvers/operators/support.ts'
import { undoing } from './resolvers/operators/undoing.ts'
import { webhooks } from './resolvers/operators/webhooks.ts'
import { worklist } from './resolvers/operators/worklist.ts'
import { platform } from './resolvers/platform.ts'
import { refusingMalformed } from './resolvers/refusals/malformed.ts'
import { explainingIds } from './resolvers/refusals/outcome.ts'
import { root } from './resolvers/root.ts'
import { sandbox } from './resolvers/sandbox.ts'
import { scalars } from './resolvers/scalars.ts'

/** The resolvers of every deployment. */
export const written = [
  root,
  profile,
  savedSearches,
  protection,
  verification,
  agreements,
  wallet,
  payments,
  owed,
  bankAccounts,
  bankFiles,
  reports,
  loan,
  toldKeyFacts,
  loans,
  guidance,
  planChange,
  loansChanged,
  investment,
  charge,
  undoing,
  repayment,
  reminder,
  opportunity,
  operator,
  eventLog,
  books,
  webhooks,
  worklist,
  notes,
  help,
  cases,
  platform,
  support,
  auditTrail,
  notification,
  mail,
  privacy,
  portfolio,
  tax,
  documents,
  map,
] as const

/** What only some deployments have, and their limits. */
export interface Extras extends Limits {
  readonly sandbox?: boolean
}

/** The SDL of the whole schema: all files of the schema folder, and those of the folders of the extras. */
export function schemaText({ sandbox: withSandbox = false }: Extras = {}): string {
  return [...filesIn('../schema/'), ...(withSandbox ? filesIn('../schema/sandbox/') : [])].join(
    '\n',
  )
}

function filesIn(path: string): string[] {
  const folder = new URL(path, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'))
  return files.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

const shared = new Map<string, GraphQLSchema>()

/** The executable schema that all gateways of a process have in common. */
export function sharedSchema(currency: Currency, extras: Extras): GraphQLSchema {
  const key = JSON.stringify([currency, extras])
  const schema = shared.get(key) ?? createSchema(currency, extras)
  shared.set(key, schema)
  return schema
}

/** The executable schema, with money in the platform's currency. */
export function createSchema(currency: Currency, extras: Extras = {}): GraphQLSchema {
  const typeDefs = schemaText(extras)
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [
      enums(typeDefs),
      scalars(currency),
      ...written,
      ...(extras.sandbox ? [sandbox] : []),
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return refusingMalformed(explainingIds(withBounds(describedScalars(schema), extras)))
}

/** Restores the descriptions of scalars: makeExecutableSchema loses what the SDL says about those that resolvers define. */
function describedScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type)) {
      type.description ??= type.astNode?.description?.value
      const specified =
        type.astNode && getDirectiveValues(GraphQLSpecifiedByDirective, type.astNode)
      type.specifiedByURL ??= specified?.url as string | undefined
    }
  return schema
}

/** Enum values are upper case in GraphQL and lower case everywhere inside; error codes are upper case in both. */
function enums(typeDefs: string): Record<string, Record<string, string>> {
  const definitions = parse(typeDefs)
    .definitions.filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION)
    .filter(({ name }) => name.value !== 'ErrorCode')
  return Object.fromEntries(
    definitions.map(({ name, values = [] }) => [
      name.value,
      Object.fromEntries(values.map(({ name: { value } }) => [value, value.toLowerCase()])),
    ]),
  )
}
