import { useQuery } from '@urql/preact'
import type { ComponentChildren } from 'preact'
import { graphql } from '../../../graphql/index.ts'
import { Notice, Skeleton } from '../../../parts/blocks.tsx'
import { fixedUnits, money } from '../../../parts/money.ts'
import { day } from '../../../parts/time.ts'
import { RecordLink } from '../../record-link.tsx'
import { t } from '../messages/index.ts'

const heldQuery = graphql(`query MemberHeld($id: ID!) {
  memberFile(memberId: $id) {
    money { currency heldForWithdrawals heldForInvestments }
    investments(status: [PENDING], first: 20) { nodes { id amount loan { id title } } }
  }
  operatorPayments(memberId: $id, direction: OUT, state: [REQUESTED, APPROVED, SENT, UNKNOWN], first: 20) {
    nodes { id amount state createdAt counterpartyId }
  }
}`)

/** What money in a member's wallet is held for: withdrawals that have not left, and investments in loans that are not yet funded, each with its record. */
export function HeldFor({ id }: { readonly id: string }) {
  const [{ data, error }] = useQuery({ query: heldQuery, variables: { id } })
  const file = data?.memberFile
  if (!file) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={2} />
  const { currency, heldForWithdrawals, heldForInvestments } = file.money
  return (
    <ul class="lines" aria-label={t('heldFor')}>
      <Part name={t('heldFor.withdrawals')} sum={heldForWithdrawals} currency={currency}>
        {data.operatorPayments.nodes.map((one) => (
          <li key={one.id} class="apart small">
            <RecordLink id={one.id}>
              {t(one.counterpartyId ? 'heldFor.transfer' : 'heldFor.withdrawal', {
                day: day(one.createdAt),
              })}
            </RecordLink>
            <span class="figures">{money(one.amount, currency)}</span>
          </li>
        ))}
      </Part>
      <Part name={t('heldFor.investments')} sum={heldForInvestments} currency={currency}>
        {file.investments.nodes.map((one) => (
          <li key={one.id} class="apart small">
            <RecordLink id={one.loan.id}>{one.loan.title}</RecordLink>
            <span class="figures">{money(one.amount, currency)}</span>
          </li>
        ))}
      </Part>
    </ul>
  )
}

interface Props {
  readonly name: string
  readonly sum: string
  readonly currency: string
  readonly children: ComponentChildren
}

function Part({ name, sum, currency, children }: Props) {
  if (fixedUnits(sum) === 0n) return null
  return (
    <li>
      <span class="apart">
        <b>{name}</b>
        <b class="figures">{money(sum, currency)}</b>
      </span>
      <ul class="lines">{children}</ul>
    </li>
  )
}
