import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, it } from 'vitest'
import { readDocument } from '../../src/rest-bridge/presenter.ts'
import { routes } from '../../src/rest-bridge/routes.ts'
import { createSchema } from '../../src/schema.ts'

// REST reaches what GraphQL reaches: each field that leads to records is read by a row, or has a reason here.

const schema = createSchema({ code: 'USD', decimals: 2 })

/** Why no row reads a field. */
const reasons: Readonly<Record<string, string>> = {
  'Query.nodes': 'REST has a path for each kind of record; requests are cheap to repeat.',
  'PayoffLetter.document': 'GET /documents/{id} with the letter’s id.',
  'RepaymentReceipt.document': 'GET /documents/{id} with the receipt’s id.',
  'RepaymentReceipt.transaction': 'GET /wallet/transactions/{id} with the receipt’s id.',
  'Profile.member': 'GET /members/{id} with the profile’s id.',
  'Loan.schedule': 'A part of GET /loans/{id}/schedule.',
  'Loan.nextDue': 'The first of GET /loans/{id}/schedule that is not paid.',
  'Loan.ownReceipts': 'GET /wallet/transactions has their lines, with the parts of each.',
  'Loan.borrower': 'GET /members/{id} with borrower_id.',
  'LoanConnection.facets':
    'Counts for a search form, which several requests for totals can replace.',
  LoanFacets: 'The same.',
  'RepaymentReceivedDetails.investment': 'GET /wallet/transactions/{id} names it.',
  'ReversalDetails.counterparty': 'The same.',
  'MarkerChanges.upserted': 'Live only.',
  'LoanChanges.upserted': 'Live only.',
  'ApprovalRequest.loan': 'GET /loans/{id} with the target.',
  'ApprovalRequest.charge':
    'GET /loans?borrower_id names the member’s loans, and GET /loans/{id}/charges the charge.',
  'ApprovalRequest.transaction': 'GET /operator/members/{id}/transactions has the target.',
  'ApprovalRequest.bankLine': 'GET /operator/reconciliation has what it says.',
  'PlanChange.operator':
    'For operators alone: GET /operator/audit-trail?loan_id= says who changed the plan.',
  'Loan.freeze':
    'For operators alone: GET /operator/audit-trail?loan_id= says who froze it, when and why.',
  'WorkItem.lastReminder': 'GET /operator/loans/{id}/reminders has it.',
  'OpenBankItem.line': 'The item has what the line says.',
  'MemberFile.preferences':
    'Of the lists of a file, REST has those that a support desk pages through.',
  'MemberMoney.holdings':
    'GET /operator/members/{id}/entries names the holding of each entry; its last balance is the amount.',
  Holding: 'The same.',
  HoldingConnection: 'The same.',
}

/** Beside each such field is the id of its record, which has a path of its own. */
const pathOf: Readonly<Record<string, string>> = {
  Loan: '/loans/{id}',
  Member: '/members/{id}',
  Investment: '/investments/{id}',
  Transaction: '/wallet/transactions/{id}',
  Wallet: '/wallet',
  Payment: '/payments/{id}',
  BankAccount: '/bank-accounts/{id}',
  Document: '/documents/{id}',
  HelpRequest: '/help-requests/{id}',
}

function isBesideItsId(
  type: GraphQLObjectType,
  { name, type: to }: GraphQLField<unknown, unknown>,
) {
  const path = pathOf[getNamedType(to).name]
  const id =
    `${name}Id` in type.getFields() ||
    `${name}Ids` in type.getFields() ||
    type.name === 'Marker' ||
    type.name === 'Notification'
  return id && routes.some((row) => row.path === path)
}

/** The fields that rows select, as `Type.field`. */
function selectedByRows(): ReadonlySet<string> {
  const found = new Set<string>()
  for (const row of routes) {
    const types = new TypeInfo(schema)
    visit(
      readDocument(schema, row).plan.document,
      visitWithTypeInfo(types, {
        Field: ({ name }) => void found.add(`${types.getParentType()?.name}.${name.value}`),
      }),
    )
  }
  return found
}

const leadingFields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !/^__|^(Mutation|Subscription)$|Payload$|Edge$/.test(name))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isObjectType(getNamedType(field.type)) || type.name === 'Query')
      .filter(({ name }) => name !== 'edges')
      .map((field) => ({ type, field, name: `${type.name}.${field.name}` })),
  )

it('has a row or a reason for each read of GraphQL', () => {
  const selected = selectedByRows()
  const unreached = leadingFields
    .filter(({ name }) => !selected.has(name) && !(name in reasons))
    .filter(({ type }) => !(type.name in reasons))
    .filter(({ type, field }) => !isBesideItsId(type, field))
  expect(unreached.map(({ name }) => name)).toEqual([])
})

it('has no reason for what a row reads, or what is not there', () => {
  const selected = selectedByRows()
  const known = leadingFields.flatMap(({ name, type }) => [name, type.name])
  expect(Object.keys(reasons).filter((name) => selected.has(name))).toEqual([])
  expect(Object.keys(reasons).filter((name) => !known.includes(name))).toEqual([])
})
