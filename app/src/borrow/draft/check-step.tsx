import { useMutation } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { lost, type Refusal, refusalsOf } from '../../api/refusals.ts'
import { Facts, Notice } from '../../parts/blocks.tsx'
import { Confirm } from '../../parts/dialogs/confirm.tsx'
import { money, percent } from '../../parts/money.ts'
import { term } from '../../parts/time.ts'
import { useToast } from '../../parts/toasts.tsx'
import { words } from '../../parts/words.ts'
import { BASE } from '../../shell/router.ts'
import { KeyFacts } from '../key-facts.tsx'
import { t } from '../messages/index.ts'
import { type Borrowed, publishMutation } from '../operations.ts'
import { OwedFirst, useDebts } from '../repaying/owed-first.tsx'
import { Withdraw } from '../withdraw.tsx'
import { AsLendersSee } from './as-lenders-see.tsx'
import { type Changes, unsavedLines } from './draft-changes.ts'
import { Missing } from './missing.tsx'
import { QuotePanel } from './quote-panel.tsx'
import { lackingIn, pathOfStep, type Step, stepOfField, steps } from './steps.tsx'

interface Props {
  readonly loan: Borrowed
  /** What the borrower has entered and is not saved: lenders would not see it. */
  readonly own: Changes
}

/** The whole draft once more, and the button that shows it to lenders. */
export function CheckStep({ loan, own }: Props) {
  const [{ fetching }, publish] = useMutation(publishMutation)
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const tell = useToast()
  const input = { id: loan.id, version: loan.version }
  const isUnsaved = Object.keys(own).length > 0
  const isWhole = lackingIn(loan).length === 0
  // The gateway would refuse it.
  const owes = (useDebts() ?? []).length > 0
  const send = async (idempotencyKey: string) => {
    const { data, error } = await publish({ input: { ...input, idempotencyKey } })
    const errors = data?.publishLoan.userErrors ?? lost(error)
    const isOfStep = ({ field }: Refusal) => (field ?? '') in stepOfField
    // They are shown with links to their steps.
    setRefused(errors.filter(isOfStep))
    const sent = data?.publishLoan.loan
    if (sent) {
      tell(() => t(sent.status === 'SUBMITTED' ? 'submitted' : 'published'))
      // On a phone, the page that takes its place would begin out of sight.
      scrollTo(0, 0)
    }
    return errors.filter((one) => !isOfStep(one))
  }
  const asked = {
    amount: loan.amountRequested,
    interestRate: loan.interestRate ?? undefined,
    months: loan.repaymentPeriodMonths ?? undefined,
  }
  return (
    <div class="two checked">
      <div class="stack">
        <Part loan={loan} step="what">
          <h3>{loan.title}</h3>
          {loan.purpose && <span class="tag">{words(loan.purpose)}</span>}
          {loan.description ? (
            <p class="paragraphs">{loan.description}</p>
          ) : (
            <p class="soft">{t('noDescriptionYet')}</p>
          )}
        </Part>
        <Part loan={loan} step="terms">
          <Facts
            of={[
              [t('amount'), money(loan.amountRequested, loan.currency)],
              [t('rate'), loan.interestRate ? percent(loan.interestRate) : t('notSet')],
              [
                t('term'),
                loan.repaymentPeriodMonths ? term(loan.repaymentPeriodMonths) : t('notSet'),
              ],
            ]}
          />
        </Part>
        <Part loan={loan} step="place">
          <p>{loan.locationDescription ?? t('placeNotNamed')}</p>
          <p class="soft small">
            {loan.locationLatitude === null ? t('notOnTheMap') : t('onTheMap')}
          </p>
        </Part>
        <AsLendersSee id={loan.id} />
      </div>
      <QuotePanel asked={asked} currency={loan.currency} />
      <div class="stack">
        {isUnsaved && <Unsaved loan={loan} own={own} />}
        {refused.length > 0 ? (
          <Refused by={refused} id={loan.id} />
        ) : (
          <Missing id={loan.id} said={loan} />
        )}
        <KeyFacts loan={loan} />
        <p class="soft small">{t('publish.hint')}</p>
        {owes && <OwedFirst />}
        <div class="row">
          {!isUnsaved && isWhole && !owes && (
            <Confirm
              name={t('publish')}
              look="primary"
              yes={t('yesPublishIt')}
              no={t('notYet')}
              busy={fetching}
              input={input}
              send={send}
            />
          )}
          <Withdraw loan={loan} />
        </div>
      </div>
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
    <section class="part" aria-label={t(`step.${step}`)}>
      <div class="stack tight">{children}</div>
      <a
        href={`${BASE}${pathOfStep(loan.id, step)}`}
        aria-label={t('changeStep', { step: t(`step.${step}`) })}
      >
        {t('change')}
      </a>
    </section>
  )
}

/** What was entered and could not be saved, with links to where it is entered. */
function Unsaved({ loan, own }: Props) {
  const places = steps.filter((step) =>
    Object.keys(own).some((field) => stepOfField[field] === step),
  )
  return (
    <Notice refused>
      {t('unsaved')}
      {unsavedLines(loan, own).map((line) => (
        <span key={line} class="reason-line">
          {line}
        </span>
      ))}
      {places.map((step) => (
        <span key={step} class="reason-line">
          <a href={`${BASE}${pathOfStep(loan.id, step)}`}>
            {t('goToStep', { step: t(`step.${step}`) })}
          </a>
        </span>
      ))}
    </Notice>
  )
}

/** What is refused, each with a link to the step where it is entered. */
function Refused({ by, id }: { readonly by: readonly Refusal[]; readonly id: string }) {
  const refusals = Object.entries(refusalsOf(by, Object.keys(stepOfField)))
  return (
    <Notice refused>
      {refusals.length > 0 &&
        refusals.map(([field, said]) => {
          const step = stepOfField[field]
          return (
            <span key={field} class="reason-line">
              {said()}{' '}
              {step && (
                <a href={`${BASE}${pathOfStep(id, step, field)}`}>
                  {t('goToStep', { step: t(`step.${step}`) })}
                </a>
              )}
            </span>
          )
        })}
    </Notice>
  )
}
