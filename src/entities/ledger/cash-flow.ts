import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { viewIn } from '../view-source.ts'

/** The categories of cash flow. */
export const cashFlowCategories = [
  'deposit',
  'withdrawal',
  'transfer',
  'investment',
  'principal',
  'interest',
  'fee',
  'charge',
  'loss',
  'loan',
  'repayment',
  'reversal',
] as const

export type CashFlowCategory = (typeof cashFlowCategories)[number]

/** An entry of a wallet's cash flow with its category; a received repayment has an entry for each of its parts. */
export class CashFlow extends entity({
  name: 'CashFlow',
  view: true,
  expression: viewIn('wallet/cash-flow'),
  properties: {
    userId: p.uuid(),
    /** The position of its line in the wallet's statement. */
    position: p.bigint(),
    /** The line's id; for a loss, the investment's. */
    id: p.uuid().primary(),
    part: p.integer().primary(),
    category: p.text().$type<CashFlowCategory>(),
    /** Minor units; negative for money that went out or was lost. */
    amount: p.bigint(),
    currency: p.text(),
    /** Minor units: the wallet's balance after this part of its line; null for a loss, which moves no cash. */
    balanceAfter: p.bigint().strictNullable(),
    description: p.text().strictNullable(),
    loanId: p.uuid().strictNullable(),
    investmentId: p.uuid().strictNullable(),
    counterpartyId: p.uuid().strictNullable(),
    createdAt: p.datetime(3),
  },
}) {}
