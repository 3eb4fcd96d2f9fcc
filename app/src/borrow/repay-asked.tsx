import type { Prepayment } from '../graphql/graphql.ts'
import { Facts } from '../parts/blocks.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { DialogButtons } from '../parts/dialog-buttons.tsx'
import { money } from '../parts/money.ts'
import { linesOf } from './effect.ts'
import { t } from './messages/index.ts'
import type { Effect, RepayableLoan } from './operations.ts'

interface Props {
  readonly loan: RepayableLoan
  /** What is taken. */
  readonly amount: string
  /** What is done with what is paid early; undefined if all that is owed is paid. */
  readonly choice: Prepayment | undefined
  /** What the gateway says of it; undefined if it has not yet, or if nothing is to be saved. */
  readonly effect: Effect | undefined
  readonly pay: () => void
  readonly closed: () => void
}

/** Asks whether to repay more than is due, or all of it, and says what that costs, what it saves, and what it does. */
export function RepayAsked({ loan, amount, choice, effect, pay, closed }: Props) {
  const { currency, status } = loan
  const sum = money(amount, currency)
  const saved = effect && Number(effect.interestSaved) > 0 ? effect.interestSaved : undefined
  return (
    <Dialog closed={closed}>
      {({ title, close }) => (
        <div class="stack">
          <h2 id={title}>{t(choice ? 'repayEarly' : 'repayAll')}</h2>
          <Facts
            of={[
              [t('repayAll.amount'), sum],
              ...(saved ? ([[t('repayAll.saves'), money(saved, currency)]] as const) : []),
            ]}
          />
          {choice ? (
            <>
              <p>{t(`repayEarly.${choice}`)}</p>
              {effect && <p>{linesOf(effect, loan).join(' ')}</p>}
              <p>{t('repayEarly.final')}</p>
            </>
          ) : (
            <p>{t(status === 'DEFAULTED' ? 'repayAll.rest' : 'repayAll.ends')}</p>
          )}
          <DialogButtons
            name={t('repayAmount', { amount: sum })}
            busy={false}
            close={close}
            onClick={() => {
              close()
              pay()
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
