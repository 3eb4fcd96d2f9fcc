import { BASE } from '../../shell/router.ts'
import { t } from './messages/index.ts'
import type { ListedCase } from './operations.ts'
import { ageOf, causeOf, deadlineOf, isOverdue, memberName, operatorName } from './words.ts'

interface Props {
  readonly cases: readonly ListedCase[]
  /** The reader's id, as far as it is known. */
  readonly own: string | undefined
}

/** Cases as lines: about whom, why, who works on it, and until when. */
export function CaseList({ cases, own }: Props) {
  return (
    <ul class="records cases">
      {cases.map((one) => (
        <li key={one.id}>
          <a class="record" href={`${BASE}/operate/cases?case=${one.id}`}>
            <span class="what">
              <b>{memberName(one.member)}</b>
              <span class="small">{causeOf(one)}</span>
              <span class="soft small">
                {one.assigneeId
                  ? t('worksOnIt', {
                      name: operatorName(one.assigneeId, one.assignee, own),
                      who: one.assigneeId === own ? 'you' : 'other',
                    })
                  : t('nobodyWorksOnIt')}
              </span>
            </span>
            <CaseTags of={one} />
            <span class="sums small">
              <span class={isOverdue(one) ? 'late' : undefined}>{deadlineOf(one)}</span>
              <span class="soft">{ageOf(one)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const tones = { OPEN: 'wait', IN_REVIEW: 'live', CLOSED: '' } as const

/** How a case stands. */
export function CaseTags({
  of: { state, outcome, holdsMoney, proposal },
}: {
  readonly of: ListedCase
}) {
  return (
    <span class="standing">
      {proposal && <span class="tag wait">{t('toConfirm')}</span>}
      {holdsMoney && <span class="tag bad">{t('holdsMoney')}</span>}
      <span class={`tag ${tones[state]}`}>
        {outcome ? t(`outcome.${outcome}`) : t(`state.${state}`)}
      </span>
    </span>
  )
}
