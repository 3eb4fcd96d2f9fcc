import { get, post, type Row } from '../row.ts'
import { mutation, page } from './parts.ts'

/** The reminders that borrowers are sent, and those that operators send by hand. */
export const reminderRows: readonly Row[] = [
  get('/operator/loans/{id}/reminders', {
    summary: 'List the reminders that the borrower of a loan was sent',
    success: 'A page of reminders, the newest first.',
    document: `query listLoanReminders { reminders: loanReminders(loanId: $id) ${page('ReminderRecord')} }`,
    list: 'reminders',
  }),
  post('/operator/loans/{id}/reminders', {
    summary: 'Remind the borrower of a loan of what is to be paid',
    success: 'The reminder.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'LIMIT_EXCEEDED'],
    document: mutation('remindBorrower', 'reminder { ...ReminderRecord }'),
  }),
]
