import './books.css'
import { useRouter } from '../../shell/router.ts'
import { AccountPage } from './account-page.tsx'
import { Months } from './months.tsx'
import { TrialBalanceAt } from './trial-balance.tsx'

/** The books: the months with their journals, and what was on each account at the end of a day; or the account in the address. */
export function BooksPage() {
  const account = useRouter().at.query.get('account')
  if (account) return <AccountPage key={account} number={account} />
  return (
    <>
      <Months />
      <TrialBalanceAt />
    </>
  )
}
