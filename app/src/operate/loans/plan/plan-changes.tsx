import { Card } from '../../../parts/blocks.tsx'
import { DialogButton } from '../../../parts/dialogs/dialog-button.tsx'
import {
  type PlanChange,
  PlanChangeLines,
  planChangeName,
} from '../../../parts/loans/plan-change.tsx'
import { ActButton } from '../../acting/act-button.tsx'
import { useMayAct } from '../../scope.ts'
import { nameOf } from '../../who.ts'
import { t } from '../messages/index.ts'
import type { LoanFile } from '../operations.ts'
import { ChangeForm } from './change-form.tsx'
import { undoing } from './changing.ts'

const operatorOf = ({ operator }: LoanFile['planChanges']['nodes'][number]) =>
  operator ? nameOf({ id: operator.id, name: operator.fullName }) : undefined

interface Props {
  readonly loan: LoanFile
}

/** How the plan of a loan was changed, newest first, where an operator can change it again or undo the newest change. */
export function PlanChanges({ loan }: Props) {
  const mayAct = useMayAct() && loan.status === 'ACTIVE'
  const { nodes, totalCount } = loan.planChanges
  if (totalCount === 0 && !mayAct) return null
  const newest = nodes.findLast(({ status }) => status === 'EFFECTIVE' || status === 'PENDING')
  const act = (one: PlanChange) =>
    mayAct && one.id === newest?.id ? (
      <div class="row">
        <ActButton
          act={undoing()}
          id={one.id}
          subject={planChangeName(one)}
          label={t('undoLabel', { change: planChangeName(one) })}
        />
      </div>
    ) : null
  return (
    <Card title={t('changesOfThePlan')}>
      {totalCount === 0 && <p class="soft">{t('unchangedPlan')}</p>}
      <PlanChangeLines
        changes={nodes.toReversed()}
        currency={loan.currency}
        operator={operatorOf}
        more={act}
      />
      {totalCount > nodes.length && (
        <p class="soft small">{t('lastShown', { count: nodes.length })}</p>
      )}
      {mayAct && (
        <div>
          <DialogButton name={t('changePlan.name')}>
            {(dialog) => <ChangeForm loan={loan} {...dialog} />}
          </DialogButton>
        </div>
      )}
    </Card>
  )
}
