import './work.css'
import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { useRouter } from '../../shell/router.ts'
import { counting, Pager, pageAt } from '../pager.tsx'
import { useWho } from '../trail/use-who.ts'
import { askedWork, conditionsOf, fileOf } from './asked.ts'
import { Choices } from './choices.tsx'
import { Kinds } from './kinds.tsx'
import { t } from './messages/index.ts'
import { worklistQuery } from './operations.ts'
import { type Overtaken, OvertakenNotice } from './overtaken-notice.tsx'
import { WorkLine } from './work-line.tsx'

/** What waits for operators, who has taken it, and what comes next. */
export function Worklist() {
  const { at } = useRouter()
  const { who, unknown } = useWho()
  const own = who?.me.memberId
  const asked = askedWork(at.query)
  const [overtaken, setOvertaken] = useState<Overtaken>()
  // One's own are not everybody's until it is known whose that is.
  const pause = asked.whose === 'mine' && own === undefined
  const [{ data, error = unknown }] = useQuery({
    query: worklistQuery,
    variables: { ...conditionsOf(asked, own), ...pageAt(at) },
    pause,
  })
  const page = pause ? undefined : data?.worklist
  return (
    <section class="stack tight" aria-labelledby="worklist">
      <div class="work-head">
        <h2 id="worklist">{t('worklist')}</h2>
        <Choices asked={asked} own={own} />
        {!pause && <CsvButton path={fileOf(asked, own)} name="worklist.csv" label={t('csv')} />}
      </div>
      <Kinds asked={asked} own={own} pause={pause} />
      <Notice refused>{!page && error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState title={t('nothingWaits')} hint={t('nothingWaits.hint')} />
      )}
      {page && page.nodes.length > 0 && (
        <div class="card flush">
          <ul class="records work">
            {page.nodes.map((item) => (
              <WorkLine
                key={item.id}
                {...{ item, own }}
                currency={who?.platform.currency}
                overtaken={setOvertaken}
              />
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'items')} />
        </div>
      )}
      <OvertakenNotice of={overtaken} own={own} />
    </section>
  )
}
