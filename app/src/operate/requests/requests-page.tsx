import type { WhoQuery } from '../../graphql/graphql.ts'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { BASE, useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { Chips } from '../chips.tsx'
import { isId } from '../ids.ts'
import { addressWith, counting, Pager, pageAt } from '../pager.tsx'
import { useWho } from '../trail/use-who.ts'
import { rich, t } from './messages/index.ts'
import { newestFirst } from './newest-first.ts'
import { requestsQuery } from './operations.ts'
import { Request } from './request.tsx'

const kinds = () => [['', t('waiting')] as const, ['decided', t('decided')] as const]

/** What waits for another operator: what moves more than the limit, if the platform has set one. */
function whatWaits({ currency, approvalAbove, approvalDays }: WhoQuery['platform']) {
  const limit = approvalAbove ? 'some' : 'none'
  const amount = money(approvalAbove ?? '0', currency)
  return t('what', { limit, amount, days: approvalDays ?? 1 })
}

/** The requests of operators: those that wait for a decision, or those that were decided. */
export function RequestsPage() {
  const { at } = useRouter()
  const { who } = useWho()
  const decided = at.query.get('of') === 'decided'
  const target = at.query.get('target') ?? undefined
  const page = decided ? newestFirst.asked(pageAt(at)) : pageAt(at)
  const { data, error } = useAsked(requestsQuery, {
    status: decided ? ['APPROVED', 'REJECTED'] : ['PENDING'],
    memberId: null,
    target: isId(target) ? target : null,
    ...page,
  })
  const list = data && (decided ? newestFirst.shown(data.approvalRequests) : data.approvalRequests)
  return (
    <>
      {who && <p class="soft">{whatWaits(who.platform)}</p>}
      <Chips label={t('whichRequests')} kinds={kinds()} kind={decided ? 'decided' : ''} />
      {target && (
        <p class="small">
          {rich('aboutOne', {
            link: (part) => <a href={BASE + addressWith(at, { target: null })}>{part}</a>,
          })}
        </p>
      )}
      <Notice refused>{error?.message}</Notice>
      {!list && !error && <Skeleton lines={5} />}
      {list?.nodes.length === 0 && (
        <EmptyState
          title={decided ? t('noneDecided') : t('noneWaits')}
          hint={t(decided ? 'noneDecided.hint' : 'noneWaits.hint')}
        />
      )}
      <ul class="requests">
        {list?.nodes.map((one) => (
          <Request key={one.id} request={one} />
        ))}
      </ul>
      {list && list.nodes.length > 0 && (
        <Pager info={list.pageInfo} total={counting(list, 'requests')} />
      )}
    </>
  )
}
