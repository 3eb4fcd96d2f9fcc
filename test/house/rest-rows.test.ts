import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
} from 'graphql'
import { expect, it } from 'vitest'
import { records } from '../../src/rest-bridge/records/records.ts'
import { routes } from '../../src/rest-bridge/routes.ts'
import { schemaText } from '../../src/schema.ts'

// What GraphQL has and REST has to have, too.

const schema = buildSchema(schemaText())

/** What REST leaves out: the global id, and what follows from other fields or from who asks. */
const notInRest = [
  'Profile.id',
  'Loan.defaultOn',
  'Loan.interestPausedUntil',
  'Loan.pauseReasons',
  'Loan.amountRemaining',
  'Loan.fundedPercent',
  'Loan.myInvestment',
  'Loan.lentToBorrower',
  'Loan.repaymentVisible',
  'Investment.overdue',
  'Notification.loanCount',
  'Wallet.version',
  'Agreement.text',
  // Beside the lines of all members (`GET /operator/transactions`).
  'Transaction.memberId',
]

it('REST shows every value of a record, or is said not to', () => {
  const left = records.flatMap(({ typeCondition, selectionSet }) => {
    const type = schema.getType(typeCondition.name.value)
    const shown = selectionSet.selections.map((one) =>
      one.kind === Kind.FIELD ? one.name.value : '',
    )
    const beside = routes.flatMap((row) => (row.table === type?.name ? (row.beside ?? []) : []))
    return isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          isLeafType(getNamedType(field.type)) && ![...shown, ...beside].includes(field.name)
            ? [`${type.name}.${field.name}`]
            : [],
        )
      : []
  })
  expect(left, 'add the field to src/rest-bridge/records/records.ts, or to notInRest here').toEqual(
    notInRest,
  )
})

/** What REST does by another row, such as publishing by a PUT of the status; and two acts of operators that it does not offer. */
const noRow = ['defaultLoan', 'nodes', 'previewPlanChange', 'publishLoan', 'reviewMember']

/** Each row with the root fields of its document. */
const calls = routes.map((row) => ({
  row,
  names: parse(row.document).definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION
      ? one.selectionSet.selections.flatMap((field) =>
          field.kind === Kind.FIELD ? field.name.value : [],
        )
      : [],
  ),
}))

it('every query and mutation has a row of REST, or is said not to', () => {
  const called = calls.flatMap(({ names }) => names)
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  expect(
    fields.filter((name) => !called.includes(name)).toSorted(),
    'add a row to src/rest-bridge/rows/, or the name to noRow here',
  ).toEqual(noRow)
})

/** Acts that may wait for another operator: their answer is the request then, and no loan. */
const mayWait = ['cancelLoan', 'changePlan', 'writeOffLoan', 'recordRecovery']

/** Acts that take the version of their preview, which is in the preview's answer. */
const previewed = ['undoRepayment', 'undoPlanChange', 'reverseTransaction', 'approveRequest']

it('every row that changes a version has an ETag, and takes it as If-Match', () => {
  const inputs = schema.getMutationType()?.getFields() ?? {}
  const takesVersion = (name: string) =>
    inputs[name]?.args.some(({ type }) => {
      const input = getNamedType(type)
      return isInputObjectType(input) && 'version' in input.getFields()
    })
  const untagged = calls.flatMap(({ row, names }) =>
    row.tagged === undefined ? names.filter(takesVersion) : [],
  )
  expect(
    [...new Set(untagged)].toSorted(),
    'add `tagged` to its row in src/rest-bridge/rows/',
  ).toEqual([...mayWait, ...previewed].toSorted())
})
