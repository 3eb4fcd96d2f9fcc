import { useLive } from '../api/live.ts'
import { Card, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { money } from '../parts/money.ts'
import { DepositForm } from './deposit-form.tsx'
import { walletChanged, walletQuery } from './operations.ts'

/** What the member has, and a form to add to it. */
export function WalletScreen() {
  const { data, error } = useLive(walletQuery, walletChanged, {})
  const wallet = data?.me.wallet
  return (
    <div class="page">
      <h1>Wallet</h1>
      <Notice refused>{wallet === undefined && error?.message}</Notice>
      {wallet === undefined && !error && <Skeleton />}
      {wallet && (
        <Card title="Balance">
          <Facts
            of={[
              ['Available', money(wallet.availableBalance, wallet.currency)],
              ['Held for loans', money(wallet.heldBalance, wallet.currency)],
              ['Total', money(wallet.balance, wallet.currency)],
            ]}
          />
        </Card>
      )}
      <DepositForm />
    </div>
  )
}
