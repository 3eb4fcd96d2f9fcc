import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogue } from '../../src/lending/event-log/catalogue.ts'
import { fieldsOf, type RecordName } from '../../src/lending/event-log/shapes.ts'
import { recordFields } from '../../src/rest-bridge/records/records.ts'

const document = readFileSync('docs/events.md', 'utf8')
const entries = Object.entries(catalogue)

it('is listed in docs/events.md, each event with what it shows and when it happens', () => {
  const rows = entries.map(
    ([type, { record, when }]) => `| \`${type}\` | \`${record}\` | ${when} |`,
  )
  expect(document).toContain(`| type | shows | when |\n|---|---|---|\n${rows.join('\n')}\n\n`)
})

it('is listed there with the fields of each record', () => {
  const names = [...new Set(entries.map(([, { record }]) => record))]
  const fields = (name: RecordName) =>
    fieldsOf(name)
      .map((field) => `\`${field}\``)
      .join(', ')
  const rows = names.map((name) => `| \`${name}\` | ${fields(name)} |`)
  expect(document).toContain(`| record | fields |\n|---|---|\n${rows.join('\n')}\n\n`)
})

/** Fields of events that REST shows in another way. */
const others: Readonly<Partial<Record<RecordName, readonly string[]>>> = {
  // It shows the sum, and the loan in the path.
  instalment: ['loan_id', 'principal_paid', 'interest_paid'],
  mandate: ['bank_account_id'],
  notification: ['type'],
}

it.each([
  ['transaction', 'Transaction'],
  ['payment', 'Payment'],
  ['loan', 'Loan'],
  ['instalment', 'Instalment'],
  ['charge', 'Charge'],
  ['plan_change', 'PlanChange'],
  ['bank_account', 'BankAccount'],
  ['mandate', 'Mandate'],
  ['bank_line', 'BankLine'],
  ['investment', 'Investment'],
  ['member', 'MemberSummary'],
  ['notification', 'Notification'],
  ['request', 'ApprovalRequest'],
] as const)('names the fields of %s as REST does', (name, type) => {
  const known = [...recordFields(type), ...(others[name] ?? [])]
  expect(fieldsOf(name).filter((field) => !known.includes(field))).toEqual([])
})
