import { defineEntity, p } from '@mikro-orm/core'
import { viewIn } from '../view-source.ts'
import { chargeKinds } from './charge.ts'

const ChargeStateSchema = defineEntity({
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
})

/** A charge as of today, with penalty interest up to today. */
export class ChargeState extends ChargeStateSchema.class {}
ChargeStateSchema.setClass(ChargeState)
