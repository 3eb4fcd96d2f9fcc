import { t } from './messages/index.ts'
import '../styles/groups.css'
import { useMutation } from '@urql/preact'
import { useAskedAgain, useRefresh } from '../api/again.ts'
import { useLive } from '../api/live.ts'
import { useMarket } from '../api/market.tsx'
import { useNewDay } from '../api/new-day.ts'
import { withRecentLogin } from '../api/step-up.ts'
import { Card, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { fixedUnits, money, moneyInColumn } from '../parts/money.ts'
import { useRouter } from '../shell/router.ts'
import { AccountsCard } from './bank/accounts-card.tsx'
import { withdrawChoice } from './bank/choices.ts'
import { type Bank, bankQuery } from './bank/operations.ts'
import { useRedrawn } from './bank/redrawn.ts'
import { TransferCard } from './bank/transfer-card.tsx'
import { DepositForm, movedBy } from './deposit-form.tsx'
import { useDueSoon } from './due-soon.ts'
import { missingFor } from './missing.tsx'
import { MoneyForm } from './money-form.tsx'
import {
  paymentChanged,
  type Wallet,
  walletChanged,
  walletQuery,
  withdrawMutation,
} from './operations.ts'
import { Owed } from './owed.tsx'
import { Payments } from './payments.tsx'
import './wallet.css'

/** What the member has, and forms to add to it and to take from it. */
export function WalletScreen() {
  useNewDay()
  const { data, error } = useLive(walletQuery, walletChanged, {})
  const wallet = data?.me.wallet
  // A bank may say of a payment that its account can't be debited any more.
  const bank = useAskedAgain({ query: bankQuery }, paymentChanged)
  const again = useRefresh(bankQuery)
  useRedrawn(bank.data?.bankAccounts)
  return (
    <div class="page">
      <h1>{t('wallet')}</h1>
      <Notice refused>{wallet === undefined && error?.message}</Notice>
      {wallet === undefined && !error && <Skeleton />}
      {wallet && <Owed wallet={wallet} />}
      {wallet && <Balance wallet={wallet} />}
      {wallet && <Forms wallet={wallet} bank={bank.data} />}
      <Notice refused>{wallet && bank.data === undefined && bank.error?.message}</Notice>
      {wallet && bank.data && (
        <div class="forms">
          {bank.data.bankTransferDetails && (
            <TransferCard details={bank.data.bankTransferDetails} />
          )}
          {bank.data.platform.bankAccounts && <AccountsCard bank={bank.data} again={again} />}
        </div>
      )}
      {wallet && <Payments />}
    </div>
  )
}

function Balance({ wallet }: { readonly wallet: Wallet }) {
  const { currency, availableBalance, heldBalance, balance, pendingBalance } = wallet
  const isAwaited = fixedUnits(pendingBalance) > 0n
  return (
    <Card title={t('balance')}>
      <Facts
        of={[
          [t('available'), moneyInColumn(availableBalance, currency)],
          [t('held'), moneyInColumn(heldBalance, currency)],
          [t('total'), moneyInColumn(balance, currency)],
          ...(isAwaited ? [[t('onItsWay'), moneyInColumn(pendingBalance, currency)] as const] : []),
        ]}
      />
      <p class="soft small">{t('whatIsHeld', { awaited: isAwaited ? 'yes' : 'no' })}</p>
      <p class="row">
        <a href="/app/portfolio/statement">{t('seeEveryMovement')}</a>
        <a href="/app/documents">{t('documents')}</a>
      </p>
    </Card>
  )
}

interface FormsProps {
  readonly wallet: Wallet
  readonly bank: Bank | undefined
}

function Forms({ wallet: { currency, availableBalance }, bank }: FormsProps) {
  const accounts = bank?.bankAccounts
  const upTo = t('upTo', { available: money(availableBalance, currency) })
  const soon = useDueSoon()
  const [withdrawing, withdraw] = useMutation(withdrawMutation)
  const { session } = useMarket()
  return (
    <div class="forms">
      <DepositForm
        currency={currency}
        hint={t('amountExamples')}
        accounts={accounts}
        missing={missingFor(useRouter().at.query)}
      />
      <MoneyForm
        title={t('takeMoneyOut')}
        button={t('withdraw')}
        next={t('withdrawMore')}
        hint={[
          upTo,
          bank?.platform.withdrawsToBank === false && t('leavesForNoBank'),
          soon && t('dueSoon', soon),
        ]
          .filter(Boolean)
          .join(' ')}
        currency={currency}
        all={availableBalance}
        choice={withdrawChoice(accounts)}
        question={{
          isAsked: () => true,
          what: (amount, account) =>
            t('sure', { amount, to: account ? 'account' : 'none', account: account ?? '' }),
          yes: (amount) => t('sure.yes', { amount }),
        }}
        busy={withdrawing.fetching}
        move={(input, isWanted) =>
          withRecentLogin(
            session,
            async () => {
              const { data, error } = await withdraw({ input })
              return movedBy(data?.withdraw, error)
            },
            isWanted,
          )
        }
      />
    </div>
  )
}
