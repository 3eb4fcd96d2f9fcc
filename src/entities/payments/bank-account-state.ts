import { defineEntity, p } from '@mikro-orm/core'
import { viewIn } from '../view-source.ts'
import type { BankAccountKind } from './bank-account.ts'

const BankAccountStateSchema = defineEntity({
  name: 'BankAccountState',
  view: true,
  expression: viewIn('bank-accounts/bank-account-state'),
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    holder: p.text(),
    kind: p.text().$type<BankAccountKind>(),
    country: p.text(),
    lastDigits: p.text(),
    usableAt: p.datetime(3),
    createdAt: p.datetime(3),
    mandateId: p.uuid().strictNullable(),
    mandateReference: p.text().strictNullable(),
    mandateSignedAt: p.datetime(3).strictNullable(),
  },
})

/** A member's bank account, with the permission to debit it, if there is one. */
export class BankAccountState extends BankAccountStateSchema.class {}
BankAccountStateSchema.setClass(BankAccountState)
