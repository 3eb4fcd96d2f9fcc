import { Card, Facts } from '../../parts/blocks.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { moment } from '../../parts/time.ts'
import { t } from './messages/index.ts'
import type { CaseFile } from './operations.ts'
import { deadlineOf, isOverdue, operatorName } from './words.ts'
import { AssignForm, DeadlineForm, HoldForm } from './work-forms.tsx'

interface Props {
  readonly of: CaseFile
  readonly own: string
  readonly after: () => void
}

/** Who works on a case, until when, and whether it holds money. */
export function WorkCard({ of, own, after }: Props) {
  const { assigneeId, assignee, dueAt, holdsMoney, state, closedAt } = of
  const isClosed = state === 'CLOSED'
  return (
    <Card title={t('work')}>
      <Facts
        of={[
          [t('assignee'), assigneeId ? operatorName(assigneeId, assignee, own) : t('nobody')],
          isClosed
            ? [t('closed'), closedAt ? moment(closedAt) : '']
            : [
                t('deadline'),
                <span key="due" class={isOverdue(of) ? 'what late' : 'what'}>
                  {moment(dueAt)} <span class="small">{deadlineOf(of)}</span>
                </span>,
              ],
          [t('money'), t(holdsMoney ? 'money.held' : 'money.free')],
        ]}
      />
      {!isClosed && (
        <div class="row">
          <DialogButton name={t('assign')}>
            {(dialog) => <AssignForm {...{ of, own, after }} {...dialog} />}
          </DialogButton>
          <DialogButton name={t('moveTheDeadline')}>
            {(dialog) => <DeadlineForm {...{ of, after }} {...dialog} />}
          </DialogButton>
          {!holdsMoney && of.canHoldMoney && (
            <DialogButton name={t('hold')}>
              {(dialog) => <HoldForm {...{ of, after }} {...dialog} />}
            </DialogButton>
          )}
        </div>
      )}
      {!isClosed && !of.canHoldMoney && <p class="soft small">{t('hold.none')}</p>}
      {holdsMoney && <p class="soft small">{t('lift.hint')}</p>}
    </Card>
  )
}
