import type { ComponentChildren } from 'preact'
import { moment } from '../../parts/time.ts'
import { inSentence } from '../../parts/words.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'
import type { SeenLetter } from './operations.ts'

const tones = { WAITING: 'wait', SENT: 'good', FAILED: 'bad', BOUNCED: 'bad' } as const

interface Props {
  readonly letter: SeenLetter
  /** Whether part of it was refused or failed: then nobody knows what a text or an address that is missing means. */
  readonly failed: boolean
  /** To whom it was written, where that is not plain. */
  readonly children?: ComponentChildren
}

/** A letter in a list: what became of it, its address, and its text, which opens. */
export function LetterLine({ letter, failed, children }: Props) {
  const { kind, state, subject, text, address } = letter
  return (
    <li class="record">
      <details class="what">
        <summary>
          <b>{subject ?? t('noSubject', { kind: inSentence(kindOf(kind)) })}</b>
        </summary>
        <pre class="words small">{text ?? (failed ? '' : unwritten(letter))}</pre>
      </details>
      <span class="standing">
        <span class={`tag ${tones[state]}`}>{words(state)}</span>
      </span>
      <span class="sums soft small">
        {children}
        <span>{address ?? (failed ? '' : t('noAddress'))}</span>
        <span>{timeOf(letter)}</span>
        {letter.problem && <span>{letter.problem}</span>}
      </span>
    </li>
  )
}

const ownKinds: readonly string[] = ['CONFIRMATION', 'ADDRESS_CHANGED', 'DIGEST']

/** What a letter is; most are about a notification, whose text says what it is once it is written. */
function kindOf(kind: string): string {
  const own = kind.toUpperCase()
  return ownKinds.includes(own) ? words(own) : t('notification')
}

/** Why there is no text. */
function unwritten({ state }: SeenLetter): string {
  return state === 'WAITING' ? t('unwritten') : t('neverWritten')
}

/** When it was or will be sent, or was written. */
function timeOf({ sentAt, dueAt, createdAt }: SeenLetter): string {
  if (sentAt) return t('sentAt', { time: moment(sentAt) })
  return dueAt
    ? t('waitsUntil', { time: moment(dueAt) })
    : t('writtenAt', { time: moment(createdAt) })
}
