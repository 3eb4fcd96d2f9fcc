import { useLayoutEffect, useRef } from 'preact/hooks'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { countryNames } from '../../parts/forms/countries.ts'
import { day } from '../../parts/time.ts'
import { useRouter } from '../../shell/router.ts'
import { t } from '../messages/index.ts'
import { AddForm } from './add-form.tsx'
import { ChangeButton } from './change-button.tsx'
import { allowing, removing, stopping } from './changes.ts'
import { ACCOUNTS, accountName, waitsUntil } from './names.ts'
import type { Bank, BankAccount } from './operations.ts'

interface Props {
  readonly bank: Bank
  /** Reads them again. */
  readonly again: () => void
}

/** The reader's bank accounts: to add and to remove, and which of them can be debited. */
export function AccountsCard({ bank, again }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { bankAccounts, me, platform } = bank
  const isMeant = useRouter().at.query.get('show') === ACCOUNTS
  useLayoutEffect(() => {
    if (isMeant) heading.current?.focus()
  }, [isMeant])
  // The button that had the focus goes with its account.
  const removed = () => {
    heading.current?.focus()
    again()
  }
  return (
    <section class="card" aria-labelledby={ACCOUNTS}>
      <h2 id={ACCOUNTS} tabIndex={-1} ref={heading}>
        {t('bankAccounts')}
      </h2>
      <p class="soft small">
        {t(platform.withdrawsToBank === false ? 'bankAccounts.hint.noBank' : 'bankAccounts.hint')}
      </p>
      {bankAccounts.length > 0 && (
        <ul class="payments">
          {bankAccounts.map((one) => (
            <Row key={one.id} account={one} again={again} removed={removed} />
          ))}
        </ul>
      )}
      <div>
        <DialogButton name={t('addABankAccount')} aria-haspopup="dialog">
          {(dialog) => <AddForm holder={me.fullName ?? ''} after={again} {...dialog} />}
        </DialogButton>
      </div>
    </section>
  )
}

interface RowProps extends Pick<Props, 'again'> {
  readonly account: BankAccount
  readonly removed: () => void
}

function Row({ account, again, removed }: RowProps) {
  const { holder, country, mandate } = account
  const until = waitsUntil(account)
  return (
    <li class="bank-account">
      <span class="what">
        <b>{accountName(account)}</b>
        <span class="soft small">
          {holder} · {countryNames()(country)}
        </span>
        {until && <span class="small">{t('usableFrom', { until })}</span>}
        <span class="soft small">
          {mandate
            ? t('debitable', {
                since: day(mandate.signedAt),
                reference: mandate.reference,
              })
            : t('notDebitable')}
        </span>
      </span>
      <span class="row">
        <ChangeButton change={mandate ? stopping() : allowing()} account={account} after={again} />
        <ChangeButton change={removing()} account={account} after={removed} />
      </span>
    </li>
  )
}
