import { useQuery } from '@urql/preact'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { money } from '../parts/money.ts'
import { WaitingCases } from './cases/waiting-cases.tsx'
import { LateTiles } from './late-tiles.tsx'
import { t } from './messages/index.ts'
import { deskQuery } from './operations.ts'
import { useSeesCases } from './scope.ts'
import { SearchBox } from './search-box.tsx'
import { Tile } from './tile.tsx'
import { EntryLine } from './trail/entry-line.tsx'
import { OpenTold } from './trail/told.tsx'
import { Worklist } from './work/worklist.tsx'

/** What waits for an operator, and what was done lately. */
export function Desk() {
  const [{ data, error }] = useQuery({ query: deskQuery })
  const seesCases = useSeesCases()
  return (
    <>
      <div class="desk-search">
        <SearchBox page="members" label={t('desk.find')} hint={t('desk.find.hint')} words="" />
      </div>
      <Notice refused>{!data && error?.message}</Notice>
      <Worklist />
      <LateTiles />
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <>
          <section class="stack tight" aria-labelledby="waits">
            <h2 id="waits">{t('waitingForADecision')}</h2>
            <div class="tiles three">
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
                says={t('requestsToApprove.hint', {
                  limit: data.platform.approvalAbove ? 'some' : 'none',
                  amount: money(data.platform.approvalAbove ?? '0', data.platform.currency),
                })}
              />
              <Tile
                href="/operate/payments?state=REQUESTED"
                count={data.requested.totalCount}
                name={t('withdrawalsToApprove')}
                says={t('withdrawalsToApprove.hint')}
              />
            </div>
          </section>
          {seesCases && <WaitingCases />}
          <section class="stack tight" aria-labelledby="lately">
            <h2 id="lately">{t('recentActivity')}</h2>
            <div class="card flush">
              {data.auditTrail.nodes.length === 0 && <p class="soft none">{t('nothingDoneYet')}</p>}
              <ol class="records">
                {data.auditTrail.nodes.map((entry) => (
                  <li key={entry.number} class="entry">
                    <EntryLine entry={entry} />
                    <OpenTold entry={entry} />
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
