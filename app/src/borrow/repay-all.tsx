import { useId } from 'preact/hooks'
import { Facts } from '../parts/blocks.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { DialogButtons } from '../parts/dialog-buttons.tsx'
import { decimalString, decimalsOf } from '../parts/minor.ts'
import { money } from '../parts/money.ts'
import { t } from './messages/index.ts'
import type { RepayableLoan } from './operations.ts'

interface Props {
  readonly loan: RepayableLoan
  /** All that is owed. */
  readonly amount: string
  /** The interest that it saves, in minor units. */
  readonly saved: bigint
  readonly pay: () => void
  readonly closed: () => void
}

/** Asks whether to repay all that is owed, and says what that costs, what it saves, and that it ends the loan. */
export function RepayAll({ loan: { currency, status }, amount, saved, pay, closed }: Props) {
  const title = useId()
  const sum = money(amount, currency)
  return (
    <Dialog title={title} closed={closed}>
      {(close) => (
        <div class="stack">
          <h2 id={title}>{t('repayAll')}</h2>
          <Facts
            of={[
              [t('repayAll.amount'), sum],
              ...(saved > 0n
                ? ([
                    [
                      t('repayAll.saves'),
                      money(decimalString(saved, decimalsOf(currency)), currency),
                    ],
                  ] as const)
                : []),
            ]}
          />
          <p>{t(status === 'DEFAULTED' ? 'repayAll.rest' : 'repayAll.ends')}</p>
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
