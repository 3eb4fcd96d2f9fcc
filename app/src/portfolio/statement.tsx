import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { CsvButton } from '../api/file-button.tsx'
import type { TransactionDirection } from '../graphql/graphql.ts'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { Select } from '../parts/forms/select.tsx'
import { now } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { monthOf } from './months.ts'
import { sinceQuery } from './operations.ts'
import { nameOf, type Period } from './period.ts'
import { PeriodChoice } from './period-choice.tsx'
import { Lines, type Shown } from './statement-lines.tsx'
import { useTimes } from './times.ts'

const directions = ['ALL', 'CREDIT', 'DEBIT', 'NONE'] as const

/** Every movement of the reader's money in a period, up to when it was opened, newest first. */
export function Statement() {
  const [direction, setDirection] = useState<(typeof directions)[number]>('ALL')
  const [period, choose] = useState<Period>({ kind: 'all' })
  const [opened] = useState(() => now().toISOString())
  const [{ data }] = useQuery({ query: sinceQuery })
  const { times, error } = useTimes(period, opened)
  const last = monthOf(new Date(opened))
  const first = data ? monthOf(new Date(data.me.createdAt)) : last
  const shown: Shown | undefined = times && {
    ...times,
    direction: direction === 'ALL' ? null : direction,
  }
  return (
    <>
      <div class="tools">
        <PeriodChoice {...{ first, last, period, choose }} />
        <form
          class="tools"
          onSubmit={(event) => event.preventDefault()}
          onChange={({ target }) =>
            setDirection((target as HTMLSelectElement).value as (typeof directions)[number])
          }
        >
          <Select
            label={t('whichMovements')}
            name="direction"
            value={direction}
            options={directions.map((value) => [value, t(`direction.${value}`)] as const)}
          />
        </form>
        {shown && (
          <CsvButton
            path={pathOf(shown)}
            name={`statement${nameOf(period)}.csv`}
            label={t('statement.csv')}
          />
        )}
      </div>
      <Notice refused>{error}</Notice>
      {shown === undefined && !error && <Skeleton lines={6} />}
      {shown && <Lines key={JSON.stringify(shown)} {...shown} />}
    </>
  )
}

/** Where the file with the same lines is. */
function pathOf({ direction, since, until }: Shown): string {
  const asked = new URLSearchParams({ f: 'csv', until })
  if (since) asked.set('since', since)
  if (direction) asked.set('direction', wireNames[direction])
  return `/wallet/transactions?${asked}`
}

const wireNames: Readonly<Record<TransactionDirection, string>> = {
  CREDIT: 'credit',
  DEBIT: 'debit',
  NONE: 'none',
}
