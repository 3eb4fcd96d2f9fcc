import type { Period } from './period.ts'

/** Which way money went, as the statement can be limited to it. */
export const directions = ['ALL', 'CREDIT', 'DEBIT', 'NONE'] as const

/** Which movements a statement has. */
export interface Choice {
  readonly direction: (typeof directions)[number]
  readonly period: Period
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** The choice in the settings of an address; what it does not know is everything. */
export function choiceIn(query: URLSearchParams): Choice {
  const direction = query.get('direction')?.toUpperCase()
  return {
    direction: directions.find((one) => one === direction) ?? 'ALL',
    period: periodIn(query),
  }
}

function periodIn(query: URLSearchParams): Period {
  const [year = '', from = '', to = ''] = ['year', 'from', 'to'].map(
    (name) => query.get(name) ?? '',
  )
  if (/^\d{4}$/.test(year)) return { kind: 'year', year: Number(year) }
  if (MONTH.test(from) && MONTH.test(to) && from <= to) return { kind: 'months', from, to }
  return { kind: 'all' }
}

/** The path of the statement with a choice. */
export function pathOf({ direction, period }: Choice): string {
  const query = new URLSearchParams({
    ...(direction !== 'ALL' && { direction: direction.toLowerCase() }),
    ...(period.kind === 'year' && { year: String(period.year) }),
    ...(period.kind === 'months' && { from: period.from, to: period.to }),
  })
  return `/portfolio/statement${query.size > 0 ? `?${query}` : ''}`
}
