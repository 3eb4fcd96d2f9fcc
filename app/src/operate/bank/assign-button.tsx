import { useId, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { AssignForm } from './assign-form.tsx'
import { t } from './messages/index.ts'
import type { ToAssign } from './operations.ts'

/** A button that opens the dialog in which a line is assigned. */
export function AssignButton(line: ToAssign) {
  const [open, setOpen] = useState(false)
  const title = useId()
  const { counterparty } = line.item
  return (
    <>
      <Button
        aria-label={t(counterparty ? 'assignFrom' : 'assignAmount', {
          amount: line.amount,
          counterparty,
        })}
        onClick={() => setOpen(true)}
      >
        {t('assign.opens')}
      </Button>
      {open && (
        <Dialog title={title} closed={() => setOpen(false)}>
          {(close) => <AssignForm {...line} title={title} close={close} />}
        </Dialog>
      )}
    </>
  )
}
