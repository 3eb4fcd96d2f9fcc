import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { reference } from '../reference.ts'
import { viewIn } from '../view-source.ts'
import { Loan } from './loan.ts'

export const chargeKinds = ['late_fee', 'penalty_interest'] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** What a loan costs because an instalment was paid late, apart from its schedule. */
export class Charge extends entity({
  name: 'Charge',
  properties: {
    id: p.uuid().primary(),
    loanId: () => reference(Loan, 'loan_id'),
    /** The instalment that was paid late. */
    number: p.smallint(),
    kind: p.enum(chargeKinds),
    /** The day on which a fee was charged, or from which penalty interest runs: that on which the instalment was due. */
    dueOn: p.date(),
    /** Minor units, like the other amounts. Penalty interest grows for as long as principal of the instalment is overdue. */
    amount: p.bigint(),
    paid: p.bigint().default('0'),
    waived: p.bigint().default('0'),
    /** Why an operator has waived it, unless that was redacted. */
    waivedReason: p.text().strictNullable(),
    /** When that was, or the last time if penalty interest has grown since. */
    waivedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  lengths: { waivedReason: { min: 1, max: 500 } },
  uniques: { charge_once: ['loanId', 'number', 'kind', 'dueOn'] },
  checks: {
    charge_amounts_range: 'amount >= 0 and paid >= 0 and waived >= 0 and (paid + waived) <= amount',
    charge_waived_for_reason: 'waived_reason is null or waived > 0',
    charge_waived_when: '(waived > 0) = (waived_at is not null)',
  },
}) {}

/** A charge as of today, with penalty interest up to today. */
export class ChargeState extends entity({
  name: 'ChargeState',
  view: true,
  expression: viewIn('late/charge-state'),
  properties: {
    id: p.uuid().primary(),
    loanId: p.uuid(),
    /** The instalment that was paid late. */
    number: p.smallint(),
    kind: p.enum(chargeKinds),
    dueOn: p.date(),
    /** Minor units, like the other amounts. */
    amount: p.bigint(),
    paid: p.bigint(),
    waived: p.bigint(),
    outstanding: p.bigint(),
    waivedReason: p.text().strictNullable(),
  },
}) {}
