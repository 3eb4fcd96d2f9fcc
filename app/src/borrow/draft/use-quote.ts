import { useQuery } from '@urql/preact'
import { useEffect, useState } from 'preact/hooks'
import { fixedUnits } from '../../parts/money.ts'
import { type Quote, quoteQuery } from '../operations.ts'

const PAUSE_MS = 250

/** Terms to ask a price for; undefined where no number was entered. */
export interface Asked {
  readonly amount: string | undefined
  readonly interestRate: string | undefined
  readonly months: number | undefined
}

/** What was typed, once the reader pauses, and whether that is all. */
export function useSettled<Typed>(typed: Typed): readonly [settled: Typed, isAll: boolean] {
  const text = JSON.stringify(typed)
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [JSON.parse(settled) as Typed, settled === text]
}

/** What a loan on these terms would cost; asked when the borrower pauses. */
export function useQuote(asked: Asked): {
  readonly quote: Quote | undefined
  /** Whether the platform takes a part of what lenders earn. */
  readonly takesFee: boolean
  readonly problem: string | undefined
  readonly waiting: boolean
} {
  const [{ amount, interestRate, months }, isSettled] = useSettled(asked)
  const isWhole = amount !== undefined && interestRate !== undefined && months !== undefined
  const [{ data, error, fetching }] = useQuery({
    query: quoteQuery,
    variables: { amount: amount ?? '', interestRate: interestRate ?? '', months: months ?? 0 },
    pause: !isWhole,
    requestPolicy: 'cache-first',
  })
  return {
    quote: isWhole && !error ? data?.loanQuote : undefined,
    takesFee: fixedUnits(data?.platform.serviceFee ?? '0') > 0n,
    problem: isWhole ? error?.message : undefined,
    waiting: fetching || !isSettled,
  }
}
