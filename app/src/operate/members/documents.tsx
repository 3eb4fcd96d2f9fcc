import { moment } from '../../parts/time.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'
import { correction } from './money/correction.ts'
import { memberDocumentsQuery } from './operations.ts'
import { Records } from './records.tsx'

/** Which documents a member has, where an operator can have them made again. Their files are for the member alone. */
export function Documents({ id }: { readonly id: string }) {
  const mayAct = useMayAct()
  return (
    <Records
      id={id}
      query={memberDocumentsQuery}
      pageIn={(data) => data.memberFile?.documents}
      label={t('documents')}
      items="documents"
      none={t('documents.none')}
    >
      {(documents) => (
        <ul class="records">
          {documents.map((one) => (
            <li key={one.id} class="record">
              <span class="what">
                <b lang={one.language}>{one.title}</b>
                <span class="soft small id">{one.id}</span>
                {one.replacedById && (
                  <span class="small">{t('documents.replaced', { id: one.replacedById })}</span>
                )}
              </span>
              <span class="standing">
                <span class="tag">{words(one.kind)}</span>
                {mayAct && !one.replacedById && (
                  <ActButton
                    act={correction()}
                    id={one.id}
                    subject={one.title}
                    label={t('correction.label', { title: one.title })}
                  />
                )}
              </span>
              <span class="sums soft small">
                <span>{one.period}</span>
                <span>{moment(one.madeAt)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Records>
  )
}
