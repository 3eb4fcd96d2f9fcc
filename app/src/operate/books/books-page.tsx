import './books.css'
import { Months } from './months.tsx'
import { TrialBalanceAt } from './trial-balance.tsx'

/** The books: the months with their journals, and what was on each account at the end of a day. */
export function BooksPage() {
  return (
    <>
      <Months />
      <TrialBalanceAt />
    </>
  )
}
