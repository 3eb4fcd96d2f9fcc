import { useQuery } from '@urql/preact'
import { useId, useState } from 'preact/hooks'
import { amountEntry, amountExamples, typedAmount } from '../parts/entered.ts'
import { purposesWith } from '../parts/purposes.ts'
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

function RangeFields({
  range,
  filters,
  change,
}: Pick<Props, 'filters' | 'change'> & { readonly range: Range }) {
  const id = useId()
  const [wrong, setWrong] = useState<{ readonly side: 'least' | 'most'; readonly text: string }>()
  const field = (side: 'least' | 'most') => (
    <input
      aria-describedby={id}
      aria-invalid={wrong?.side === side}
      inputMode="decimal"
      aria-label={t(`range.${range}.${side}`)}
      placeholder={t(side)}
      value={wrong?.side === side ? wrong.text : amountEntry(filters[side][range] ?? '')}
      onChange={(event) => {
        const text = event.currentTarget.value.trim()
        const bound = text === '' ? '' : typedAmount(text)
        setWrong(bound === undefined ? { side, text } : undefined)
        if (bound !== undefined)
          change({ ...filters, [side]: { ...filters[side], [range]: bound } })
      }}
    />
  )
  return (
    <fieldset class="range">
      <legend>{t(`range.${range}`)}</legend>
      {field('least')}
      {field('most')}
      <span id={id} class="refusal" aria-live="polite">
        {wrong && (range === 'amount' ? amountExamples() : t(`example.${range}`))}
      </span>
    </fieldset>
  )
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
