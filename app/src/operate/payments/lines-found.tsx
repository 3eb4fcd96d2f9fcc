import { useQuery } from '@urql/preact'
import { graphql } from '../../graphql/index.ts'
import { moneyInColumn } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { BASE } from '../../shell/router.ts'
import { nameOf, signed } from '../members/money/line-name.ts'
import { memberNamed } from '../who.ts'
import { t } from './messages/index.ts'

const linesOfAmountQuery = graphql(`query LinesOfAmount($amount: Money!) {
  operatorTransactions(amount: $amount, first: 10) {
    nodes {
      id type direction amount currency createdAt reversesId reverses { reversalReason }
      member { id fullName city }
    }
  }
}`)

/** The newest lines of statements with an amount, each with its member, whose statement it opens: a look at each; nothing if there are none. */
export function LinesFound({ amount }: { readonly amount: string }) {
  const [{ data }] = useQuery({ query: linesOfAmountQuery, variables: { amount } })
  const lines = data?.operatorTransactions.nodes ?? []
  const [first] = lines
  if (!first) return null
  const title = t('linesFound', { amount: moneyInColumn(amount, first.currency) })
  return (
    <section class="stack tight" aria-label={title}>
      <h2>{title}</h2>
      <ul class="card flush records">
        {lines.map((line) => (
          <li key={line.id}>
            <a class="record" href={`${BASE}/operate/${line.member.id}?tab=statement`}>
              <span class="what">
                <b>{nameOf(line)}</b>
                <span class="soft small">{moment(line.createdAt)}</span>
              </span>
              <span>{memberNamed(line.member, t('aMember'))}</span>
              <span class="sums figures">
                <b class={line.direction === 'CREDIT' ? 'sum in' : 'sum'}>{signed(line)}</b>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p class="soft small">{t('amount.noted')}</p>
    </section>
  )
}
