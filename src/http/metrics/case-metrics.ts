import type { Registry } from '@prometheus-io/client'
import type { CaseFigures } from '../../lending/cases/figures.ts'
import { sharedGauges } from './counter.ts'

/** Adds the metrics of cases: how many there are, but not whom they are about. */
export function showCases(registry: Registry, figures: () => Promise<CaseFigures>): void {
  sharedGauges(registry, figures, [
    {
      name: 'cases_open',
      help: 'Cases that are not closed.',
      values: ({ open }) => [[{}, open]],
    },
    {
      name: 'cases_oldest_seconds',
      help: 'The age of the oldest case that is not closed.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'cases_overdue',
      help: 'Cases that are not closed although their deadline has passed.',
      values: ({ overdue }) => [[{}, overdue]],
    },
  ])
}
