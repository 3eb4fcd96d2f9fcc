import { useLayoutEffect, useRef } from 'preact/hooks'
import { Answers } from '../parts/dialogs/confirm.tsx'
import { t } from './messages/index.ts'

/** What the reader is asked once more before money moves, with the amount as it is shown. */
export interface Question {
  /** Whether so much is asked about. */
  readonly isAsked: (amount: string) => boolean
  readonly what: (amount: string, account: string | undefined) => string
  readonly yes: (amount: string) => string
}

interface Props {
  readonly question: Question
  /** The amount, as it is shown. */
  readonly amount: string
  /** The bank account, if one is chosen. */
  readonly account: string | undefined
  readonly busy: boolean
  readonly agree: () => void
  readonly decline: () => void
}

/** Says what is about to move, and asks once more. */
export function Sure({ question, amount, account, ...answers }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div class="stack" ref={place}>
      <p>{question.what(amount, account)}</p>
      <Answers {...answers} look="primary" yes={question.yes(amount)} no={t('sure.no')} />
    </div>
  )
}
