import { useClient, useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf, saidBy } from '../../api/refusals.ts'
import type { Prepayment } from '../../graphql/graphql.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { AmountField } from '../../parts/forms/amount-field.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { amountEntry, typedAmount } from '../../parts/forms/entered.ts'
import { showRefused } from '../../parts/forms/field.tsx'
import { wrongAmount } from '../../parts/forms/wrong-amount.ts'
import { Receipt } from '../../parts/loans/receipt.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { today } from '../../parts/time.ts'
import { useRouter } from '../../shell/router.ts'
import { Lacking } from '../draft/lacking.tsx'
import { Saves } from '../draft/saves.tsx'
import { t } from '../messages/index.ts'
import { type RepayableLoan, repayMutation, type Schedule } from '../operations.ts'
import { savingOf } from './effect.ts'
import {
  amountsOf,
  atMost,
  type Entry,
  entryNow,
  entryOf,
  entryText,
  isAhead,
  isAll,
  saysEnded,
  typedEntry,
} from './repay-amounts.ts'
import { RepayAsked } from './repay-asked.tsx'
import { isStillOwed } from './still-owed.ts'
import { isInPart, restOf, toldOf } from './told.ts'
import { usePreviews } from './use-preview.ts'
import { UsualAmounts } from './usual-amounts.tsx'

interface Props {
  readonly loan: RepayableLoan
  readonly schedule: Schedule
  /** The available balance of the wallet. */
  readonly available: string
  /** How often the reader has asked to pay all that is to be paid now. */
  readonly payAll?: number
}

const prepayments = ['SHORTEN', 'LOWER', 'ADVANCE'] as const satisfies Prepayment[]

/** Repays what is due or more, and shows what that would save, and then what it has saved. */
export function RepayForm({ loan, schedule, available, payAll = 0 }: Props) {
  const { currency } = loan
  const choices = amountsOf(loan)
  // Whoever adds the money that was missing comes back to what they were about to pay.
  const { at } = useRouter()
  const [entry, setEntry] = useState<Entry>(() => {
    const amount = typedAmount(at.query.get('amount') ?? '', '.')
    return amount === undefined ? entryOf(choices[0]) : typedEntry(amountEntry(amount), choices)
  })
  useEffect(() => setEntry((one) => entryNow(one, choices)))
  const now = entryNow(entry, choices)
  const text = entryText(now)
  const [chosen, setChosen] = useState<Prepayment>()
  const [refusals, setRefusals] = useState<Refusals>({})
  // As a function, so that it follows the page's language, and what is due next as long as it is read.
  const [done, setDone] = useState<(now: RepayableLoan) => string>()
  const [asks, setAsks] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [{ fetching }, repay] = useMutation(repayMutation)
  useEffect(() => {
    if (payAll === 0) return
    setDone(undefined)
    setEntry(entryOf(choices[0]))
    setChosen(undefined)
    // Once the form is drawn, which a receipt may have taken the place of.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus())
  }, [payAll])
  const attempt = useAttempt()
  const client = useClient()
  const amount = typedAmount(text)
  const wrong = wrongAmount(text, currency)
  const taken = amount === undefined || wrong ? undefined : atMost(amount, loan)
  const isActive = loan.status === 'ACTIVE'
  // Paying what is due, or the next payment, leaves nothing to choose; whoever pays late saves nothing compared with the plan.
  const early = isAhead(loan, schedule)
  const isMore =
    amount !== undefined && (early || fixedUnits(amount) > fixedUnits(choices[0]?.amount ?? '0'))
  // The next payment, made before its month, is that payment.
  const prepayment =
    chosen ??
    (early && choices[0]?.name === 'nextPayment' && amount === choices[0].amount
      ? 'ADVANCE'
      : 'SHORTEN')
  const isBehind = schedule.instalments.some(
    ({ status, dueOn }) => status !== 'PAID' && dueOn < today(),
  )
  const canSave = isMore || !isBehind
  const isWhole = amount !== undefined && isAll(amount, loan)
  const missing = fixedUnits(taken ?? '0') - fixedUnits(available)
  const hasToChoose = isActive && isMore && !isWhole
  const isSooner = isActive && Number(loan.amountDue) === 0
  const { previews, problem } = usePreviews({
    loan,
    amount: isActive && !wrong && missing <= 0n && Number(amount) > 0 ? amount : undefined,
    isMore: hasToChoose,
  })
  const effect = previews[hasToChoose ? prepayment : 'SHORTEN']
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wrong) setRefusals(saidBy(() => ({ amount: wrongAmount(text, currency) })))
    if (amount === undefined || wrong) return showRefused(event.currentTarget)
    // What the wallet lacks is refused anyway.
    if (missing <= 0n) return setAsks(true)
    void pay(amount)
  }
  const pay = async (amount: string) => {
    const input = {
      loanId: loan.id,
      amount,
      prepayment: hasToChoose ? prepayment : 'SHORTEN',
      // What was shown of an early payment is true of this version only.
      ...(hasToChoose && { version: loan.version }),
    } as const
    const { data, error } = await repay({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const payload = data?.repayLoan
    const errors = payload?.userErrors ?? lost(error)
    attempt.answered(errors)
    setRefusals(refusalsOf(errors, ['amount']))
    if (!payload?.loan || payload.applied === null)
      return form.current ? showRefused(form.current) : undefined
    const { applied, effect: made } = payload
    const saved = canSave ? made?.interestSaved : undefined
    setDone(
      () => (now: RepayableLoan) =>
        [toldOf(saved, applied, currency), restOf(now)].filter(Boolean).join(' '),
    )
    setEntry({ typed: '' })
    setChosen(undefined)
  }
  const again = () => {
    setDone(undefined)
    // Of a payment that was made in part, the rest; otherwise the next one begins with a new choice.
    setEntry(isInPart(loan) ? entryOf(choices[0]) : { typed: '' })
  }
  if (loan.status === 'REPAID' && !done) return null
  if (done)
    return (
      <Card title={t('repay')}>
        <div role="status">
          <Receipt next={t('repayMore')} again={loan.status === 'REPAID' ? undefined : again}>
            {done(loan)}
          </Receipt>
        </div>
      </Card>
    )
  return (
    <Card title={t('repay')}>
      <form ref={form} class="stack" onSubmit={submit} noValidate>
        <UsualAmounts
          choices={choices}
          chosen={amount}
          currency={currency}
          choose={(one) => {
            setEntry(entryOf(one))
            setChosen(undefined)
          }}
        />
        <Notice>{saysEnded(now, loan)}</Notice>
        <AmountField
          label={t('amountIn', { currency })}
          name="amount"
          currency={currency}
          value={text}
          onInput={(typed) => setEntry(typedEntry(typed, choices))}
          hint={
            taken === amount
              ? t('yourWalletHas', { available: money(available, currency) })
              : t('youOweNoMore', {
                  owed: money(loan.payoffAmount ?? '0', currency),
                })
          }
          refusal={refusals.amount}
        />
        {hasToChoose && (
          <fieldset class="picks">
            <legend>{t('prepayment')}</legend>
            {prepayments.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="prepayment"
                  checked={prepayment === one}
                  onChange={() => setChosen(one)}
                />
                <span>
                  {t(`prepayment.${one}`)}
                  {previews[one] && <small>{savingOf(one, previews[one], currency)}</small>}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {taken !== undefined && missing > 0n && (
          <Lacking loan={loan} amount={taken} {...{ available, missing }} />
        )}
        {isActive && !wrong && missing <= 0n && Number(amount) > 0 && (
          <Saves {...{ loan, effect, problem, canSave }} amount={taken ?? ''} />
        )}
        <Notice refused>{refusals['']}</Notice>
        <div>
          <Button look="primary" type="submit" busy={fetching}>
            {taken === undefined
              ? t('repay')
              : t('repayAmount', { amount: money(taken, currency) })}
          </Button>
        </div>
      </form>
      {asks && amount !== undefined && taken !== undefined && (
        <RepayAsked
          loan={loan}
          amount={taken}
          available={available}
          choice={isWhole ? undefined : hasToChoose ? prepayment : isSooner ? 'PART' : 'DUE'}
          effect={effect}
          canSave={canSave}
          isCurrent={async () =>
            !(isWhole || hasToChoose) ||
            isStillOwed(client, loan, isWhole ? 'payoffAmount' : 'version')
          }
          pay={() => void pay(amount)}
          closed={() => setAsks(false)}
        />
      )}
    </Card>
  )
}
