import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { RowsButton } from '../api/rows-button.tsx'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { Select } from '../parts/forms/select.tsx'
import { monthOf, now } from '../parts/time.ts'
import { useRouter } from '../shell/router.ts'
import { t } from './messages/index.ts'
import { sinceQuery } from './operations.ts'
import { nameOf } from './period.ts'
import { PeriodChoice } from './period-choice.tsx'
import { type Choice, choiceIn, directions, pathOf } from './statement-choice.ts'
import { Lines, type Shown } from './statement-lines.tsx'
import { statementRows } from './statement-rows.ts'
import { useTimes } from './times.ts'

/** Every movement of the reader's money in a period, up to when it was opened, newest first. */
export function Statement() {
  const { at, go } = useRouter()
  const choice = choiceIn(at.query)
  const { direction, period } = choice
  const choose = (next: Partial<Choice>) => go(pathOf({ ...choice, ...next }), { replace: true })
  const [opened] = useState(() => now().toISOString())
  const [{ data, error: unknown }] = useQuery({ query: sinceQuery })
  const zone = data?.platform.businessTimezone
  const { times, error = unknown?.message } = useTimes(period, opened, zone)
  const last = monthOf(new Date(opened))
  const first = data ? monthOf(new Date(data.me.createdAt)) : last
  const shown: Shown | undefined =
    times && zone !== undefined
      ? {
          ...times,
          zone,
          direction: direction === 'ALL' ? null : direction,
        }
      : undefined
  return (
    <>
      <div class="tools">
        <PeriodChoice
          {...{ first, last, period }}
          choose={(chosen) => choose({ period: chosen })}
        />
        <form
          class="tools"
          onSubmit={(event) => event.preventDefault()}
          onChange={({ target }) =>
            choose({ direction: (target as HTMLSelectElement).value as Choice['direction'] })
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
          <RowsButton
            name={`statement${nameOf(period)}.csv`}
            label={t('statement.csv')}
            rows={(all) => statementRows(all, shown)}
          />
        )}
      </div>
      <Notice refused>{error}</Notice>
      {shown === undefined && !error && <Skeleton lines={6} />}
      {shown && <Lines key={JSON.stringify(shown)} {...shown} />}
    </>
  )
}
