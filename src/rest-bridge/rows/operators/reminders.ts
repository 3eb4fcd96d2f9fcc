import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** The reminders that borrowers are sent, and those that operators send by hand. */
export const reminderRows: readonly Row[] = [
  get('/operator/loans/{id}/reminders', {
    summary: 'List the reminders that the borrower of a loan was sent',
    success: 'A page of reminders, the newest first.',
    ...listed('listLoanReminders', 'reminders: loanReminders(loanId: $id)', 'ReminderRecord'),
  }),
  post('/operator/loans/{id}/reminders', {
    summary: 'Remind the borrower of a loan of what is to be paid',
    success: 'The reminder.',
    refusals: ['INVALID_TRANSITION', 'OWN_ACCOUNT', 'LIMIT_EXCEEDED'],
    document: mutation('remindBorrower', 'reminder { ...ReminderRecord }'),
  }),
]
