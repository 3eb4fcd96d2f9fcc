import { useClient } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { askShownAgain } from '../../api/refetch.ts'
import { type Refusals, refusalsOf, saidBy } from '../../api/refusals.ts'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { showRefused } from '../../parts/forms/field.tsx'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useSending } from '../acting/use-sending.ts'
import { t } from './messages/index.ts'
import { answerMutation, type SeenHelp } from './operations.ts'

interface Props {
  readonly request: Pick<SeenHelp, 'id' | 'state' | 'version'>
  /** Called once it is answered, with whether that closed it. */
  readonly answered: (closed: boolean) => void
}

/** Answers a member's request for help. */
export function AnswerForm({ request, answered }: Props) {
  const { id, state, version } = request
  const client = useClient()
  const tell = useToast()
  const { busy, refused, send } = useSending()
  const [missing, setMissing] = useState<Refusals>({})
  const refusals = { ...refusalsOf(refused, ['answer']), ...missing }
  // The member has withdrawn it, or a colleague has closed it.
  const isOver = refused.some(({ code }) => code === 'INVALID_TRANSITION')
  useEffect(() => {
    if (isOver) askShownAgain(client)
  }, [isOver, client])
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const answer = textOf(entered, 'answer')
    setMissing(answer === '' ? saidBy(() => ({ answer: t('answer.missing') })) : {})
    if (answer === '') return showRefused(form)
    const input = { id, answer, closes: entered.get('closes') !== null, version }
    const done = await send(input, (through, keyed) =>
      through.mutation(answerMutation, { input: keyed }).toPromise(),
    )
    if (done === undefined) return showRefused(form)
    form.reset()
    answered(input.closes)
    tell(() => t('sent'))
  }
  return (
    <form class="stack" onSubmit={submit} noValidate>
      <h2>{t(state === 'ANSWERED' ? 'answerAgain' : 'answerIt')}</h2>
      <p>{t(state === 'ANSWERED' ? 'explains.again' : 'explains')}</p>
      <TextArea
        label={t('answer')}
        name="answer"
        value=""
        hint={t('answer.hint')}
        refusal={refusals.answer}
      />
      <label class="sure">
        <input type="checkbox" name="closes" />
        <span>{t('closes')}</span>
      </label>
      <Notice refused>{refusals['']}</Notice>
      <div class="row">
        <Button look="primary" type="submit" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
