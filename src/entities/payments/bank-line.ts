import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { LedgerTransaction } from '../ledger/ledger-transaction.ts'
import { reference, soleReference } from '../reference.ts'
import { BankFile } from './bank-file.ts'
import { Payment } from './payment.ts'

/** What a line of a bank statement is for; one in suspense waits for an operator to say so. */
const bankLinePurposes = ['payment', 'return', 'provider', 'fees', 'own_funds', 'suspense'] as const
export type BankLinePurpose = (typeof bankLinePurposes)[number]

/** A line of the bank's statement of the platform's account. */
export class BankLine extends entity({
  name: 'BankLine',
  properties: {
    id: p.uuid().primary(),
    fileId: () => reference(BankFile, 'file_id'),
    /** The platform's account, as an IBAN. */
    account: p.text(),
    /** The same line in another file has the same key. */
    key: p.text(),
    bookedOn: p.date(),
    /** Minor units; negative if money left the account. */
    amount: p.bigint(),
    endToEndId: p.text().strictNullable(),
    remittance: p.text().strictNullable(),
    counterparty: p.text().strictNullable(),
    /** The end of the other side's account number. */
    lastDigits: p.text().strictNullable(),
    /** Why the bank gave the money back, as ISO 20022 codes it. */
    returnReason: p.text().strictNullable(),
    purpose: p.enum(bankLinePurposes),
    /** The payment provider whose money it is. */
    provider: p.text().strictNullable(),
    /** What that provider kept of it, or the bank charged with it, in minor units. */
    fee: p.bigint().default('0'),
    paymentId: () => reference(Payment, 'payment_id').strictNullable(),
    /** What was posted when it was imported. */
    ledgerTransactionId: () => soleReference(LedgerTransaction, 'ledger_transaction_id'),
    /** What was posted when an operator said what it is for. */
    assignmentId: () => soleReference(LedgerTransaction, 'assignment_id').strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When its purpose was known: at once, or when an operator said so. */
    matchedAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    bank_line_day_index: ['bookedOn', 'id'],
    bank_line_file_index: ['fileId', 'bookedOn', 'id'],
    bank_line_payment_index: '(payment_id) where payment_id is not null',
    bank_line_matched_index: '(matched_at) where matched_at is not null',
    bank_line_end_to_end_index: '(end_to_end_id) where end_to_end_id is not null',
    bank_line_remittance_index: 'using gin (triples_of(remittance))',
    bank_line_suspense_index: "(booked_on, id) where purpose = 'suspense'",
  },
  uniques: { bank_line_key: ['account', 'key'] },
  checks: {
    bank_line_amount: 'amount <> 0',
    bank_line_fee: "fee = 0 or fee > 0 and purpose in ('payment', 'return', 'provider')",
    bank_line_whole: 'bank_line_is_whole(purpose, payment_id, provider, matched_at)',
  },
}) {}
