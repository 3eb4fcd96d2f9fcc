import { useQuery } from '@urql/preact'
import { decimal } from '../parts/amounts.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { t } from './messages/index.ts'
import { type Borrowing, borrowingQuery, type LoanToLendTo } from './operations.ts'

/** What else the borrower of a loan repays and asks for: how many loans, what they come to, and which. */
export function OtherLoans({ loan }: { readonly loan: LoanToLendTo }) {
  const { id, borrowerId, currency } = loan
  const [{ data }] = useQuery({ query: borrowingQuery, variables: { borrowerId } })
  if (data === undefined) return null
  const others = data.loans.nodes.filter((one) => one.id !== id)
  const running = others.filter(({ status }) => status === 'ACTIVE')
  const defaulted = others.filter(({ status }) => status === 'DEFAULTED')
  const asked = others.filter(({ status }) => status === 'OPEN' || status === 'FUNDED')
  const told = (loans: readonly Borrowing[]) => {
    const units = loans.reduce((sum, { amountRequested }) => sum + fixedUnits(amountRequested), 0n)
    return { count: loans.length, amount: money(decimal(units, currency), currency) }
  }
  return (
    <>
      <p>
        {t('others.running', told(running))} {t('others.asked', told(asked))}
        {defaulted.length > 0 && ` ${t('others.defaulted', told(defaulted))}`}
        {data.loans.pageInfo.hasNextPage && ` ${t('others.more')}`}
      </p>
      {others.length > 0 && (
        <details class="small">
          <summary>{t('others.which')}</summary>
          <ul class="lines">
            {[...defaulted, ...running, ...asked].map((one) => (
              <li key={one.id} class="apart">
                <span>
                  <a href={`/app/lend/${one.id}`}>{one.title}</a>
                  <br />
                  <span class="soft">{t(`others.${standingOf(one)}`)}</span>
                </span>
                <span class="figures">{money(one.amountRequested, one.currency)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** What has become of a loan of theirs. */
function standingOf({ status }: Borrowing) {
  if (status === 'DEFAULTED') return 'isInDefault'
  return status === 'ACTIVE' ? 'runs' : 'asks'
}
