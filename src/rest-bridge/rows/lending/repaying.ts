import { post, type Row } from '../../row.ts'
import { loan, mutation, transaction, wallet } from '../parts.ts'

/** Repaying a loan, and withdrawing from it. */
export const repayingRows: readonly Row[] = [
  post('/loans/{id}/repayments', {
    summary: 'Repay a loan (borrower, or an operator as of an earlier day)',
    success: 'Repaid',
    refusals: [
      'AMOUNT_OUT_OF_RANGE',
      'FORBIDDEN',
      'INVALID_TRANSITION',
      'INSUFFICIENT_FUNDS',
      'OWN_ACCOUNT',
      'HISTORY_UNKNOWN',
      'REQUEST_PENDING',
    ],
    document: mutation(
      'repayLoan',
      `${transaction} ${loan} applied prepaid effect { ...RepaymentEffectRecord } ${wallet}`,
    ),
    nullable: ['effect'],
    subject: 'loanId',
    tagged: 'loan',
    location: '/wallet/transactions/{transaction.id}',
  }),
  post('/loans/{id}/repayments/preview', {
    summary: 'Preview a repayment (borrower only)',
    success: 'What the repayment would do.',
    refusals: ['AMOUNT_OUT_OF_RANGE', 'FORBIDDEN', 'INVALID_TRANSITION'],
    document: mutation('previewRepayment', 'applied prepaid effect { ...RepaymentEffectRecord }'),
    subject: 'loanId',
  }),
  post('/loans/{id}/withdrawal', {
    summary: 'Withdraw from a loan soon after its payout (borrower only)',
    success: 'Withdrawn from',
    refusals: ['FORBIDDEN', 'INVALID_TRANSITION'],
    document: mutation('withdrawFromLoan', `${loan} ${wallet}`),
    subject: 'loanId',
  }),
]
