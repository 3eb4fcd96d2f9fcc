import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf, reference } from '../reference.ts'
import { Payment } from './payment.ts'

/** The ISO 20022 messages that are exchanged with the bank: orders go out, statements come in. */
const bankFileKinds = ['pain.001', 'pain.008', 'camt.052', 'camt.053', 'camt.054'] as const

/** A file that was exchanged with the bank; its lines or orders are kept, not its text. */
export class BankFile extends entity({
  name: 'BankFile',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(bankFileKinds),
    /** Its message id or, of a statement, the bank's id of it. */
    messageId: p.text(),
    /** The platform's account, as an IBAN. */
    account: p.text(),
    /** The balance of the account at the end of the statement, in minor units. */
    closing: p.bigint().strictNullable(),
    /** The day of that balance; of orders, the day on which the bank carries them out. */
    day: p.date().strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When an order file was written, or a statement's last line was imported. */
    doneAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    bank_file_created_index: ['createdAt', 'id'],
    bank_file_closing_index: '(day) where closing is not null',
  },
  uniques: { bank_file_message: ['account', 'kind', 'messageId'] },
}) {}

/** A payment that was ordered from the bank, and the file that says so. */
export class BankOrder extends entity({
  name: 'BankOrder',
  properties: {
    paymentId: () => extensionOf(Payment, 'payment_id'),
    fileId: () => reference(BankFile, 'file_id').index('bank_order_file_index'),
    /** When the bank carries it out. */
    day: p.date(),
  },
}) {}
