import { defineEntity, p } from '@mikro-orm/core'
import { extensionOf, reference } from '../reference.ts'
import { BankFile } from './bank-file.ts'
import { Payment } from './payment.ts'

const BankOrderSchema = defineEntity({
  name: 'BankOrder',
  properties: {
    paymentId: () => extensionOf(Payment, 'payment_id'),
    fileId: () => reference(BankFile, 'file_id').index('bank_order_file_index'),
    /** When the bank carries it out. */
    day: p.date(),
  },
})

/** A payment that was ordered from the bank, and the file that says so. */
export class BankOrder extends BankOrderSchema.class {}
BankOrderSchema.setClass(BankOrder)
