import { MikroORM } from '@mikro-orm/postgresql'
import { expect, it } from 'vitest'
import { entities } from '../../src/entities/index.ts'
import { exportedTables } from '../../src/lending/data-export/tables.ts'
import { optional } from '../../src/lending/inbox/texts.ts'
import { sources, tableFunctions } from '../../src/migrations/sources.ts'

/** Columns of a member's records that an erasure leaves as they are, by the reason. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'says no more than which of a few things it is': [
    'account.kind',
    'bank_account.country',
    'instalment.accrual',
    'lender_test.version',
    'loan.purpose',
    'plan_change.void_reason',
    'repayment.prepayment',
    'verification_check.provider',
    'wallet_transaction.direction',
    'wallet_transaction.type',
  ],
  'is the currency of amounts': [
    'account.currency',
    'loan.currency',
    'payment.currency',
    'wallet.currency',
    'wallet_transaction.currency',
  ],
  'holds figures and dates': [
    'loan.late_terms',
    'plan_change.before',
    'plan_change.terms',
    'repayment.effect',
  ],
  'is a hash of texts that all members get': ['acceptance.hash', 'lender_test.hash'],
  'belongs to the books, and goes with them': [
    'bank_line.account',
    'bank_line.end_to_end_id',
    'bank_line.key',
    'bank_line.provider',
    'bank_line.return_reason',
    'deposit_reference.reference',
    'mandate.reference',
    'payment.provider',
    'payment.reason',
    'payment.reason_code',
    'payment.reference',
    'wallet_transaction.reference',
  ],
  'proves who was identified, as the law asks': ['verification.evidence'],
}

const erasing = [...tableFunctions, ...sources]
  .filter(({ name }) => name.startsWith('lending/erasure/'))
  .map(({ text }) => text)
  .join('\n')

/** Whether an erasure deletes the rows of a table, or sets the column in them. */
function isErased(table: string, column: string): boolean {
  const changes = erasing.match(new RegExp(`\\b(?:update|delete from) ${table}\\b[^;]+`, 'g')) ?? []
  const sets = new RegExp(`^delete|\\b${column}\\b`)
  return changes.some((one) => sets.test(one))
}

it('an erasure empties each column of a member’s records that can hold words', () => {
  const orm = new MikroORM({ clientUrl: 'postgres://unused/unused', entities: [...entities] })
  const columns = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, properties }) =>
    Object.values(properties)
      .filter(({ columnTypes, enum: oneOfFew }) => !oneOfFew && /text|json/.test(`${columnTypes}`))
      .map(({ fieldNames }) => ({ table: tableName, column: `${fieldNames}` })),
  )
  const left = columns
    .filter(({ table, column }) => table in exportedTables && !isErased(table, column))
    .map(({ table, column }) => `${table}.${column}`)
  expect(
    left.toSorted(),
    'let src/lending/erasure/erase.sql empty the column, or say in `kept` of test/house/erasure.test.ts why it stays',
  ).toEqual(Object.values(kept).flat().toSorted())
})

/** Words in notifications to others that an erasure leaves, with the reason. */
const keptInNews: Readonly<Record<string, string>> = {
  operator_message: 'an operator wrote it to the reader',
  search_name: 'the reader wrote it',
}

it('an erasure takes a member’s words out of the notifications of others', () => {
  const [, found = '', emptied = ''] =
    /with found as \(\s+select id from notification(.+?)limit most\s+\)\s+update notification(.+?);/s.exec(
      erasing,
    ) ?? []
  const left = optional.filter(
    (name) => ![found, emptied].every((list) => new RegExp(`\\b${name}\\b`).test(list)),
  )
  expect(
    left.toSorted(),
    'in erase_shared_traces of src/lending/erasure/words.sql, name each where notifications are found and where they are emptied, or say in `keptInNews` of test/house/erasure.test.ts why it stays',
  ).toEqual(Object.keys(keptInNews).toSorted())
})
