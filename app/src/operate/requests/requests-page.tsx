import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { BASE, useRouter } from '../../shell/router.ts'
import { useAsked } from '../asked.ts'
import { Chips } from '../chips.tsx'
import { isId } from '../ids.ts'
import { addressWith, counting, Pager, pageAt } from '../pager.tsx'
import { rich, t } from './messages/index.ts'
import { newestFirst } from './newest-first.ts'
import { requestsQuery } from './operations.ts'
import { Request } from './request.tsx'

const kinds = () => [['', t('waiting')] as const, ['decided', t('decided')] as const]

/** The requests of operators: those that wait for a decision, or those that were decided. */
export function RequestsPage() {
  const { at } = useRouter()
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
      <p class="soft">{t('what')}</p>
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
