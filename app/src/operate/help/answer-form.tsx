import { useClient } from '@urql/preact'
import type { TargetedInputEvent, TargetedSubmitEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useMarket } from '../../api/market.tsx'
import { askShownAgain } from '../../api/refetch.ts'
import { type Refusals, refusalsOf, saidBy } from '../../api/refusals.ts'
import { Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { showRefused } from '../../parts/forms/field.tsx'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { keepTyped, keptTyped } from '../../parts/forms/typed.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useSending } from '../acting/use-sending.ts'
import { t } from './messages/index.ts'
import { answerMutation, type SeenHelp } from './operations.ts'

/** What is typed and not sent yet. */
interface Begun {
  readonly answer: string
}

interface Props {
  readonly request: Pick<SeenHelp, 'id' | 'state' | 'repliedAt' | 'version'>
  /** Called once it is answered, with whether that closed it. */
  readonly answered: (closed: boolean) => void
}

/** Answers a member's request for help. What is typed is kept in this browser until it is sent. */
export function AnswerForm({ request, answered }: Props) {
  const { id, state, repliedAt, version } = request
  const client = useClient()
  const tell = useToast()
  const name = `${useMarket().session.person.get()?.subject} answer ${id}`
  const [begun, setBegun] = useState(() => keptTyped<Begun>(name)?.answer ?? '')
  const { busy, refused, send } = useSending()
  const [missing, setMissing] = useState<Refusals>({})
  const refusals = { ...refusalsOf(refused, ['answer']), ...missing }
  // The member has withdrawn it, or a colleague has closed it.
  const isOver = refused.some(({ code }) => code === 'INVALID_TRANSITION')
  useEffect(() => {
    if (isOver) askShownAgain(client)
  }, [isOver, client])
  const keep = ({ currentTarget }: TargetedInputEvent<HTMLFormElement>) => {
    const answer = textOf(new FormData(currentTarget), 'answer')
    keepTyped(name, answer === '' ? undefined : ({ answer } satisfies Begun))
  }
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
    keepTyped(name, undefined)
    setBegun('')
    form.reset()
    answered(input.closes)
    tell(() => t('sent'))
  }
  return (
    <form class="stack" onSubmit={submit} onInput={keep} noValidate>
      <h2>
        {t(state === 'ANSWERED' ? 'answerAgain' : repliedAt === null ? 'answerIt' : 'answerReply')}
      </h2>
      <p>{t(state === 'ANSWERED' ? 'explains.again' : 'explains')}</p>
      <TextArea
        label={t('answer')}
        name="answer"
        value={begun}
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
