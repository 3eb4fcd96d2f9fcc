import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { LedgerTransaction } from '../ledger/ledger-transaction.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'
import { Loan } from './loan.ts'

/** A repayment in the history of a loan, from which its plan can be made again. */
export class Repayment extends entity({
  name: 'Repayment',
  properties: {
    /** That of the ledger transaction that booked it first: the reference of its statement lines. */
    id: p.uuid().primary(),
    loanId: () => reference(Loan, 'loan_id'),
    /** Minor units. */
    amount: p.bigint(),
    /** What a prepayment did to the schedule. */
    prepayment: p.text().default('shorten'),
    /** What it made of the plan (repaying/effect.sql); null if that was not stored, as for those booked as of an earlier day. */
    effect: p.json<unknown>().strictNullable(),
    /** As of which day it counts: that on which it was booked, or an earlier one. */
    valueOn: p.date(),
    /** What the platform kept of the interest, in hundredths of a percent; null for repayments from before this was stored. */
    feeRate: p.integer().strictNullable(),
    /** The ledger transaction by which it is booked now; null once it is undone. */
    bookedBy: () => reference(LedgerTransaction, 'booked_by').strictNullable(),
    /** The repayment of which this is a part that was lent again; null for repayments. */
    returns: () => reference(Repayment, 'returns').strictNullable(),
    /** The operator who booked it, or lent it again; null if its borrower paid, or the clock took it. */
    madeBy: () => reference(Profile, 'made_by').strictNullable(),
    /** The deposit that it paid on, of money that came in outside the platform for a loan in default; null otherwise. */
    depositId: () => reference(LedgerTransaction, 'deposit_id').strictNullable(),
    /** The ledger transaction that undid it. */
    undoneBy: () => reference(LedgerTransaction, 'undone_by').strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: { repayment_loan_index: '(loan_id, value_on, created_at, id)' },
  checks: {
    repayment_amount_range: 'amount >= 0',
    repayment_fee_rate_range: 'fee_rate between 0 and 9999',
  },
}) {}
