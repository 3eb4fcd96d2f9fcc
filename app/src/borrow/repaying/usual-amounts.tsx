import { money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { UsualAmount } from './repay-amounts.ts'

interface Props {
  readonly choices: readonly UsualAmount[]
  /** The amount in the field. */
  readonly chosen: string | undefined
  readonly currency: string
  readonly choose: (choice: UsualAmount) => void
}

/** The usual amounts to repay, each of which enters itself. */
export function UsualAmounts({ choices, chosen, currency, choose }: Props) {
  return (
    <fieldset class="group row" aria-label={t('usualAmounts')}>
      {choices.map((one) => (
        <button
          key={one.name}
          type="button"
          class="chip"
          aria-pressed={chosen === one.amount}
          onClick={() => choose(one)}
        >
          {one.label} <b class="figures">{money(one.amount, currency)}</b>
        </button>
      ))}
    </fieldset>
  )
}
