import './trust.css'
import { useMutation, useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { lost } from '../api/refusals.ts'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import type { InDialog } from '../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../parts/dialogs/dialog-buttons.tsx'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { acceptMutation, agreementQuery } from './operations.ts'

interface Props extends InDialog {
  /** The versions that are missing. */
  readonly ids: readonly string[]
}

/** The agreements that are missing, one after the other, each with its very text. */
export function Agreements({ ids, title, close }: Props) {
  const [accepted, setAccepted] = useState(0)
  const [{ fetching }, send] = useMutation(acceptMutation)
  const [problem, setProblem] = useState('')
  const id = ids[accepted] ?? ''
  const [{ data, error }, again] = useQuery({ query: agreementQuery, variables: { id } })
  const tell = useToast()
  // Until the next one is there, the last one stays.
  const agreement = data?.agreement?.id === id ? data.agreement : undefined
  if (agreement === undefined) {
    const why = error?.message ?? (data?.agreement === null ? t('gone') : '')
    const retry = () => again({ requestPolicy: 'network-only' })
    return <NotShown {...{ title, close, why, retry }} />
  }
  const accept = async () => {
    const { data: answer, error: failure } = await send({ input: { id } })
    const refusals = answer?.acceptAgreement.userErrors ?? lost(failure)
    setProblem(refusals.map(({ message }) => message).join(' '))
    if (refusals.length > 0) return
    setAccepted(accepted + 1)
    if (accepted + 1 < ids.length) return
    close()
    tell(() => t('accepted'))
  }
  return (
    <div class="stack">
      <h2 id={title}>{agreement.title}</h2>
      <p>{t('read', { version: agreement.version })}</p>
      <pre key={id} class="agreement">
        {agreement.text}
      </pre>
      <Notice refused>{problem}</Notice>
      <DialogButtons name={t('accept')} busy={fetching} close={close} onClick={accept} />
    </div>
  )
}

interface NotShownProps extends InDialog {
  /** Empty while it is loading. */
  readonly why: string
  readonly retry: () => void
}

/** In the place of a text that is not there, or not yet: it can be tried again, or left. */
function NotShown({ title, close, why, retry }: NotShownProps) {
  return (
    <div class="stack">
      <h2 id={title}>{t('agreements')}</h2>
      <Notice refused>{why}</Notice>
      {why === '' && <Skeleton />}
      <div class="row">
        {why !== '' && <Button onClick={retry}>{t('again')}</Button>}
        <Button look="plain" onClick={close}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
