import { useRef, useState } from 'preact/hooks'
import type { Prepayment } from '../../graphql/graphql.ts'
import { decimal } from '../../parts/amounts.ts'
import { Facts, Notice } from '../../parts/blocks.tsx'
import { Dialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../../parts/dialogs/dialog-buttons.tsx'
import { fixedUnits, money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { Effect, RepayableLoan } from '../operations.ts'
import { keepsLastDay, linesOf } from './effect.ts'

interface Props {
  readonly loan: RepayableLoan
  /** What is taken. */
  readonly amount: string
  /** The available balance of the wallet. */
  readonly available: string
  /** What to do with what is paid early; PART if it is no more than the next payment, DUE if no more than what is due; undefined if all that is owed is paid. */
  readonly choice: Prepayment | 'PART' | 'DUE' | undefined
  /** What the gateway says of it; undefined if it has not yet. */
  readonly effect: Effect | undefined
  /** Whether it can save something: whoever pays late saves nothing compared with the plan. */
  readonly canSave: boolean
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

/** Asks whether to repay, and says what that costs, what it saves, what it does, and what it leaves in the wallet. */
export function RepayAsked(props: Props) {
  const { loan, amount, available, choice, effect, canSave, isCurrent, pay, closed } = props
  const [isChanged, setChanged] = useState(false)
  const isPlanned = choice === 'PART' || choice === 'DUE'
  const [before] = useState(choice === undefined ? loan.payoffAmount : undefined)
  const [busy, setBusy] = useState(false)
  /** Whether the reader has left it, maybe while the gateway is asked for the amount. */
  const left = useRef(false)
  const { currency, status } = loan
  const sum = money(amount, currency)
  const saved =
    canSave && effect && Number(effect.interestSaved) > 0 ? effect.interestSaved : undefined
  return (
    <Dialog
      closed={() => {
        left.current = true
        closed()
      }}
    >
      {({ title, close }) => (
        <div class="stack">
          <h2 id={title}>{t(isPlanned ? 'repayDue' : choice ? 'repayEarly' : 'repayAll')}</h2>
          <Facts
            of={[
              [t('repayAll.amount'), sum],
              [
                t('repayAll.left'),
                money(decimal(fixedUnits(available) - fixedUnits(amount), currency), currency),
              ],
              ...(saved ? ([[t('repayAll.saves'), money(saved, currency)]] as const) : []),
            ]}
          />
          {choice ? (
            <>
              <p>{t(`repayEarly.${choice === 'SHORTEN' ? shortens(effect) : choice}`)}</p>
              {effect && <p>{linesOf(effect, loan, amount).join(' ')}</p>}
              {canSave && effect && Number(effect.interestSaved) < 0 && (
                <p class="notice">
                  {t('repayEarly.costs', {
                    amount: money(effect.interestSaved.replace('-', ''), currency),
                  })}
                </p>
              )}
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
            {choice && isChanged && t('changedSince')}
          </Notice>
          <DialogButtons
            name={t('repayAmount', { amount: sum })}
            busy={busy}
            close={close}
            onClick={async () => {
              setBusy(true)
              const goesOn = await isCurrent()
              setBusy(false)
              setChanged(!goesOn)
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
