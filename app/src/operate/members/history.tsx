import { Card } from '../../parts/blocks.tsx'
import { BASE } from '../../shell/router.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { EntryLine } from '../trail/entry-line.tsx'
import { Told } from '../trail/told.tsx'
import { t } from './messages/index.ts'
import { memberHistoryQuery } from './operations.ts'
import { Records } from './records.tsx'
import { redaction } from './redaction.ts'

interface Props {
  readonly id: string
  readonly name?: string | null | undefined
}

/** What was done to a member's records, by whom and why. */
export function History({ id, name }: Props) {
  const mayAct = useMayAct()
  return (
    <>
      <Records
        id={id}
        query={memberHistoryQuery}
        pageIn={(data) => data.memberFile?.history}
        label={t('history')}
        items="entries"
        none={t('history.none')}
      >
        {(entries) => (
          <ol class="records">
            {entries.map((entry) => (
              <li key={entry.number} class="entry">
                <EntryLine entry={entry} />
                <Told entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </Records>
      <p class="small">
        <a href={`${BASE}/operate/trail?who=all&member=${id}&looks=all`}>{t('history.looks')}</a>
      </p>
      {mayAct && (
        <Card title={t('redact')}>
          <p class="soft small">{t('redact.hint')}</p>
          <div class="row">
            <ActButton act={redaction()} id={id} subject={name ?? t('thisMember')} />
          </div>
        </Card>
      )}
    </>
  )
}
