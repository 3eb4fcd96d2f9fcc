import { useState } from 'preact/hooks'
import { Choices } from '../parts/choices.tsx'
import { FieldFrame } from '../parts/field.tsx'
import { fieldNames } from '../parts/field-names.ts'
import { purposesWith } from '../parts/purposes.ts'
import { words } from '../parts/words.ts'
import { type Criteria, type Figure, limitOf, risks, whatWorks } from './criteria.ts'

interface Props {
  readonly criteria: Criteria
  readonly purposes: readonly string[]
  readonly change: (criteria: Criteria) => void
}

const units: Readonly<Record<Figure, string>> = {
  minRate: ', %',
  maxMonths: ', months',
  minAmount: '',
  maxAmount: '',
  maxDistanceKm: ', km',
}

/** Which opportunities to list. */
export function FilterForm({ criteria, purposes, change }: Props) {
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
        {(Object.keys(units) as Figure[]).map((name) => (
          <Limit key={name} name={name} criteria={criteria} change={change} />
        ))}
      </div>
      <Choices
        legend="Purpose"
        items={purposesWith([...purposes, ...criteria.purpose])}
        chosen={criteria.purpose}
        nameOf={words}
        change={(purpose) => change({ ...criteria, purpose })}
      />
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
    const limit = typed.trim() === '' ? '' : limitOf(name, typed)
    setRefusal(limit === undefined ? whatWorks(name) : undefined)
    if (limit !== undefined)
      change({ ...criteria, figures: { ...criteria.figures, [name]: limit } })
  }
  return (
    <FieldFrame
      label={`${fieldNames[name]}${units[name]}`}
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
