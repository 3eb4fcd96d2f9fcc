import { fixedUnits, money } from '../parts/money.ts'
import { t } from './messages/index.ts'
import type { Wallet } from './operations.ts'

/** Says what the reader owes the platform, why, and what follows; silent if it is nothing. */
export function Owed({ wallet: { owed, currency } }: { readonly wallet: Wallet }) {
  if (fixedUnits(owed) === 0n) return null
  return (
    <section class="notice stack tight owed" aria-labelledby="owed">
      <h2 id="owed">{t('owed', { amount: money(owed, currency) })}</h2>
      <p>{t('owed.why')}</p>
      <p>{t('owed.until')}</p>
    </section>
  )
}
