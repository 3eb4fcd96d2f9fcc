import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { FileLine } from '../file-field.tsx'
import { nameOf } from '../who.ts'
import { rich, t } from './messages/index.ts'
import type { SeenNote } from './operations.ts'

interface Props {
  readonly note: SeenNote
  /** Whether all notes here are on one loan, which then needs no name. */
  readonly ofLoan?: boolean
}

/** What an operator has noted, when, and on which loan. */
export function NoteLine({ note, ofLoan = false }: Props) {
  const { text, file, author, loan, createdAt } = note
  return (
    <li>
      <div class="apart">
        <b>{nameOf({ id: author.id, name: author.fullName })}</b>
        <time class="soft small" dateTime={createdAt}>
          {moment(createdAt)}
        </time>
      </div>
      {loan && !ofLoan && (
        <p class="soft small">
          {rich('onLoan', {
            title: loan.title,
            link: (part) => <a href={`${BASE}/operate/${loan.id}`}>{part}</a>,
          })}
        </p>
      )}
      {text === null || text === undefined ? (
        <p class="soft">{t('emptied')}</p>
      ) : (
        <p class="words">{text}</p>
      )}
      {file && (
        <p class="soft small">
          {file.name} · <FileLine file={file} />
        </p>
      )}
    </li>
  )
}
