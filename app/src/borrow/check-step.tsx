import { useMutation } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusal, refusalsOf } from '../api/refusals.ts'
import { useAttempt } from '../parts/attempt.ts'
import { Facts, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { money, percent } from '../parts/money.ts'
import { term } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { words } from '../parts/words.ts'
import { BASE } from '../shell/router.ts'
import { type Borrowed, publishMutation } from './operations.ts'
import { QuotePanel } from './quote-panel.tsx'
import { pathOfStep, type Step, stepOfField, titles } from './steps.tsx'
import { Withdraw } from './withdraw.tsx'

/** The whole draft once more, and the button that shows it to lenders. */
export function CheckStep({ loan }: { readonly loan: Borrowed }) {
  const [{ fetching }, publish] = useMutation(publishMutation)
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const attempt = useAttempt()
  const tell = useToast()
  const send = async () => {
    const input = { id: loan.id, version: loan.version }
    const { data, error } = await publish({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    setRefused(data?.publishLoan.userErrors ?? lost(error))
    if (!data?.publishLoan.loan) return
    attempt.done()
    tell('Published. Lenders can see your loan from now on.')
  }
  const asked = {
    amount: loan.amountRequested,
    interestRate: loan.interestRate ?? undefined,
    months: loan.repaymentPeriodMonths ?? undefined,
  }
  return (
    <div class="two">
      <div class="stack">
        <Part loan={loan} step="what">
          <h3>{loan.title}</h3>
          {loan.purpose && <span class="tag">{words(loan.purpose)}</span>}
          {loan.description ? <p>{loan.description}</p> : <p class="soft">No description yet.</p>}
        </Part>
        <Part loan={loan} step="terms">
          <Facts
            of={[
              ['Amount', money(loan.amountRequested, loan.currency)],
              ['Rate', loan.interestRate ? percent(loan.interestRate) : 'Not set'],
              ['Term', loan.repaymentPeriodMonths ? term(loan.repaymentPeriodMonths) : 'Not set'],
            ]}
          />
        </Part>
        <Part loan={loan} step="place">
          <p>{loan.locationDescription ?? 'The place is not named.'}</p>
          <p class="soft small">
            {loan.locationLatitude === null
              ? 'Not on the map.'
              : 'On the map, at a point moved by up to 2 km.'}
          </p>
        </Part>
        <Refused by={refused} id={loan.id} />
        <p class="soft small">
          Once it is published, amount and terms are fixed. You can withdraw it until it is fully
          funded.
        </p>
        <div class="row">
          <Button look="primary" busy={fetching} onClick={send}>
            Publish
          </Button>
          <Withdraw loan={loan} />
        </div>
      </div>
      <QuotePanel asked={asked} currency={loan.currency} />
    </div>
  )
}

interface PartProps {
  readonly loan: Borrowed
  readonly step: Step
  readonly children: ComponentChildren
}

function Part({ loan, step, children }: PartProps) {
  return (
    <section class="part" aria-label={titles[step]}>
      <div class="stack tight">{children}</div>
      <a href={`${BASE}${pathOfStep(loan.id, step)}`} aria-label={`Change “${titles[step]}”`}>
        Change
      </a>
    </section>
  )
}

/** What is missing, each with a link to the step where it is entered. */
function Refused({ by, id }: { readonly by: readonly Refusal[]; readonly id: string }) {
  const refusals = Object.entries(refusalsOf(by, Object.keys(stepOfField)))
  return (
    <Notice refused>
      {refusals.length > 0 &&
        refusals.map(([field, message]) => {
          const step = stepOfField[field]
          return (
            <span key={field} class="reason-line">
              {message}{' '}
              {step && <a href={`${BASE}${pathOfStep(id, step)}`}>Go to “{titles[step]}”</a>}
            </span>
          )
        })}
    </Notice>
  )
}
