import { Notice } from './blocks.tsx'
import { rich } from './messages/index.ts'
import { money } from './money.ts'
import { day } from './time.ts'

interface Props {
  /** Since when; nothing is said without it. */
  readonly since: string | null | undefined
  /** The smallest investment. */
  readonly minimum: string
  readonly currency: string
}

/** Says that a standing order invests nothing because the wallet has too little money for it, and where to add some. */
export function OutOfMoney({ since, minimum, currency }: Props) {
  if (since == null) return null
  return (
    <Notice>
      <span>
        {rich('outOfMoney', {
          since: day(since),
          minimum: money(minimum, currency),
          order: (part) => <a href="/app/lend/order">{part}</a>,
          wallet: (part) => <a href="/app/wallet">{part}</a>,
        })}
      </span>
    </Notice>
  )
}
