import { buildSchema, type GraphQLEnumType, type GraphQLInputObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { en as operate } from '../../../app/src/operate/messages/en.ts'
import { en as reports } from '../../../app/src/operate/reports/messages/en.ts'
import { en as parts } from '../../../app/src/parts/messages/en.ts'
import { schemaText } from '../../../src/schema.ts'

// What the app puts together as a key of its messages: if there is no such key, people read the name of the API, in English.

/** What operators see says the rest in the words of all. */
const operators = { ...parts, ...operate }

const schema = buildSchema(schemaText())

/** What tells which record is meant, or how the call is made, and what only integrators send. */
const notInForms = [
  'autoInvestWarningAcknowledged',
  'externalId',
  'id',
  'idempotencyKey',
  'metadata',
  'notificationTypes',
  'onBehalfOf',
  'pushNotifications',
  'recipientId',
  'status',
  'version',
]

it.each([
  'UpdateProfileInput',
  'UpdatePreferencesInput',
  'StandingOrderInput',
  'CreateLoanInput',
  'UpdateLoanInput',
  'DepositInput',
  'WithdrawInput',
  'TransferInput',
  'ChangeEmailAddressInput',
])('refusals in the app can name every field of %s', (input) => {
  const fields = Object.keys((schema.getType(input) as GraphQLInputObjectType).getFields())
  expect(
    fields.filter((name) => !notInForms.includes(name) && !(`field.${name}` in parts)),
    'add `field.<name>` to app/src/parts/messages/, or the name to notInForms here',
  ).toEqual([])
})

it.each<[string, string, string, object]>([
  ['InstalmentStatus', 'value', 'parts', parts],
  ['RiskLevel', 'value', 'parts', parts],
  ['DocumentKind', 'value', 'operate', operators],
  ['InvestmentStatus', 'value', 'operate', operators],
  ['LetterState', 'value', 'operate', operators],
  ['LoanStatus', 'value', 'operate', operators],
  ['TransactionType', 'value', 'operate', operators],
  ['VerificationStatus', 'value', 'operate', operators],
  ['LateBucket', 'word', 'operate/reports', reports],
  ['RiskLevel', 'word', 'operate/reports', reports],
])('the app has a word for every %s: %s in %s', (name, prefix, folder, messages) => {
  const values = (schema.getType(name) as GraphQLEnumType).getValues()
  expect(
    values.map((one) => `${prefix}.${one.name}`).filter((key) => !(key in messages)),
    `add the key to app/src/${folder}/messages/`,
  ).toEqual([])
})
