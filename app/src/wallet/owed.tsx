import { fixedUnits, money } from '../parts/money.ts'
import type { Wallet } from './operations.ts'

/** Says what the reader owes the platform, why, and what follows; silent if it is nothing. */
export function Owed({ wallet: { owed, currency } }: { readonly wallet: Wallet }) {
  if (fixedUnits(owed) === 0n) return null
  return (
    <section class="notice stack tight owed" aria-labelledby="owed">
      <h2 id="owed">You owe the platform {money(owed, currency)}</h2>
      <p>
        A payment into your wallet was taken back after you had spent the money. Whatever comes into
        your wallet pays this first.
      </p>
      <p>
        Until it is paid, you can’t withdraw or send money, invest, or publish a loan. All of this
        works again once it is paid.
      </p>
    </section>
  )
}
