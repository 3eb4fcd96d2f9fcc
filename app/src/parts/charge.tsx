import type { ComponentChildren } from 'preact'
import { money } from './money.ts'
import { day } from './time.ts'

/** A late fee, or the penalty interest of an instalment. */
export interface Charge {
  readonly id: string
  readonly kind: 'LATE_FEE' | 'PENALTY_INTEREST'
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
  return `${kind === 'LATE_FEE' ? 'Late fee' : 'Penalty interest'} for instalment ${number}`
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
            {one.kind === 'LATE_FEE' ? '' : 'From '}
            {day(one.dueOn)} · {becameOf(one, currency)}
          </p>
          <p class="soft small">{one.reason}</p>
          {one.waivedReason && <p class="why">“{one.waivedReason}”</p>}
          {act?.(one)}
        </li>
      ))}
    </ul>
  )
}

/** What of a charge was paid or waived, and what is still owed. */
function becameOf({ paid, waived, outstanding }: Charge, currency: string): string {
  const parts = [
    [outstanding, 'to be paid'],
    [paid, 'paid'],
    [waived, 'waived'],
  ] as const
  return parts
    .filter(([amount]) => Number(amount) > 0)
    .map(([amount, what]) => `${money(amount, currency)} ${what}`)
    .join(', ')
}
