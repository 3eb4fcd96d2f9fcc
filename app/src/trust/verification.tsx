import { useClient, useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { askShownAgain } from '../api/refetch.ts'
import { lost } from '../api/refusals.ts'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import type { InDialog } from '../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../parts/dialogs/dialog-buttons.tsx'
import { HelpLink } from '../parts/help-link.tsx'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { type Level, verifyMutation } from './operations.ts'

interface Props extends InDialog {
  /** The level that is asked for: a lower one may need less of the reader. */
  readonly level: Level
  /** Whether the reader asked for it, so that nothing else waits for it. */
  readonly alone?: boolean
}

/** Begins a check of the reader's identity, and leads to the page on which it goes on. */
export function Verification({ level, title, close, alone = false }: Props) {
  const [{ fetching }, send] = useMutation(verifyMutation)
  const [problem, setProblem] = useState('')
  const [page, setPage] = useState<string>()
  const [isRejected, setRejected] = useState(false)
  const tell = useToast()
  const client = useClient()
  const start = async () => {
    const { data, error } = await send({ input: { level } })
    const errors = data?.startVerification.userErrors ?? lost(error)
    const check = data?.startVerification.verification
    if (errors.length > 0 || !check) return setProblem(errors.map((one) => one.message).join(' '))
    // Whatever says how far the reader is verified, here or behind the dialog.
    askShownAgain(client)
    const { state } = check
    const outcome = () =>
      alone && (state === 'VERIFIED' || state === 'PENDING')
        ? t(`outcome.${state}.alone`)
        : t(`outcome.${state}`)
    if (check.state === 'VERIFIED') {
      close()
      return tell(outcome)
    }
    setProblem(outcome())
    setRejected(check.state === 'REJECTED')
    setPage(check.url ?? undefined)
  }
  return (
    <div class="stack">
      <h2 id={title}>{t('verifyTitle')}</h2>
      <p>{t(alone ? 'verifyWhy.alone' : 'verifyWhy')}</p>
      <Notice refused>{problem}</Notice>
      {isRejected && <HelpLink about="identity" />}
      {page === undefined ? (
        <DialogButtons name={t('verify')} busy={fetching} close={close} onClick={start} />
      ) : (
        <div class="row">
          <a href={page}>{t('goOn')}</a>
          <Button look="plain" onClick={close}>
            {t('close')}
          </Button>
        </div>
      )}
    </div>
  )
}
