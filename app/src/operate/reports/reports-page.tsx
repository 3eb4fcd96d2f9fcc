import './reports.css'
import { useQuery } from '@urql/preact'
import { useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { kinds } from './kinds.tsx'
import { t } from './messages/index.ts'
import { fields, type Name } from './names.ts'
import { bookedMonthsQuery } from './operations.ts'

const names = Object.keys(fields) as readonly Name[]
/** How many months one can go back: the first without saying so. */
const periods = ['12', '24', '36'] as const

/** How the loan book and the platform's money do: one report at a time, each with its chart. */
export function ReportsPage() {
  const { at } = useRouter()
  const [first = 'par'] = names
  const name = names.find((one) => one === at.query.get('of')) ?? first
  const months = periods.find((one) => one === at.query.get('months')) ?? periods[0]
  const years = useYears(name !== 'fees')
  const year = years.find((one) => one === at.query.get('year')) ?? null
  const Report = kinds[name]
  return (
    <>
      <Chips
        label={t('reports')}
        kinds={names.map((one) => [one === first ? '' : one, t(`report.${one}`)] as const)}
        kind={name === first ? '' : name}
      />
      {name !== 'returns' && (
        <Chips
          label={t('howFarBack')}
          name="months"
          kinds={periods.map(
            (count, at) => [at === 0 ? '' : count, t('months', { count })] as const,
          )}
          kind={year ?? (months === periods[0] ? '' : months)}
          instead="year"
        />
      )}
      {years.length > 0 && (
        <Chips
          label={t('ofAYear')}
          name="year"
          kinds={years.map((one) => [one, one] as const)}
          kind={year ?? ''}
          instead="months"
        />
      )}
      {/* Figures of other months don't stand under the new ones while these are on their way. */}
      <Report
        key={`${name} ${months} ${year}`}
        months={Number(months)}
        year={year === null ? null : Number(year)}
      />
    </>
  )
}

/** The years of the books, the newest first; none for a report that can't be of a year. */
function useYears(pause: boolean): readonly string[] {
  const [{ data }] = useQuery({ query: bookedMonthsQuery, pause, requestPolicy: 'cache-first' })
  const years = data?.periods.map(({ month }) => month.slice(0, 4)) ?? []
  return pause ? [] : [...new Set(years)]
}
