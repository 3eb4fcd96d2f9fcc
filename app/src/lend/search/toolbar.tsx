import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { SearchBox } from '../../parts/forms/search-box.tsx'
import { Icon } from '../../parts/icons.tsx'
import { t } from '../messages/index.ts'
import { type Criteria, countOf, everything, sorts } from './criteria.ts'
import { FilterForm } from './filters.tsx'

interface Props {
  readonly criteria: Criteria
  /** Whether any preference says what suits, so that loans match better or worse. */
  readonly isJudged: boolean
  readonly purposes: readonly string[]
  readonly change: (criteria: Criteria) => void
}

/** What is searched for, the order of the list, and its filters behind a button. */
export function Toolbar({ criteria, isJudged, purposes, change }: Props) {
  const [open, setOpen] = useState(false)
  // Words are sought above, and not in the form.
  const count = countOf({ ...criteria, q: '' })
  const show = () => {
    setOpen(false)
    const list = document.querySelector<HTMLElement>('#lend-found')
    list?.focus({ preventScroll: true })
    list?.scrollIntoView({ block: 'start' })
  }
  return (
    <section class="stack" aria-label={t('whichLoans')}>
      <SearchBox
        label={t('words')}
        example={t('wordsExample')}
        q={criteria.q}
        change={(q) => change({ ...criteria, q })}
      />
      <div class="tools">
        <label class="sort">
          <span class="hidden">{t('sortBy')}</span>
          <select
            value={criteria.sort}
            onChange={({ currentTarget: { value } }) =>
              change({ ...criteria, sort: value as Criteria['sort'] })
            }
          >
            {sorts
              .filter((sort) => isJudged || sort !== 'MATCH')
              .map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
          </select>
        </label>
        <Button aria-expanded={open} aria-controls="lend-filters" onClick={() => setOpen(!open)}>
          <Icon name="filter" size={18} />
          {t('filters')}
          {count > 0 && <span class="count">{count}</span>}
        </Button>
        {count > 0 && (
          <Button
            look="plain"
            onClick={() => change({ ...everything, sort: criteria.sort, q: criteria.q })}
          >
            {t('clearFilters', { count })}
          </Button>
        )}
      </div>
      <div id="lend-filters" hidden={!open}>
        <FilterForm {...{ criteria, purposes, change, open, show }} />
      </div>
    </section>
  )
}
