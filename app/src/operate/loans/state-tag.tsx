import { day } from '../../parts/time.ts'
import { words } from '../values.ts'
import { nameOf } from '../who.ts'
import { has, t } from './messages/index.ts'
import type { Operated } from './operations.ts'

type Freeze = NonNullable<Operated['freeze']>

interface Props {
  readonly of: Pick<Operated, 'status' | 'paused' | 'pauseReasons' | 'daysPastDue' | 'writtenOffAt'>
}

const tones: Readonly<Record<string, string>> = {
  SUBMITTED: 'wait',
  OPEN: 'live',
  ACTIVE: 'live',
  DEFAULTED: 'bad',
}

/** A loan's state as a tag: why it takes no investments, if it is open and takes none. */
export function StateTag({
  of: { status, paused, pauseReasons, daysPastDue, writtenOffAt },
}: Props) {
  if (paused) {
    const [reason] = pauseReasons ?? []
    return <span class="tag bad">{t(reason ? `paused.${reason}` : 'paused')}</span>
  }
  if (writtenOffAt) return <span class="tag bad">{t('writtenOff')}</span>
  if (status === 'ACTIVE' && Number(daysPastDue) > 0)
    return <span class="tag bad">{t('late')}</span>
  return <span class={`tag ${tones[status] ?? ''}`}>{nameOfState(status)}</span>
}

/** When an operator has frozen a loan, who that was, and what its borrower was told of why. */
export function freezeOf({ frozenAt, reason, operatorId, operator }: Freeze): string {
  return t('frozen', {
    day: frozenAt ? day(frozenAt) : '',
    when: frozenAt ? 'known' : 'unknown',
    name: operatorId ? nameOf({ id: operatorId, name: operator?.fullName }) : t('anOperator'),
    reason,
  })
}

/** A state of loans in the page's language. */
export function nameOfState(status: string): string {
  const key = `state.${status}`
  return has(key) ? t(key) : words(status)
}
