import { t } from './messages/index.ts'
import '../styles/groups.css'
import '../borrow/borrow.css'
import { useQuery } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { useMarket } from '../api/market.tsx'
import { ChargesCard } from '../borrow/repaying/charges.tsx'
import { RepayForm } from '../borrow/repaying/repay-form.tsx'
import { Ask } from '../help/ask.tsx'
import { accountOf } from '../help/matters.ts'
import { OwnRequests } from '../help/own-requests.tsx'
import { MessageRow } from '../inbox/message-row.tsx'
import { decimal } from '../parts/amounts.ts'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { fixedUnits, money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import { DepositForm } from '../wallet/deposit-form.tsx'
import { type FrozenAccount, frozenQuery } from './operations.ts'

/** How often the gateway is asked whether the account is still frozen. */
const AGAIN_MS = 15_000

/** All that members see while the operator has frozen their account: why, what they owe, and their messages. */
export function FrozenScreen() {
  const { session } = useMarket()
  const [{ data, error }, again] = useQuery({ query: frozenQuery })
  const [sent, setSent] = useState<string>()
  const account = data?.frozenAccount
  useEffect(() => {
    const timer = setInterval(() => again({ requestPolicy: 'network-only' }), AGAIN_MS)
    return () => clearInterval(timer)
  }, [again])
  useEffect(() => {
    if (account === null) session.standing.set('open')
  }, [account, session])
  if (!account)
    return (
      <div class="page">
        <Notice refused>{error?.message}</Notice>
        {!error && <Skeleton lines={5} />}
      </div>
    )
  const { reason, frozenAt, closedAt, wallet, loans, notifications } = account
  const owes = fixedUnits(owedIn(account)) > 0n
  return (
    <div class="page borrow">
      <h1>{closedAt ? t('closed') : t('frozen')}</h1>
      <Notice refused>
        {t('frozenOn', {
          how: closedAt ? 'closed' : 'frozen',
          day: day(closedAt ?? frozenAt),
          why: reason ? 'given' : 'none',
          reason,
        })}
      </Notice>
      <p class="soft">{closedAt || !owes ? t('onlyMessages') : t('onlyRepaying')}</p>
      {!closedAt && owes && (
        <DepositForm
          currency={wallet.currency}
          hint={t('walletHas', {
            owed: money(owedIn(account), wallet.currency),
            available: money(wallet.availableBalance, wallet.currency),
          })}
        />
      )}
      {loans.nodes.map(
        (loan) =>
          loan.repaymentSchedule && (
            <section key={loan.id} class="stack" aria-label={loan.title}>
              <h2>{loan.title}</h2>
              <RepayForm
                loan={loan}
                schedule={loan.repaymentSchedule}
                available={wallet.availableBalance}
              />
              <ChargesCard loan={loan} />
            </section>
          ),
      )}
      {data && (
        <OwnRequests
          requests={data.helpRequests.nodes}
          count={data.helpRequests.totalCount}
          sent={sent}
        />
      )}
      {data && (
        <Ask
          matter={accountOf(wallet.userId, [
            [t('why'), reason ?? '–'],
            [t('since'), day(closedAt ?? frozenAt)],
          ])}
          address={data.platform.supportEmail}
          sent={setSent}
        />
      )}
      <Card title={t('messages')}>
        <ul class="messages">
          {notifications.nodes.map((one) => (
            <MessageRow key={one.id} message={one} reader={wallet.userId} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** What a member owes in all: to the platform, and to repay their loans today. */
function owedIn({ wallet, loans }: FrozenAccount): string {
  const sums = [wallet.owed, ...loans.nodes.map((loan) => loan.payoffAmount ?? '0')]
  return decimal(
    sums.reduce((all, one) => all + fixedUnits(one), 0n),
    wallet.currency,
  )
}
