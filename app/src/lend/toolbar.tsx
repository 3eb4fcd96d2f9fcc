import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icons.tsx'
import { counted } from '../parts/words.ts'
import { type Criteria, countOf, everything, sorts } from './criteria.ts'
import { FilterForm } from './filters.tsx'

interface Props {
  readonly criteria: Criteria
  readonly purposes: readonly string[]
  readonly change: (criteria: Criteria) => void
}

/** The order of the list, and its filters behind a button. */
export function Toolbar({ criteria, purposes, change }: Props) {
  const [open, setOpen] = useState(false)
  const count = countOf(criteria)
  return (
    <section class="stack" aria-label="Which loans">
      <div class="tools">
        <label class="sort">
          <span class="hidden">Sort by</span>
          <select
            value={criteria.sort}
            onChange={({ currentTarget: { value } }) =>
              change({ ...criteria, sort: value as Criteria['sort'] })
            }
          >
            {Object.entries(sorts).map(([sort, name]) => (
              <option key={sort} value={sort}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button aria-expanded={open} aria-controls="lend-filters" onClick={() => setOpen(!open)}>
          <Icon name="filter" size={18} />
          Filters{count > 0 && <span class="count">{count}</span>}
        </Button>
        {count > 0 && (
          <Button look="plain" onClick={() => change({ ...everything, sort: criteria.sort })}>
            Clear {counted(count, 'filter')}
          </Button>
        )}
      </div>
      <div id="lend-filters" hidden={!open}>
        <FilterForm criteria={criteria} purposes={purposes} change={change} />
      </div>
    </section>
  )
}
