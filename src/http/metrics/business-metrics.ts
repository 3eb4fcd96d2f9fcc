import type { Registry } from '@prometheus-io/client'
import type { Arrears, BusinessFigures } from '../../lending/reports/figures.ts'
import { type Counted, sharedGauges } from './counter.ts'
import { kept } from './kept.ts'

/** Adds the metrics of the business, which are read every ten minutes: money in and out, funding and arrears, of no one in particular. */
export function showBusiness(
  registry: Registry,
  { moved, funding, arrears }: BusinessFigures,
): void {
  sharedGauges(registry, kept(moved), [
    {
      name: 'money_moved',
      help: 'What the lines of all statements of the last 24 hours add up to, in the platform’s currency.',
      labelNames: ['type', 'direction'],
      values: (lines) => lines.map(({ type, direction, amount }) => [{ type, direction }, amount]),
    },
  ])
  sharedGauges(registry, kept(funding), [
    {
      name: 'loans_entered',
      help: 'Loans that came into this state within the last 24 hours.',
      labelNames: ['status'],
      values: ({ entered }) =>
        Object.entries(entered).map(([status, count]) => [{ status }, count]),
    },
    {
      name: 'loans_open',
      help: 'Loans that lenders can invest in.',
      values: ({ open }) => [[{}, open]],
    },
    {
      name: 'loans_open_requested',
      help: 'What loans that lenders can invest in ask for, in the platform’s currency.',
      values: ({ requested }) => [[{}, requested]],
    },
    {
      name: 'loans_open_funded',
      help: 'How much of what open loans ask for has been funded, in the platform’s currency.',
      values: ({ funded }) => [[{}, funded]],
    },
  ])
  const each = (value: (one: Arrears) => number) => (ranges: readonly Arrears[]) =>
    ranges.map((one): Counted => [{ arrears: one.arrears }, value(one)])
  sharedGauges(registry, kept(arrears), [
    {
      name: 'loans_owing',
      help: 'Loans that owe principal, by how many days they are late; those in default unless they are written off.',
      labelNames: ['arrears'],
      values: each(({ loans }) => loans),
    },
    {
      name: 'loans_outstanding',
      help: 'Outstanding principal by how many days loans are late, in the platform’s currency; in default unless written off.',
      labelNames: ['arrears'],
      values: each(({ principal }) => principal),
    },
  ])
}
