import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Choices } from '../../parts/forms/choices.tsx'
import { amountEntry } from '../../parts/forms/entered.ts'
import { FieldFrame, showRefused } from '../../parts/forms/field.tsx'
import { fieldName } from '../../parts/forms/field-names.ts'
import { useTypedFigure } from '../../parts/forms/typed-later.ts'
import { purposesWith } from '../../parts/loans/purposes.ts'
import { now } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import { countQuery } from '../operations.ts'
import {
  type Criteria,
  crossedBy,
  type Figure,
  figures,
  filterOf,
  limitOf,
  risks,
  whatWorks,
} from './criteria.ts'

interface Props {
  readonly criteria: Criteria
  readonly purposes: readonly string[]
  readonly change: (criteria: Criteria) => void
  /** Whether the form is shown. */
  readonly open: boolean
  /** Closes the form and leads to the list. */
  readonly show: () => void
}

/** Which opportunities to list. */
export function FilterForm({ criteria, purposes, change, open, show }: Props) {
  return (
    <form
      class="card"
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // After what is wrong with a limit, which Enter has just entered, has been drawn.
        requestAnimationFrame(() =>
          form.querySelector('[aria-invalid="true"]') ? showRefused(form) : show(),
        )
      }}
    >
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
      <ShowButton criteria={criteria} open={open} />
    </form>
  )
}

/** Leads to the list, with how many loans there are in it. */
function ShowButton({ criteria, open }: Pick<Props, 'criteria' | 'open'>) {
  const [until] = useState(() => now().toISOString())
  const pause = !open || figures.some((limit) => crossedBy(limit, criteria))
  const variables = { filter: filterOf(criteria, until) }
  const [{ data, stale, fetching }] = useQuery({ query: countQuery, variables, pause })
  const found = data?.me.opportunities
  const isKnown = found && !pause && !stale && !fetching
  return (
    <div class="show-found">
      <Button look="primary" type="submit">
        {isKnown
          ? t(found.totalCountIsExact ? 'showLoans' : 'showLoans.more', { count: found.totalCount })
          : t('showLoans.some')}
      </Button>
    </div>
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
    ? () => t('notApplied', { works: whatWorks(name, field.value) })
    : lower && (() => t('limit.crossed', { lower: t(`limit.${lower}`) }))
  return (
    <FieldFrame
      label={t(`limit.${name}`)}
      refusal={wrong}
      control={(tied) => <input {...tied} {...field} inputMode="decimal" />}
    />
  )
}
