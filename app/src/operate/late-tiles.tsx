import { useQuery } from '@urql/preact'
import { numeral } from '../language/message.ts'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { money } from '../parts/money.ts'
import { has, t } from './messages/index.ts'
import { type LateLoans, lateLoansQuery } from './operations.ts'
import { Tile } from './tile.tsx'

/** How many loans are late or in default, and what they have due: each leads to the list of these loans. */
export function LateTiles() {
  const [{ data, error }] = useQuery({ query: lateLoansQuery })
  return (
    <section class="stack tight" aria-labelledby="late">
      <h2 id="late">{t('lateLoans')}</h2>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={3} />}
      {data && (
        <div class="tiles">
          {data.lateLoans.map((one, at) => (
            <Tile
              key={one.bucket}
              href={`/operate/loans?of=${one.bucket === 'DEFAULTED' ? 'IN_DEFAULT' : one.bucket}`}
              count={one.loans}
              name={nameOf(one)}
              says={dueOf(one, data.platform.currency)}
              degree={at + 1}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function nameOf({ bucket }: LateLoans): string {
  const key = `late.${bucket}`
  return has(key) ? t(key) : bucket
}

function dueOf({ bucket, loans, loansAdded, amountDue }: LateLoans, currency: string): string {
  if (loans === 0) return t('nothingDue')
  // In default, all that is owed is due at once.
  const says = {
    due: money(amountDue, currency),
    how: bucket === 'DEFAULTED' ? 'defaulted' : 'late',
  }
  return loansAdded < loans ? t('dueOf', { ...says, count: numeral(loansAdded) }) : t('due', says)
}
