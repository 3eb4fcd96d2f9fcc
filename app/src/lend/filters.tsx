import { useState } from 'preact/hooks'
import { Choices } from '../parts/choices.tsx'
import { FieldFrame } from '../parts/field.tsx'
import { words } from '../parts/words.ts'
import { type Criteria, type Figure, problemOf, risks } from './criteria.ts'

interface Props {
  readonly criteria: Criteria
  readonly purposes: readonly string[]
  readonly change: (criteria: Criteria) => void
}

const labels: Readonly<Record<Figure, string>> = {
  minRate: 'Rate from, %',
  maxMonths: 'Term up to, months',
  minAmount: 'Amount from',
  maxAmount: 'Amount up to',
  maxDistanceKm: 'Distance up to, km',
}

/** Which opportunities to list. */
export function FilterForm({ criteria, purposes, change }: Props) {
  const all = [...new Set([...purposes, ...criteria.purpose])]
  return (
    <form class="card" aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <Words q={criteria.q} change={(q) => change({ ...criteria, q })} />
      <Choices
        legend="Risk"
        items={risks}
        chosen={criteria.risk}
        nameOf={words}
        change={(risk) => change({ ...criteria, risk })}
      />
      <div class="fields">
        {(Object.keys(labels) as Figure[]).map((name) => (
          <Limit key={name} name={name} criteria={criteria} change={change} />
        ))}
      </div>
      {all.length > 0 && (
        <Choices
          legend="Purpose"
          items={all}
          chosen={criteria.purpose}
          nameOf={words}
          change={(purpose) => change({ ...criteria, purpose })}
        />
      )}
    </form>
  )
}

function Words({ q, change }: { readonly q: string; readonly change: (q: string) => void }) {
  return (
    <FieldFrame
      label="Words"
      control={(tied) => (
        <input
          {...tied}
          type="search"
          value={q}
          placeholder="seeds, bakery, loom …"
          onChange={({ currentTarget }) => change(currentTarget.value.trim())}
        />
      )}
    />
  )
}

function Limit({
  name,
  criteria,
  change,
}: Pick<Props, 'criteria' | 'change'> & { readonly name: Figure }) {
  const [refusal, setRefusal] = useState<string>()
  const taken = (typed: string) => {
    const text = typed.trim().replace(',', '.')
    const problem = text === '' ? undefined : problemOf(name, text)
    setRefusal(problem)
    if (problem === undefined)
      change({ ...criteria, figures: { ...criteria.figures, [name]: text } })
  }
  return (
    <FieldFrame
      label={labels[name]}
      refusal={refusal}
      control={(tied) => (
        <input
          {...tied}
          inputMode="decimal"
          value={criteria.figures[name] ?? ''}
          onChange={({ currentTarget }) => taken(currentTarget.value)}
        />
      )}
    />
  )
}
