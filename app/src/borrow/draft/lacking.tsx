import { decimal } from '../../parts/amounts.ts'
import { Notice } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { BASE } from '../../shell/router.ts'
import { rich } from '../messages/index.ts'
import type { Borrowed } from '../operations.ts'

interface Props {
  readonly loan: Borrowed
  /** What is to be paid. */
  readonly amount: string
  readonly available: string
  /** What the wallet lacks for it, in minor units. */
  readonly missing: bigint
}

/** Says that the wallet lacks money for a payment, and leads to where it can be added, and from there back to the payment. */
export function Lacking({ loan: { id, currency }, amount, available, missing }: Props) {
  const lacks = decimal(missing, currency)
  const query = new URLSearchParams({ add: lacks, loan: id, pays: amount })
  return (
    <Notice>
      {rich('wallet.lacks', {
        available: money(available, currency),
        missing: money(lacks, currency),
        link: (part) => <a href={`${BASE}/wallet?${query}`}>{part}</a>,
      })}
    </Notice>
  )
}
