import { useRef, useState } from 'preact/hooks'
import type { Prepayment } from '../../graphql/graphql.ts'
import { Facts, Notice } from '../../parts/blocks.tsx'
import { Dialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { Effect, RepayableLoan } from '../operations.ts'
import { keepsLastDay, linesOf } from './effect.ts'

interface Props {
  readonly loan: RepayableLoan
  /** What is taken. */
  readonly amount: string
  /** What is done with what is paid early, or that it is no more than the next payment; undefined if all that is owed is paid. */
  readonly choice: Prepayment | 'PART' | undefined
  /** What the gateway says of it; undefined if it has not yet, or if nothing is to be saved. */
  readonly effect: Effect | undefined
  /** Whether the amount is still what it takes; otherwise the page shows what it takes by now. */
  readonly isCurrent: () => Promise<boolean>
  readonly pay: () => void
  readonly closed: () => void
}

/** A payment that is small beside the loan makes no payment fall away; before the effect is known, neither is said. */
function shortens(effect: Effect | undefined) {
  if (effect === undefined) return 'SHORTEN.unknown'
  return keepsLastDay(effect) ? 'SHORTEN.last' : 'SHORTEN'
}

/** Asks whether to repay more than is due, or all of it, and says what that costs, what it saves, and what it does. */
export function RepayAsked({ loan, amount, choice, effect, isCurrent, pay, closed }: Props) {
  const [before] = useState(choice === undefined ? loan.payoffAmount : undefined)
  const [busy, setBusy] = useState(false)
  /** Whether the reader has left it, maybe while the gateway is asked for the amount. */
  const left = useRef(false)
  const { currency, status } = loan
  const sum = money(amount, currency)
  const saved = effect && Number(effect.interestSaved) > 0 ? effect.interestSaved : undefined
  return (
    <Dialog
      closed={() => {
        left.current = true
        closed()
      }}
    >
      {({ title, close }) => (
        <div class="stack">
          <h2 id={title}>
            {t(choice === 'PART' ? 'repaySooner' : choice ? 'repayEarly' : 'repayAll')}
          </h2>
          <Facts
            of={[
              [t('repayAll.amount'), sum],
              ...(saved ? ([[t('repayAll.saves'), money(saved, currency)]] as const) : []),
            ]}
          />
          {choice ? (
            <>
              <p>{t(`repayEarly.${choice === 'SHORTEN' ? shortens(effect) : choice}`)}</p>
              {effect && <p>{linesOf(effect, loan).join(' ')}</p>}
              <p>{t('repayEarly.final')}</p>
            </>
          ) : (
            <p>{t(status === 'DEFAULTED' ? 'repayAll.rest' : 'repayAll.ends')}</p>
          )}
          <Notice>
            {before &&
              loan.payoffAmount &&
              before !== loan.payoffAmount &&
              t('repayAll.changed', {
                amount: money(loan.payoffAmount, currency),
                before: money(before, currency),
              })}
          </Notice>
          <DialogButtons
            name={t('repayAmount', { amount: sum })}
            busy={busy}
            close={close}
            onClick={async () => {
              setBusy(true)
              const goesOn = await isCurrent()
              setBusy(false)
              if (!goesOn || left.current) return
              close()
              pay()
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
