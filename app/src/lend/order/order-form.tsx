import type { ComponentChildren } from 'preact'
import type { Dispatch, StateUpdater } from 'preact/hooks'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { AmountField } from '../../parts/forms/amount-field.tsx'
import { Choices } from '../../parts/forms/choices.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { fieldName } from '../../parts/forms/field-names.ts'
import { money } from '../../parts/money.ts'
import { words } from '../../parts/words.ts'
import { LargeWarning } from '../../protection/large-warning.tsx'
import { rich, t } from '../messages/index.ts'
import { risks } from '../search/criteria.ts'
import { type Around, cannotWork, reserveIn } from './cannot-work.ts'
import type { Preferences } from './operations.ts'
import { PreviewLine } from './preview.tsx'
import { useSave } from './use-save.ts'
import { isAmount, limitsEachLoan, onlyTells, type Wishes, type WishField } from './wishes.ts'

interface Props {
  readonly wishes: Wishes
  readonly title: string
  /** Whether the saved order invests. */
  readonly isOn: boolean
  /** Whether saving makes an order that invests look for something else. */
  readonly redirects: boolean
  /** The version of the preferences that the reader has seen: what has changed since is not overwritten. */
  readonly version: number
  readonly saved: (preferences: Preferences) => void
  readonly purposes: readonly string[]
  readonly around: Around
  readonly change: Dispatch<StateUpdater<Wishes>>
}

/** Limits of what it looks for, each with what an empty one means. */
const limits = [
  ['minInterestRate', 'empty.any'],
  ['maxTermMonths', 'empty.any'],
  ['minAmount', 'empty.anyAmount'],
  ['maxAmount', 'empty.anyAmount'],
  ['maxDistanceKm', 'empty.anywhere'],
] as const satisfies (readonly [WishField, string])[]

/** What a standing order looks for, and how much it may invest. */
export function OrderForm({ title, wishes, isOn, redirects, version, saved, ...more }: Props) {
  const { purposes, around, change } = more
  const { currency } = around
  const { fetching, refusals, save, stop, warned } = useSave(
    wishes,
    { version, isOn, around },
    saved,
  )
  const field = (name: WishField, empty: string) => {
    const hint = noteOn(name, wishes, around) ?? empty
    const shared = {
      name,
      label: t(`limit.${name}`, { currency }),
      hint,
      value: wishes.typed[name],
      refusal: refusals[name],
    }
    // Several fields can change at once, when the page changes its language.
    const enter = (value: string) =>
      change((all) => ({ ...all, typed: { ...all.typed, [name]: value } }))
    return isAmount(name) ? (
      <AmountField
        key={name}
        {...shared}
        currency={currency}
        wrong={(_, isLeft) => (isLeft ? cannotWork(name, wishes, around) : undefined)}
        onInput={enter}
      />
    ) : (
      <Field
        key={name}
        {...shared}
        inputMode="decimal"
        autocomplete="off"
        onInput={({ currentTarget: { value } }) => enter(value)}
      />
    )
  }
  return (
    <Card title={title}>
      <form class="stack" onSubmit={save} noValidate>
        <p class="soft small">{t('order.what')}</p>
        <label class="switch">
          <input
            type="checkbox"
            checked={wishes.enabled}
            onChange={({ currentTarget }) => change({ ...wishes, enabled: currentTarget.checked })}
          />
          {fieldName('autoInvestEnabled')}
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={wishes.tells}
            onChange={({ currentTarget }) => change({ ...wishes, tells: currentTarget.checked })}
          />
          {fieldName('matchNotifications')}
        </label>
        {!onlyTells(wishes) && <Investing {...{ wishes, field, change }} />}
        <div class="fields">{limits.map(([name, hint]) => field(name, t(hint)))}</div>
        <Choices
          legend={t('risk')}
          hint={t('noneTickedAny.risk')}
          items={risks}
          chosen={wishes.risks}
          nameOf={words}
          change={(chosen) => change({ ...wishes, risks: chosen })}
        />
        <label class="switch">
          <input
            type="checkbox"
            checked={wishes.verified}
            onChange={({ currentTarget }) => change({ ...wishes, verified: currentTarget.checked })}
          />
          {fieldName('onlyVerifiedBorrowers')}
        </label>
        <Choices
          legend={t('purpose')}
          hint={t('noneTickedAny')}
          items={purposes}
          chosen={wishes.purposes}
          nameOf={words}
          change={(chosen) => change({ ...wishes, purposes: chosen })}
        />
        <Notice refused>{refusals['']}</Notice>
        {warned && <LargeWarning busy={fetching} goOn={warned} />}
        {redirects && wishes.enabled && <p class="small">{t('redirect.begins')}</p>}
        {wishes.enabled !== isOn && (
          <p class="small">{isOn ? t('order.goesOn') : t('order.begins')}</p>
        )}
        <PreviewLine wishes={wishes} />
        <div class="row">
          <Button look="primary" type="submit" busy={fetching}>
            {redirects ? t('redirect.save') : t('save')}
          </Button>
          {isOn && (
            <Button
              busy={fetching}
              onClick={async () => {
                if (await stop()) change((all) => ({ ...all, enabled: false }))
              }}
            >
              {t('order.stop')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

/** What a limit means with what the reader has, instead of what an empty one means. */
function noteOn(name: WishField, wishes: Wishes, around: Around): ComponentChildren | undefined {
  if (name === 'autoInvestReserve' && reserveIn(wishes, around) !== undefined)
    return t('reserve.leavesTooLittle', { available: money(around.available, around.currency) })
  if (name === 'maxDistanceKm' && wishes.typed[name].trim() !== '' && !around.isPlaced)
    return rich('noPlace.limit', { link: (part) => <a href="/app/profile">{part}</a> })
  return undefined
}

interface InvestingProps extends Pick<Props, 'wishes' | 'change'> {
  readonly field: (name: WishField, hint: string) => ComponentChildren
}

/** How much an order may invest, and when. */
function Investing({ wishes, field, change }: InvestingProps) {
  return (
    <>
      {field('autoInvestMaxPerLoan', t('onceInEachLoan'))}
      <div class="fields">
        {field('autoInvestMaxPerBorrower', t('inAllTheirLoans'))}
        {field('autoInvestBudget', t('outAtOnce'))}
      </div>
      {limitsEachLoan(wishes) && <p class="small">{t('borrowerLimits')}</p>}
      <div class="fields">
        {field('autoInvestReserve', t('staysInWallet'))}
        {field('autoInvestPauseHours', t('othersLookFirst'))}
      </div>
      <label class="switch">
        <input
          type="checkbox"
          checked={wishes.keeps}
          onChange={({ currentTarget }) => change({ ...wishes, keeps: currentTarget.checked })}
        />
        {fieldName('autoInvestKeepsInstalments')}
      </label>
    </>
  )
}
