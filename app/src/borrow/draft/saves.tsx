import { Notice } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import type { Said } from '../../parts/said.ts'
import { rich, t } from '../messages/index.ts'
import type { Effect, RepayableLoan } from '../operations.ts'
import { linesOf } from '../repaying/effect.ts'

interface Props {
  readonly loan: RepayableLoan
  /** What the gateway says of the payment; undefined until it has. */
  readonly effect: Effect | undefined
  /** What is paid. */
  readonly amount: string
  /** Why it can't say. */
  readonly problem: Said | undefined
  /** Whether it can save something: whoever pays late saves nothing compared with the plan. */
  readonly canSave: boolean
}

/** What a payment would save, and what is due after it, as it is typed. */
export function Saves({ loan, effect, amount, problem, canSave }: Props) {
  const saved = Number(effect?.interestSaved)
  return (
    <section
      class="saves"
      aria-labelledby="saves"
      aria-live="polite"
      aria-busy={!effect && !problem}
    >
      <h3 id="saves">{t(canSave ? 'whatThisSaves' : 'whatThisDoes')}</h3>
      {effect && canSave && (
        <p>
          {rich(saved > 0 ? 'saves.interest' : saved < 0 ? 'saves.costs' : 'saves.nothing', {
            amount: money(effect.interestSaved.replace('-', ''), loan.currency),
            b: (part) => <b class="great figures">{part}</b>,
            soft: (part) => <span class="soft">{part}</span>,
          })}
        </p>
      )}
      {problem ? (
        <Notice refused>{problem}</Notice>
      ) : (
        <p class="soft small">
          {effect ? linesOf(effect, loan, amount).join(' ') : t('saves.waiting')}
        </p>
      )}
    </section>
  )
}
