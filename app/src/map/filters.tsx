import { useQuery } from '@urql/preact'
import { useId, useState } from 'preact/hooks'
import { AMOUNT_EXAMPLES, typedAmount } from '../parts/entered.ts'
import { purposesWith } from '../parts/purposes.ts'
import { words } from '../parts/words.ts'
import { type Filters, type Range, ranges, risks } from './address.ts'
import { marketQuery } from './operations.ts'

interface Props {
  readonly filters: Filters
  readonly people: boolean
  readonly change: (filters: Filters) => void
  readonly showPeople: (shown: boolean) => void
}

const labels: Readonly<Record<Range, string>> = {
  rate: 'Rate, %',
  months: 'Term, months',
  amount: 'Amount',
}
const examples: Readonly<Record<Range, string>> = {
  rate: 'Enter a percentage, such as 7.5.',
  months: 'Enter months, such as 24.',
  amount: AMOUNT_EXAMPLES,
}

/** Which loans to show, and whether to show people. */
export function FilterForm({ filters, people, change, showPeople }: Props) {
  return (
    <form class="filters" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Risk</legend>
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
        Show people who are on the map
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
  const [refused, setRefused] = useState<'least' | 'most'>()
  const field = (side: 'least' | 'most', label: string) => (
    <input
      aria-describedby={id}
      aria-invalid={refused === side}
      inputMode="decimal"
      aria-label={`${labels[range]}, ${label}`}
      placeholder={label}
      value={filters[side][range] ?? ''}
      onChange={(event) => {
        const text = event.currentTarget.value.trim()
        const bound = text === '' ? '' : typedAmount(text)
        setRefused(bound === undefined ? side : undefined)
        if (bound !== undefined)
          change({ ...filters, [side]: { ...filters[side], [range]: bound } })
      }}
    />
  )
  return (
    <fieldset class="range">
      <legend>{labels[range]}</legend>
      {field('least', 'from')}
      {field('most', 'to')}
      <span id={id} class="refusal" aria-live="polite">
        {refused && examples[range]}
      </span>
    </fieldset>
  )
}

function Purposes({ filters, change }: Pick<Props, 'filters' | 'change'>) {
  const [{ data }] = useQuery({ query: marketQuery })
  const offered = data?.loans.facets.purpose.map(({ purpose }) => purpose) ?? []
  return (
    <fieldset>
      <legend>Purpose</legend>
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
