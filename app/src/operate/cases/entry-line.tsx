import { moment } from '../../parts/time.ts'
import { inSentence } from '../../parts/words.ts'
import { FileLine } from '../file-field.tsx'
import { words } from '../values.ts'
import { rich, t } from './messages/index.ts'
import type { Entered } from './operations.ts'
import { findingOf, operatorName } from './words.ts'

interface Props {
  readonly entry: Entered
  /** The reader's id. */
  readonly own: string
  readonly currency: string
}

/** What was found or done in a case, as a sentence. */
export function EntryLine({ entry, own, currency }: Props) {
  const { act, actorId, actor, rule, at, file, text, refusedWith, decision, dueAt } = entry
  const finding = findingOf(entry, currency)
  return (
    <li class="entry">
      <div class="entry-line">
        <p>
          {rich(`act.${act}`, {
            actor: actorId
              ? operatorName(actorId, actor, own)
              : rule
                ? t('byRule', { rule: t(`rule.${rule}`) })
                : '',
            by: (part) => <b>{part}</b>,
            outcome: refusedWith ? 'refused' : 'done',
            decision: decision ? inSentence(t(`decision.${decision}`)) : '',
            due: dueAt ? moment(dueAt) : '',
            file: file?.name ?? '',
            count: entry.paymentIds?.length ?? 0,
            ...assigned(entry, own),
          })}
          {refusedWith && (
            <span class="tag bad">{t('refusedWith', { why: inSentence(words(refusedWith)) })}</span>
          )}
        </p>
        <time class="soft small figures" dateTime={at}>
          {moment(at)}
        </time>
      </div>
      {finding && <p class="small">{finding}</p>}
      {text && <p class="why">{t('quoted', { text })}</p>}
      {file && (
        <p class="soft small">
          <FileLine file={file} />
        </p>
      )}
    </li>
  )
}

function assigned({ act, assigneeId, assignee }: Entered, own: string) {
  if (act !== 'ASSIGN' || !assigneeId) return { to: 'nobody', name: '' }
  return {
    to: assigneeId === own ? 'you' : 'other',
    name: operatorName(assigneeId, assignee, own),
  }
}
