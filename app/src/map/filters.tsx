import { useQuery } from '@urql/preact'
import { useId } from 'preact/hooks'
import { amountEntry, typedAmount } from '../parts/forms/entered.ts'
import { useTypedFigure } from '../parts/forms/typed-later.ts'
import { payableAmount, wrongAmount } from '../parts/forms/wrong-amount.ts'
import { purposesWith } from '../parts/loans/purposes.ts'
import { words } from '../parts/words.ts'
import { type Filters, type Range, ranges, risks } from './address.ts'
import { t } from './messages/index.ts'
import { marketQuery } from './operations.ts'

interface Props {
  readonly filters: Filters
  readonly people: boolean
  readonly change: (filters: Filters) => void
  readonly showPeople: (shown: boolean) => void
}

/** Which loans to show, and whether to show people. */
export function FilterForm({ filters, people, change, showPeople }: Props) {
  return (
    <form class="filters" aria-label={t('filters')} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t('risk')}</legend>
        {risks.map((risk) => (
          <label key={risk} class="check">
            <input
              type="checkbox"
              checked={filters.risk.includes(risk)}
              onChange={() => change({ ...filters, risk: toggled(filters.risk, risk) })}
            />
            <i class="dot loan" data-risk={risk.toLowerCase()} />
            {words(risk)}
          </label>
        ))}
      </fieldset>
      {ranges.map((range) => (
        <RangeFields key={range} range={range} filters={filters} change={change} />
      ))}
      <Purposes filters={filters} change={change} />
      <label class="check">
        <input
          type="checkbox"
          checked={people}
          onChange={(event) => showPeople(event.currentTarget.checked)}
        />
        <i class="dot person" />
        {t('showPeople')}
      </label>
    </form>
  )
}

type RangeProps = Pick<Props, 'filters' | 'change'> & { readonly range: Range }

function RangeFields(props: RangeProps) {
  const id = useId()
  const { range } = props
  const sides = [useBound(props, 'least', id), useBound(props, 'most', id)]
  return (
    <fieldset class="range">
      <legend>{t(`range.${range}`)}</legend>
      {sides.map(({ field }) => field)}
      <span id={id} class="refusal" aria-live="polite">
        {sides.flatMap(({ wrong }) => wrong ?? []).join(' ')}
      </span>
    </fieldset>
  )
}

/** One end of a range. */
function useBound({ range, filters, change }: RangeProps, side: 'least' | 'most', id: string) {
  const { isWrong, field } = useTypedFigure({
    value: filters[side][range] ?? '',
    shown: amountEntry,
    read: range === 'amount' ? payableAmount : typedAmount,
    change: (bound) => change({ ...filters, [side]: { ...filters[side], [range]: bound } }),
  })
  const shown = (
    <input
      key={side}
      {...field}
      aria-describedby={id}
      aria-invalid={isWrong}
      inputMode="decimal"
      aria-label={t(`range.${range}.${side}`)}
      placeholder={t(side)}
    />
  )
  const name = t(`range.${range}.${side}`)
  const works = range === 'amount' ? wrongAmount(field.value) : t(`example.${range}`)
  return { wrong: isWrong ? t('wrongIn', { name, works }) : undefined, field: shown }
}

function Purposes({ filters, change }: Pick<Props, 'filters' | 'change'>) {
  const [{ data }] = useQuery({ query: marketQuery })
  const offered = data?.loans.facets.purpose.map(({ purpose }) => purpose) ?? []
  return (
    <fieldset>
      <legend>{t('purpose')}</legend>
      {purposesWith([...offered, ...filters.purpose]).map((purpose) => (
        <label key={purpose} class="check chip">
          <input
            type="checkbox"
            checked={filters.purpose.includes(purpose)}
            onChange={() => change({ ...filters, purpose: toggled(filters.purpose, purpose) })}
          />
          {words(purpose)}
        </label>
      ))}
    </fieldset>
  )
}

function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item]
}
