import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { graphql } from '../../graphql/index.ts'
import { Card, Facts, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { money } from '../../parts/money.ts'
import { t } from './messages/index.ts'

const walletQuery = graphql(`query BorrowersWallet($id: ID!) {
  memberFile(memberId: $id) {
    memberId
    wallet { id currency availableBalance heldBalance pendingBalance owed }
  }
}`)

interface Props {
  /** The borrower's id. */
  readonly id: string
}

/** What a borrower could pay with, once an operator asks for it, since that is a look at the member's file. */
export function BorrowersWallet({ id }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Card title={t('wallet')}>
      {isAsked ? (
        <Balances id={id} />
      ) : (
        <>
          <p class="soft small">{t('wallet.noted')}</p>
          <div class="row">
            <Button onClick={() => setAsked(true)}>{t('wallet.show')}</Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Balances({ id }: Props) {
  const [{ data, error }] = useQuery({ query: walletQuery, variables: { id } })
  const wallet = data?.memberFile?.wallet
  if (!wallet) return error ? <Notice refused>{error.message}</Notice> : <Skeleton />
  const shown = (amount: string) => money(amount, wallet.currency)
  return (
    <Facts
      of={[
        [t('wallet.available'), shown(wallet.availableBalance)],
        [t('wallet.held'), shown(wallet.heldBalance)],
        [t('wallet.pending'), shown(wallet.pendingBalance)],
        ...(Number(wallet.owed) > 0 ? ([[t('wallet.owed'), shown(wallet.owed)]] as const) : []),
      ]}
    />
  )
}
