import { Select } from '../parts/forms/select.tsx'
import { month } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { monthsBetween } from './months.ts'
import type { Period } from './period.ts'

interface Props {
  readonly first: string
  readonly last: string
  readonly period: Period
  readonly choose: (period: Period) => void
}

/** Has the reader choose all time, a tax year, or a range of months. */
export function PeriodChoice({ first, last, period, choose }: Props) {
  const all = monthsBetween(first, last)
  const years = [...new Set(all.map((name) => name.slice(0, 4)))].toReversed()
  const named = all.map((name) => [name, month(name)] as const)
  const change = (form: HTMLFormElement, changed: string) => {
    const said = new FormData(form)
    const kind = String(said.get('period'))
    if (kind === 'all') return choose({ kind })
    if (kind !== 'months') return choose({ kind: 'year', year: Number(kind) })
    const ends = { from: String(said.get('from') ?? first), to: String(said.get('to') ?? last) }
    const isBack = ends.from > ends.to
    // A range that would end before it begins becomes the one month that was just chosen.
    const one = changed === 'from' ? ends.from : ends.to
    choose({ kind, from: isBack ? one : ends.from, to: isBack ? one : ends.to })
  }
  return (
    <form
      class="tools"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ currentTarget, target }) =>
        change(currentTarget, (target as HTMLSelectElement).name)
      }
    >
      <Select
        label={t('period')}
        name="period"
        value={period.kind === 'year' ? String(period.year) : period.kind}
        options={[
          ['all', t('period.all')],
          ...years.map((year) => [year, t('period.year', { year })] as const),
          ['months', t('period.months')],
        ]}
      />
      {period.kind === 'months' && (
        <>
          <Select label={t('period.from')} name="from" value={period.from} options={named} />
          <Select label={t('period.to')} name="to" value={period.to} options={named} />
        </>
      )}
    </form>
  )
}
