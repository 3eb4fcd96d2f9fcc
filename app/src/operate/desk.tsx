import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { WaitingCases } from './cases/waiting-cases.tsx'
import { sumsOf } from './loans/due-sum.tsx'
import { ranges } from './loans/ranges.ts'
import { t } from './messages/index.ts'
import { type DeskAnswer, deskQuery } from './operations.ts'
import { useSeesCases } from './scope.ts'
import { SearchBox } from './search-box.tsx'
import { Tile } from './tile.tsx'
import { EntryLine } from './trail/entry-line.tsx'
import { Worklist } from './work/worklist.tsx'

/** What waits for an operator, and what was done lately. */
export function Desk() {
  const [{ data, error }] = useQuery({ query: deskQuery })
  const seesCases = useSeesCases()
  return (
    <>
      <SearchBox page="members" label={t('desk.find')} hint={t('desk.find.hint')} words="" />
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <>
          <LateTiles data={data} />
          <section class="stack tight" aria-labelledby="waits">
            <h2 id="waits">{t('waitingForADecision')}</h2>
            <div class="tiles two">
              <Tile
                href="/operate/loans?of=SUBMITTED"
                count={data.submitted.totalCount}
                name={t('loansToReview')}
                says={t('loansToReview.hint')}
              />
              <Tile
                href="/operate/requests"
                count={data.approvalRequests.totalCount}
                name={t('requestsToApprove')}
                says={t('requestsToApprove.hint')}
              />
            </div>
          </section>
          {seesCases && <WaitingCases />}
          <Worklist />
          <section class="stack tight" aria-labelledby="lately">
            <h2 id="lately">{t('recentActivity')}</h2>
            <div class="card flush">
              {data.auditTrail.nodes.length === 0 && <p class="soft none">{t('nothingDoneYet')}</p>}
              <ol class="records">
                {data.auditTrail.nodes.map((entry) => (
                  <li key={entry.number} class="entry">
                    <EntryLine entry={entry} />
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </>
      )}
    </>
  )
}

function LateTiles({ data }: { readonly data: DeskAnswer }) {
  const lists = [data.late1, data.late31, data.late61, data.late91]
  return (
    <section class="stack tight" aria-labelledby="late">
      <h2 id="late">{t('lateLoans')}</h2>
      <div class="tiles">
        {ranges.map((range, at) => {
          const list = lists[at]
          const sums = sumsOf(list?.nodes ?? [])
          const isAll = list?.totalCount === list?.nodes.length
          return (
            <Tile
              key={range}
              href={`/operate/loans?of=${range}`}
              count={list?.totalCount ?? 0}
              name={t(`late.${range}`)}
              says={sums ? t(isAll ? 'due' : 'dueOver', { due: sums.due }) : t('nothingDue')}
              degree={at + 1}
            />
          )
        })}
      </div>
    </section>
  )
}
