import './reports.css'
import { useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { kinds } from './kinds.tsx'
import { t } from './messages/index.ts'
import { fields, type Name } from './names.ts'

const names = Object.keys(fields) as readonly Name[]
/** How many months one can go back: the first without saying so. */
const periods = ['12', '24', '36'] as const

/** How the loan book and the platform's money do: one report at a time, each with its chart. */
export function ReportsPage() {
  const { at } = useRouter()
  const [first = 'par'] = names
  const name = names.find((one) => one === at.query.get('of')) ?? first
  const months = periods.find((one) => one === at.query.get('months')) ?? periods[0]
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
          kind={months === periods[0] ? '' : months}
        />
      )}
      <Report key={name} months={Number(months)} />
    </>
  )
}
