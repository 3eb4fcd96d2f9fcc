import type { Registry } from '@prometheus-io/client'
import type { PayoutFigures } from '../../lending/investing/figures.ts'
import { sharedGauges } from './counter.ts'

/** Adds the metrics of fully funded loans that wait to be paid out. */
export function showPayouts(registry: Registry, figures: () => Promise<PayoutFigures>): void {
  sharedGauges(registry, figures, [
    {
      name: 'loans_payout_due',
      help: 'Funded loans that no lender can leave any more, and that are not paid out yet.',
      values: ({ due }) => [[{}, due]],
    },
    {
      name: 'loans_payout_oldest_due_seconds',
      help: 'For how long the first of them has waited.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'loans_payout_expired',
      help: 'Funded loans that expired within the last 24 hours, since they could not be paid out.',
      values: ({ expired }) => [[{}, expired]],
    },
  ])
}
