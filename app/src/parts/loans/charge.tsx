import type { ComponentChildren } from 'preact'
import type { ChargeKind } from '../../graphql/graphql.ts'
import { t } from '../messages/index.ts'
import { money } from '../money.ts'
import { written } from '../plainly.ts'
import { day } from '../time.ts'

/** A late fee, or the penalty interest of an instalment. */
export interface Charge {
  readonly id: string
  readonly kind: ChargeKind
  readonly number: number
  readonly dueOn: string
  readonly amount: string
  readonly paid: string
  readonly waived: string
  readonly outstanding: string
  readonly reason: string
  readonly waivedReason: string | null
}

/** What a charge is, such as `Late fee for instalment 3`. */
export function chargeName({ kind, number }: Pick<Charge, 'kind' | 'number'>): string {
  return t('charge.name', { kind, number })
}

interface Props {
  readonly charges: readonly Charge[]
  readonly currency: string
  /** What can be done about a charge. */
  readonly act?: (charge: Charge) => ComponentChildren
}

/** Charges, each with its day, its amount, what became of it, and why. */
export function ChargeLines({ charges, currency, act }: Props) {
  return (
    <ul class="lines">
      {charges.map((one) => (
        <li key={one.id}>
          <div class="apart">
            <b>{chargeName(one)}</b>
            <b class="figures">{money(one.amount, currency)}</b>
          </div>
          <p class="soft small">
            {t('charge.since', { kind: one.kind, dueOn: day(one.dueOn) })} ·{' '}
            {becameOf(one, currency)}
          </p>
          <p class="soft small">{written(one.reason)}</p>
          {one.waivedReason && <p class="why">{t('quoted', { text: one.waivedReason })}</p>}
          {act?.(one)}
        </li>
      ))}
    </ul>
  )
}

/** What of a charge was paid or waived, and what is still owed. */
function becameOf({ paid, waived, outstanding }: Charge, currency: string): string {
  const parts = [
    [outstanding, 'charge.outstanding'],
    [paid, 'charge.paid'],
    [waived, 'charge.waived'],
  ] as const
  return parts
    .filter(([amount]) => Number(amount) > 0)
    .map(([amount, key]) => t(key, { amount: money(amount, currency) }))
    .join(', ')
}
