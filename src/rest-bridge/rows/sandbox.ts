import { get, post, type Row } from '../row.ts'
import { listed, mutation } from './parts.ts'

const clock = '{ ...ClockRecord }'

/** The clock and the mailbox of a sandbox. */
export const sandboxRows: readonly Row[] = [
  get('/sandbox/clock', {
    summary: 'Get the platform’s clock',
    success: 'The clock.',
    document: `query getClock { clock: sandboxClock ${clock} }`,
  }),
  get('/sandbox/mailbox', {
    summary: 'List letters to you',
    success: 'A page of letters.',
    ...listed('listSandboxMailbox', 'letters: sandboxMailbox', 'LetterRecord'),
  }),
  post('/sandbox/clock', {
    summary: 'Move the platform’s clock forward',
    success: 'The clock, which has arrived.',
    refusals: ['FORBIDDEN', 'CLOCK_BACKWARDS'],
    document: mutation('advanceClock', `clock ${clock}`),
    pending: {
      is: ({ clock }) => (clock as { readonly ready_at: string | null }).ready_at !== null,
      success: 'The clock, which is still on its way to `ready_at`.',
    },
  }),
]
