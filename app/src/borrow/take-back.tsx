import { useMutation } from '@urql/preact'
import { lost } from '../api/refusals.ts'
import { Confirm } from '../parts/dialogs/confirm.tsx'
import type { PlanChange } from '../parts/loans/plan-change.tsx'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import { undoOwnPlanMutation } from './operations.ts'

/** Takes back a due day that the borrower has just moved, and says until when that is possible. */
export function TakeBack({ change }: { readonly change: PlanChange }) {
  const [{ fetching }, undo] = useMutation(undoOwnPlanMutation)
  const input = { id: change.id }
  const isPending = change.status === 'PENDING'
  return (
    <div class="stack tight">
      <p class="soft small">
        {t('takeBack.until', { pending: isPending ? 'yes' : 'no', day: day(change.effectiveOn) })}
      </p>
      <Confirm
        name={t('takeBack')}
        yes={t('takeBack.yes')}
        no={t('takeBack.no')}
        busy={fetching}
        input={input}
        send={async (idempotencyKey) => {
          const { data, error } = await undo({ input: { ...input, idempotencyKey } })
          return data?.undoOwnPlanChange.userErrors ?? lost(error)
        }}
      />
    </div>
  )
}
