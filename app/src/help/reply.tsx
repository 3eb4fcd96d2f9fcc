import { useClient, useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { askShownAgain } from '../api/refetch.ts'
import { lost, type Refusals, refusalsOf, saidBy } from '../api/refusals.ts'
import { Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { useAttempt } from '../parts/forms/attempt.ts'
import { textOf } from '../parts/forms/entered.ts'
import { showRefused } from '../parts/forms/field.tsx'
import { TextArea } from '../parts/forms/text-area.tsx'
import { useToast } from '../parts/toasts.tsx'
import { t } from './messages/index.ts'
import { replyMutation } from './operations.ts'

interface Props {
  readonly id: string
  /** Called once it is sent: the form is gone then. */
  readonly sent: () => void
}

/** Replies to the answer to a request of the reader's, who then waits for another one. */
export function Reply({ id, sent }: Props) {
  const client = useClient()
  const attempt = useAttempt()
  const tell = useToast()
  const [{ fetching }, send] = useMutation(replyMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (fetching) return
    const form = event.currentTarget
    const message = textOf(new FormData(form), 'message')
    if (message === '') {
      setRefusals(saidBy(() => ({ message: t('reply.missing') })))
      return showRefused(form)
    }
    const input = { id, message }
    const { data, error } = await send({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.replyToHelpRequest.userErrors ?? lost(error)
    attempt.answered(errors)
    setRefusals(refusalsOf(errors, ['message']))
    if (errors.length > 0) return showRefused(form)
    sent()
    askShownAgain(client)
    tell(() => t('replied'))
  }
  return (
    <details>
      <summary>{t('reply')}</summary>
      <form class="stack" onSubmit={submit} noValidate>
        <TextArea label={t('reply.words')} name="message" value="" refusal={refusals.message} />
        <Notice refused>{refusals['']}</Notice>
        <div class="row">
          <Button look="primary" type="submit" busy={fetching}>
            {t('reply.send')}
          </Button>
        </div>
      </form>
    </details>
  )
}
