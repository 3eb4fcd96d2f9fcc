import { defineEntity, p } from '@mikro-orm/core'
import { uniqueWhere } from '../indexes.ts'
import { reference } from '../reference.ts'
import { BankAccount } from './bank-account.ts'

const MandateSchema = defineEntity({
  name: 'Mandate',
  properties: {
    id: p.uuid().primary(),
    bankAccountId: () => reference(BankAccount, 'bank_account_id'),
    /** What the bank knows it by. */
    reference: p.text().unique('mandate_reference'),
    signedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When it was withdrawn, or the bank said that it can't be used any more. */
    endedAt: p.datetime(3).strictNullable(),
  },
  indexes: [uniqueWhere('mandate', 'mandate_live', '(bank_account_id)', 'ended_at is null')],
})

/** A member's permission to debit one of their bank accounts. */
export class Mandate extends MandateSchema.class {}
MandateSchema.setClass(Mandate)
