import type { TargetedSubmitEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { decimal, least } from '../../parts/amounts.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { AmountField } from '../../parts/forms/amount-field.tsx'
import { amountEntry, isTooFine, typedAmount } from '../../parts/forms/entered.ts'
import { showRefused } from '../../parts/forms/field.tsx'
import { wrongAmount } from '../../parts/forms/wrong-amount.ts'
import { Receipt } from '../../parts/loans/receipt.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { LargeWarning } from '../../protection/large-warning.tsx'
import { rich, t } from '../messages/index.ts'
import type { LoanToLendTo } from '../operations.ts'
import { Suggestions } from '../search/suggestions.tsx'
import { canBeTakenBack, type Leaving, takenBack } from '../taken-back.ts'
import { Exposure, useExposure } from './exposure.tsx'
import { Remedies } from './remedies.tsx'
import { isLarge, Sure } from './sure.tsx'
import type { useInvest } from './use-invest.ts'

interface Props {
  readonly loan: LoanToLendTo
  readonly investing: ReturnType<typeof useInvest>
  readonly leaving: Leaving
  readonly available: string
  /** The least that the loan takes; undefined until it is known. */
  readonly minimum: string | undefined
  readonly typed: string
  readonly setTyped: (typed: string) => void
}

/** Invests an amount; a refusal is shown with what would work. */
export function InvestForm(props: Props) {
  const { loan, investing, leaving, available, minimum, typed, setTyped } = props
  const { currency, amountRemaining } = loan
  const { fetching, outcome, invest, forget } = investing
  const amount = typedAmount(typed)
  const payable = amount === undefined || isTooFine(amount, currency) ? undefined : amount
  const exposure = useExposure({ loan, amount: payable })
  const send = async (text: string, warned = false) => {
    const { is } = await invest(typedAmount(text) ?? text.trim(), warned)
    if (is === 'invested') setTyped('')
  }
  // What was asked about: another amount is another question.
  const [asked, setAsked] = useState<string>()
  const [declined, setDeclined] = useState(0)
  const button = useRef<HTMLDivElement>(null)
  // The answer that was pressed is gone.
  useLayoutEffect(() => {
    if (declined > 0) button.current?.querySelector('button')?.focus()
  }, [declined])
  const begin = async (text: string) => {
    const one = typedAmount(text)
    const isPossible =
      !wrongAmount(text, currency) && limitOf(loan, one, { minimum, available }) === undefined
    // Whoever has said yes and got no answer is not asked again.
    const asks = outcome?.is !== 'unknown' && (isLarge(one) || !canBeTakenBack(leaving))
    if (one !== undefined && asks && isPossible) setAsked(text)
    else await send(text)
  }
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!fetching && asked !== typed) void begin(typed).then(() => showRefused(form))
  }
  const refusals = outcome?.is === 'refused' ? outcome.refusals : []
  const [ofAmount, others] = [
    refusals.filter(({ field }) => field === 'amount'),
    refusals.filter(({ field }) => field !== 'amount'),
  ]
  const wrong = textOf(ofAmount) ?? limitOf(loan, amount, { minimum, available })
  const highest = least(fixedUnits(available), fixedUnits(amountRemaining))
  return (
    <Card title={t('invest')}>
      <div role="status">
        {outcome?.is === 'invested' && (
          <Receipt next={t('investMore')} again={loan.status === 'OPEN' ? forget : undefined}>
            {rich(investedAs(loan), {
              amount: money(outcome.amount, currency),
              name: loan.borrower.fullName ?? '',
              known: loan.borrower.fullName ? 'yes' : 'no',
              link: (part) => <a href="/app/portfolio">{part}</a>,
            })}
          </Receipt>
        )}
      </div>
      {outcome?.is !== 'invested' && (
        <form class="stack" onSubmit={submit} noValidate>
          <AmountField
            label={t('amountIn', { currency })}
            name="amount"
            currency={currency}
            value={typed}
            hint={t(minimum ? 'availableFrom' : 'availableAmount', {
              available: money(available, currency),
              minimum: minimum ? money(minimum, currency) : '',
            })}
            wrong={() => wrong}
            onInput={(text) => {
              setTyped(text)
              setAsked(undefined)
              if (outcome !== undefined) forget()
            }}
          />
          <Suggestions
            minimum={minimum}
            highest={decimal(highest, currency)}
            currency={currency}
            choose={(amount) => {
              setTyped(amountEntry(amount))
              setAsked(undefined)
              forget()
            }}
          />
          <Exposure of={asked === typed ? undefined : exposure} />
          <Notice refused>
            {textOf(others.filter(({ code }) => code !== 'WARNING_REQUIRED'))}
          </Notice>
          {others.some(({ code }) => code === 'WARNING_REQUIRED') && (
            <LargeWarning busy={fetching} goOn={() => void send(typed, true)} />
          )}
          <Notice>{outcome?.is === 'unknown' && outcome.message}</Notice>
          {outcome?.is === 'refused' && (
            <Remedies
              refusals={outcome.refusals}
              asked={{
                amount: typedAmount(amountEntry(outcome.amount)) ?? '0',
                minimum,
                available,
              }}
              currency={currency}
              busy={fetching}
              take={(amount) => {
                setTyped(amountEntry(amount))
                void begin(amountEntry(amount))
              }}
              topped={forget}
            />
          )}
          {amount !== undefined && asked === typed ? (
            <Sure
              loan={loan}
              amount={amount}
              leaving={leaving}
              left={decimal(fixedUnits(available) - fixedUnits(amount), currency)}
              warning={exposure?.warning}
              busy={fetching}
              agree={() => void send(asked).then(() => setAsked(undefined))}
              decline={() => {
                setAsked(undefined)
                setDeclined(declined + 1)
              }}
            />
          ) : (
            <div class="stack" ref={button}>
              <p class="small">{takenBack(leaving, loan)}</p>
              <Button look="primary" type="submit" busy={fetching}>
                {fetching ? t('investing') : labelOf(amount, currency)}
              </Button>
            </div>
          )}
        </form>
      )}
    </Card>
  )
}

/** What the button does, with the amount once there is one. */
function labelOf(amount: string | undefined, currency: string): string {
  if (amount === undefined || fixedUnits(amount) === 0n || isTooFine(amount, currency))
    return t('invest')
  return t('investAmount', { amount: money(amount, currency) })
}

/** What has become of what was just invested. */
function investedAs({ status }: LoanToLendTo) {
  if (status === 'OPEN') return 'invested'
  return status === 'FUNDED' ? 'invested.full' : 'invested.paidOut'
}

/** Which limit an amount is beyond, as it is typed. */
function limitOf(
  { amountRemaining, currency }: LoanToLendTo,
  amount: string | undefined,
  { minimum, available }: Pick<Props, 'minimum' | 'available'>,
): string | undefined {
  if (amount === undefined) return undefined
  const units = fixedUnits(amount)
  if (minimum && units < fixedUnits(minimum))
    return t('atLeast', { minimum: money(minimum, currency) })
  if (units > fixedUnits(amountRemaining))
    return t('moreThanNeeded', { most: money(amountRemaining, currency) })
  if (units > fixedUnits(available))
    return t('moreThanAvailable', { most: money(available, currency) })
  return undefined
}

function textOf(refusals: readonly { readonly message: string }[]): string | undefined {
  return refusals.map(({ message }) => message).join(' ') || undefined
}
