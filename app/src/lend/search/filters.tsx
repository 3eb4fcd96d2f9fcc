import { Choices } from '../../parts/forms/choices.tsx'
import { amountEntry } from '../../parts/forms/entered.ts'
import { FieldFrame } from '../../parts/forms/field.tsx'
import { fieldName } from '../../parts/forms/field-names.ts'
import { useTypedFigure } from '../../parts/forms/typed-later.ts'
import { purposesWith } from '../../parts/loans/purposes.ts'
import { words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import {
  type Criteria,
  crossedBy,
  type Figure,
  figures,
  limitOf,
  risks,
  whatWorks,
} from './criteria.ts'

interface Props {
  readonly criteria: Criteria
  readonly purposes: readonly string[]
  readonly change: (criteria: Criteria) => void
}

/** Which opportunities to list. */
export function FilterForm({ criteria, purposes, change }: Props) {
  return (
    <form class="card" aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      <Choices
        legend={t('risk')}
        items={risks}
        chosen={criteria.risk}
        nameOf={words}
        change={(risk) => change({ ...criteria, risk })}
      />
      <Choices
        legend={t('purpose')}
        items={purposesWith([...purposes, ...criteria.purpose])}
        chosen={criteria.purpose}
        nameOf={words}
        change={(purpose) => change({ ...criteria, purpose })}
      />
      <div class="fields">
        {figures.map((name) => (
          <Limit key={name} name={name} criteria={criteria} change={change} />
        ))}
      </div>
      <label class="switch">
        <input
          type="checkbox"
          checked={criteria.verified}
          onChange={({ currentTarget: { checked } }) => change({ ...criteria, verified: checked })}
        />
        {fieldName('onlyVerifiedBorrowers')}
      </label>
    </form>
  )
}

function Limit({
  name,
  criteria,
  change,
}: Pick<Props, 'criteria' | 'change'> & { readonly name: Figure }) {
  const { isWrong, field } = useTypedFigure({
    value: criteria.figures[name] ?? '',
    shown: amountEntry,
    read: (text) => limitOf(name, text),
    change: (limit) => change({ ...criteria, figures: { ...criteria.figures, [name]: limit } }),
  })
  const lower = crossedBy(name, criteria)
  const wrong = isWrong
    ? () => t('notApplied', { works: whatWorks(name) })
    : lower && (() => t('limit.crossed', { lower: t(`limit.${lower}`) }))
  return (
    <FieldFrame
      label={t(`limit.${name}`)}
      refusal={wrong}
      control={(tied) => <input {...tied} {...field} inputMode="decimal" />}
    />
  )
}
