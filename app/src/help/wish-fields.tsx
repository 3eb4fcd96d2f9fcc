import type { Refusals } from '../api/refusals.ts'
import { AmountField } from '../parts/forms/amount-field.tsx'
import { FieldFrame } from '../parts/forms/field.tsx'
import { Radios } from '../parts/forms/radios.tsx'
import { today } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { type Wish, wishesOf } from './plan-wish.ts'

interface Props {
  readonly isLate: boolean
  readonly wish: Wish
  readonly choose: (wish: Wish) => void
  readonly refusals: Refusals
}

/** Asks a borrower how their plan should change: paused from when until when, lower, or with what was missed spread. */
export function WishFields({ isLate, wish, choose, refusals }: Props) {
  return (
    <>
      <Radios
        legend={t('wish')}
        name="wish"
        items={wishesOf(isLate).map((one) => [one, t(`wish.${one}`)] as const)}
        chosen={wish}
        change={choose}
      />
      {wish === 'pause' &&
        (['from', 'until'] as const).map((name) => (
          <FieldFrame
            key={name}
            label={t(`wish.${name}`)}
            refusal={refusals[name]}
            control={(tied) => <input {...tied} name={name} type="date" min={today()} />}
          />
        ))}
      {wish === 'lower' && (
        <AmountField label={t('wish.most')} name="most" refusal={refusals.most} />
      )}
    </>
  )
}
