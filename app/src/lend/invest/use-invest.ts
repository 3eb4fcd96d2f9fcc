import { useMutation } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { t } from '../messages/index.ts'
import { type InvestRefusal, investMutation } from '../operations.ts'

/** How the last attempt to invest ended. */
export type Outcome =
  | { readonly is: 'invested'; readonly amount: string }
  | { readonly is: 'refused'; readonly amount: string; readonly refusals: readonly InvestRefusal[] }
  /** Nobody knows whether it was carried out: the same call may be sent again. */
  | { readonly is: 'unknown'; readonly amount: string; readonly message: string }

/** Invests in a loan; a call that is sent again after a failure keeps its key, and is carried out once. */
export function useInvest(loanId: string) {
  const [{ fetching }, send] = useMutation(investMutation)
  const [outcome, setOutcome] = useState<Outcome>()
  const attempt = useAttempt()
  const invest = async (amount: string, warned = false): Promise<Outcome> => {
    const idempotencyKey = attempt.keyFor({ amount, warned })
    const said = warned ? { warningAcknowledged: true } : {}
    const { data, error } = await send({ input: { loanId, amount, idempotencyKey, ...said } })
    const next = outcomeOf(amount, data?.invest, error)
    if (next.is !== 'unknown') attempt.answered([])
    setOutcome(next)
    return next
  }
  return { fetching, outcome, invest, forget: () => setOutcome(undefined) }
}

interface Answer {
  readonly investment?: object | null
  readonly userErrors: readonly InvestRefusal[]
}

function outcomeOf(
  amount: string,
  answer: Answer | undefined,
  error: { readonly networkError?: Error | undefined; readonly message: string } | undefined,
): Outcome {
  if (answer?.investment) return { is: 'invested', amount }
  const refusals = answer?.userErrors ?? []
  const running = refusals.find(({ code }) => code === 'IDEMPOTENCY_IN_PROGRESS')
  if (refusals.length > 0 && running === undefined) return { is: 'refused', amount, refusals }
  const message = error?.networkError
    ? t('noAnswer.again')
    : (running?.message ?? error?.message ?? t('noAnswer'))
  return { is: 'unknown', amount, message }
}
