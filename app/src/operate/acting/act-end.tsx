import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import type { Said } from '../../parts/said.ts'
import type { Act } from './act.ts'
import { t } from './messages/index.ts'
import { RefusedList } from './refused-list.tsx'
import type { useAct } from './use-act.ts'

interface Props {
  readonly act: Act
  readonly busy: boolean
  readonly refused: ReturnType<typeof useAct>['refused']
  /** What to say if the operator is not sure yet. */
  readonly sure: Said | undefined
  readonly close: () => void
}

/** The end of a form to act: whether the operator is sure, why it is refused, and its buttons. */
export function ActEnd({ act, busy, refused, sure, close }: Props) {
  return (
    <>
      {act.final && (
        <label class="sure">
          <input type="checkbox" name="sure" aria-invalid={sure !== undefined} />
          <span>{t('sure')}</span>
        </label>
      )}
      <div class="stack tight" role="alert">
        {sure && <p class="notice refused">{sure()}</p>}
        <RefusedList refused={refused} left={close} />
      </div>
      <DialogButtons name={act.name} busy={busy} close={close} />
    </>
  )
}
