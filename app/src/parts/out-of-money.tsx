import { Notice } from './blocks.tsx'
import { rich } from './messages/index.ts'
import { fixedUnits, money } from './money.ts'
import { day } from './time.ts'

interface Props {
  /** Since when; nothing is said without it. */
  readonly since: string | null | undefined
  /** The smallest investment. */
  readonly minimum: string
  /** What the order leaves in the wallet; null if nothing. */
  readonly reserve: string | null
  readonly currency: string
}

/** Says that a standing order invests nothing because the wallet has too little money for it, and where to add some. */
export function OutOfMoney({ since, minimum, reserve, currency }: Props) {
  if (since == null) return null
  return (
    <Notice>
      <span>
        {rich('outOfMoney', {
          since: day(since),
          minimum: money(minimum, currency),
          isKept: reserve === null || fixedUnits(reserve) === 0n ? 'no' : 'yes',
          reserve: money(reserve ?? '0', currency),
          order: (part) => <a href="/app/lend/order">{part}</a>,
          wallet: (part) => <a href="/app/wallet">{part}</a>,
        })}
      </span>
    </Notice>
  )
}
