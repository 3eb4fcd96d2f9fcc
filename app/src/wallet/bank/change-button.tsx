import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useMarket } from '../../api/market.tsx'
import { lost, type Refusal } from '../../api/refusals.ts'
import { withRecentLogin } from '../../api/step-up.ts'
import { Notice } from '../../parts/blocks.tsx'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { useToast } from '../../parts/toasts.tsx'
import type { Change } from './changes.ts'
import { accountName } from './names.ts'
import type { BankAccount } from './operations.ts'

interface Props {
  readonly change: Change
  readonly account: BankAccount
  /** Called when it is done. */
  readonly after: () => void
}

/** A button that changes a bank account after a confirmation. */
export function ChangeButton(props: Props) {
  const { change, account } = props
  return (
    <DialogButton
      name={change.name}
      aria-label={`${change.name}: ${accountName(account)}`}
      aria-haspopup="dialog"
    >
      {(dialog) => <Confirmation {...props} {...dialog} />}
    </DialogButton>
  )
}

function Confirmation({ change, account, after, title, close }: Props & InDialog) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const { busy, send } = useSend(change)
  const tell = useToast()
  const confirm = async () => {
    const answer = await send(account.id)
    setRefusals(answer.refusals)
    if (answer.refusals.length > 0) return
    close()
    tell(change.done)
    after()
  }
  return (
    <div class="stack">
      <h2 id={title}>
        {change.name}: {accountName(account)}
      </h2>
      <p>{change.explains}</p>
      <Notice refused>{refusals.map(({ message }) => message).join(' ')}</Notice>
      <DialogButtons name={change.name} busy={busy} close={close} onClick={confirm} />
    </div>
  )
}

function useSend({ document }: Change) {
  // Not while a login is awaited: its window can be closed, and then nothing comes back.
  const [{ fetching }, ask] = useMutation(document)
  const { session } = useMarket()
  const send = (id: string) =>
    withRecentLogin(session, async () => {
      const { data, error } = await ask({ input: { id } })
      return { refusals: data?.changed.userErrors ?? lost(error) }
    })
  return { busy: fetching, send }
}
