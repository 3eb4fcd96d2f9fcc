import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icons.tsx'
import { type Address, countOf, noFilters } from './address.ts'
import { FilterForm } from './filters.tsx'
import { t } from './messages/index.ts'
import { Search } from './search.tsx'
import type { Town } from './towns/towns.ts'

interface Props {
  readonly address: Address
  readonly cities: readonly Town[]
  readonly change: (part: Partial<Address>) => void
  readonly search: Pick<Parameters<typeof Search>[0], 'goTo' | 'find'>
}

/** The search, and the filters behind a button. */
export function Panel({ address, cities, change, search }: Props) {
  const { filters, people } = address
  const [open, setOpen] = useState(false)
  const count = countOf(filters) + Number(people)
  const clear = () => change({ filters: noFilters, people: false, person: undefined })
  return (
    <div class="panel">
      <div class="panel-line">
        <Search cities={cities} {...search} />
        <Button aria-expanded={open} aria-controls="filters" onClick={() => setOpen(!open)}>
          <Icon name="filter" size={18} />
          {t('filters')}
          {count > 0 && <span class="badge">{count}</span>}
        </Button>
      </div>
      {filters.q !== '' && (
        <p>
          <button
            type="button"
            class="tag removable"
            aria-label={t('stopSearching', { words: filters.q })}
            onClick={() => change({ filters: { ...filters, q: '' } })}
          >
            {t('quoted', { text: filters.q })} <Icon name="close" size={14} />
          </button>
        </p>
      )}
      <div id="filters" hidden={!open}>
        <FilterForm
          filters={filters}
          people={people}
          change={(next) => change({ filters: next })}
          showPeople={(shown) =>
            change(shown ? { people: shown } : { people: shown, person: undefined })
          }
        />
        {count > 0 && (
          <Button look="plain" onClick={clear}>
            {t('clearFilters', { count })}
          </Button>
        )}
      </div>
    </div>
  )
}
