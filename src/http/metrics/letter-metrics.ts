import type { Registry } from '@prometheus-io/client'
import type { LetterFigures } from '../../lending/mail/figures.ts'
import { sharedGauges } from './counter.ts'

/** Adds the metrics of letters by e-mail. */
export function showLetters(registry: Registry, figures: () => Promise<LetterFigures>): void {
  sharedGauges(registry, figures, [
    {
      name: 'letters_due',
      help: 'Letters whose time has come, and that were not sent yet.',
      values: ({ due }) => [[{}, due]],
    },
    {
      name: 'letters_oldest_due_seconds',
      help: 'For how long the first of them has been due.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'letters_sent',
      help: 'Letters of the last 24 hours that a mail server has accepted.',
      values: ({ sent }) => [[{}, sent]],
    },
    {
      name: 'letters_undelivered',
      help: 'Letters of the last 24 hours that were given up, or came back.',
      labelNames: ['state'],
      values: ({ failed, bounced }) => [
        [{ state: 'failed' }, failed],
        [{ state: 'bounced' }, bounced],
      ],
    },
  ])
}
