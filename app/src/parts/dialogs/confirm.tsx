import '../../styles/groups.css'
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Notice } from '../blocks.tsx'
import { Button, once } from '../button.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { t } from '../messages/index.ts'

interface Props {
  /** The label of the button that asks whether the reader is sure. */
  readonly name: string
  readonly look?: 'plain' | 'primary'
  /** The labels of both answers. */
  readonly yes: string
  readonly no: string
  /** What follows from it, where that is not said beside the button already. */
  readonly says?: string | undefined
  /** Whether it is being sent. */
  readonly busy: boolean
  /** What is to be done: the same gets the same key until it has succeeded. */
  readonly input: object
  /** Does it, and resolves to why it is refused, if it is. */
  readonly send: (
    idempotencyKey: string,
  ) => Promise<readonly { readonly code: string; readonly message: string }[]>
}

/** A button for what can't be undone: it asks once more, does it, and says why it is refused. */
export function Confirm({ name, look, yes, no, says, busy, input, send }: Props) {
  const [asks, setAsks] = useState<boolean>()
  const [problem, setProblem] = useState('')
  const attempt = useAttempt()
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  // The button that was pressed is gone: the focus goes to the first of those in its place.
  useLayoutEffect(() => {
    if (asks !== undefined) place.current?.querySelector('button')?.focus()
  }, [asks])
  const confirm = async () => {
    const errors = await send(attempt.keyFor(input))
    attempt.answered(errors)
    setProblem(errors.map(({ message }) => message).join(' '))
  }
  return (
    <>
      <div ref={place} class={asks && says ? 'stack tight' : undefined}>
        {asks && says && <p id={id}>{says}</p>}
        {asks ? (
          <Answers
            {...{ look, yes, no, busy }}
            says={says && id}
            agree={confirm}
            decline={() => setAsks(false)}
          />
        ) : (
          <Button {...(look && { look })} onClick={() => setAsks(true)}>
            {name}
          </Button>
        )}
      </div>
      <Notice refused>{problem}</Notice>
    </>
  )
}

interface AnswersProps extends Pick<Props, 'yes' | 'no' | 'busy'> {
  /** Of the button that asked: what is the main thing to do here stays it. */
  readonly look?: Props['look'] | undefined
  /** The id of the text that says what follows. */
  readonly says?: string | undefined
  readonly agree: () => void
  readonly decline: () => void
}

/** The two answers to whether the reader is sure. The second click of a double click is not one: it was meant for the button before. */
export function Answers({ look, yes, no, busy, says, agree, decline }: AnswersProps) {
  return (
    <fieldset class="group row" aria-label={t('sure')} aria-describedby={says}>
      <Button {...(look === 'primary' && { look })} busy={busy} onClick={once(agree)}>
        {yes}
      </Button>
      <Button look="plain" busy={busy} onClick={decline}>
        {no}
      </Button>
    </fieldset>
  )
}

interface QuestionProps extends Pick<AnswersProps, 'yes' | 'no' | 'busy' | 'agree' | 'decline'> {
  /** What follows from a yes. */
  readonly children: string
}

/** Asks in the place of what was pressed, or below it, whether the reader is sure. The focus goes to the first answer, and back once it is given. */
export function Question({ children, ...answers }: QuestionProps) {
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const before = document.activeElement
    const form = place.current?.closest('form')
    place.current?.querySelector('button')?.focus()
    // Once it is drawn what comes instead.
    return () =>
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const back = before?.isConnected ? before : form?.querySelector('[type=submit]')
        if (back instanceof HTMLElement) back.focus()
      })
  }, [])
  return (
    <div class="stack tight" ref={place}>
      <p class="notice" id={id}>
        {children}
      </p>
      <Answers {...answers} says={id} />
    </div>
  )
}
