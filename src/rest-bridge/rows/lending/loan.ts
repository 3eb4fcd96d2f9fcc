import { get, post, put, type Row } from '../../row.ts'
import { atGate, listed, loan, mutation, patched, userErrors } from '../parts.ts'

const updateLoan = put('/loans/{id}', {
  summary: 'Update loan (borrower only)',
  success: 'Loan updated',
  refusals: [
    'AMOUNT_OUT_OF_RANGE',
    'FORBIDDEN',
    'NOT_A_BORROWER',
    'INVALID_TRANSITION',
    'REFLECTION_RUNNING',
    'LOAN_NOT_EDITABLE',
    'LIMIT_EXCEEDED',
    ...atGate,
    'MONEY_OWED',
    'BORROWER_LATE',
    'EXTERNAL_ID_TAKEN',
  ],
  document: mutation('updateLoan', 'loan { ...LoanRecord }'),
  record: 'Loan',
  tagged: 'loan',
})

/** Loans, from a draft to publication, and quotes. */
export const loanRows: readonly Row[] = [
  get('/loans', {
    summary: 'List loan requests',
    success: 'A page of loans, or all of them as CSV.',
    ...listed('listLoans', 'loans', 'LoanRecord'),
    table: 'Loan',
  }),
  post('/loans', {
    summary: 'Create loan request (draft)',
    success: 'Loan created',
    refusals: ['AMOUNT_OUT_OF_RANGE', 'FORBIDDEN', 'EXTERNAL_ID_TAKEN'],
    document: mutation('createLoan', 'loan { ...LoanRecord }'),
    record: 'Loan',
    location: '/loans/{loan.id}',
    tagged: 'loan',
  }),
  post('/loans/batch', {
    summary: 'Create loan requests for members (integrators)',
    success: 'What became of each loan.',
    refusals: ['FORBIDDEN'],
    document: mutation('importLoans', `results { ${loan} replayed errors: ${userErrors} }`),
  }),
  get('/loans/{id}', {
    summary: 'Get loan details',
    success: 'The loan.',
    // For frozen members, of another's loan.
    refusals: ['BLOCKED'],
    document: 'query getLoan { loan { ...LoanRecord } }',
    tagged: 'loan',
  }),
  updateLoan,
  patched(updateLoan),
  get('/loans/{id}/history', {
    summary: 'List the changes of state of a loan',
    success: 'The changes, oldest first.',
    refusals: ['BLOCKED'],
    document: 'query getLoanHistory { loan { history { ...LoanEventRecord } } }',
    within: 'loan',
  }),
  get('/loans/{id}/borrower-record', {
    summary: 'Get how the borrower of a loan has repaid',
    success: 'The record; null unless the loan is open, or its borrower owes the caller money.',
    document: 'query getBorrowerRecord { loan { borrowerRecord { ...BorrowerRecordRecord } } }',
    within: 'loan',
  }),
  get('/loans/{id}/key-facts', {
    summary: 'Get what the borrower of a loan had to know before they agreed',
    success:
      'The words and the figures of the agreement; before the payout, what they would be today, and null for a draft.',
    refusals: ['BLOCKED'],
    document: 'query getKeyFacts { loan { keyFacts { ...KeyFactsRecord } } }',
    within: 'loan',
  }),
  get('/me/loans', {
    summary: 'List loans of authenticated borrower, with drafts',
    success: 'A page of loans.',
    ...listed('listOwnLoans', 'me.loans', 'LoanRecord'),
  }),
  get('/quote', {
    summary: 'Get what a loan would cost, with its annual percentage rate',
    success: 'What the loan would cost.',
    refusals: ['AMOUNT_OUT_OF_RANGE'],
    document: `query getQuote {
      quote: loanQuote {
        monthlyPayment totalInterest totalPayment originationFee netProceeds totalCost apr aprReason netYield
        lateTerms { ...LateTermsRecord } withdrawalDays feeRefund keyFacts { ...KeyFactsRecord } instalments { ...QuotedInstalmentRecord }
      }
    }`,
  }),
]
