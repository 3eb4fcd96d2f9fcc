import { get, post, type Row, remove } from '../../row.ts'
import {
  atGate,
  byId,
  changedPlan,
  listed,
  loan,
  mutation,
  previewed,
  protective,
  wallet,
} from '../parts.ts'

/** How a loan is repaid, which is not for everybody. */
const repayment: Pick<Row, 'shownIf' | 'refusals'> = {
  shownIf: {
    field: 'repaymentVisible',
    otherwise: 'refusal.repayment.hidden',
  },
  // BLOCKED for frozen members, of another's loan.
  refusals: ['FORBIDDEN', 'BLOCKED'],
}

/** What a list of one's own investments shows of their loans: after a change, nothing of it may be read. */
const ofItsLoan = ['loanTitle', 'borrowerName', 'daysPastDue', 'nextDueOn']

/** Investing: opportunities, investments, and repayments. */
export const investmentRows: readonly Row[] = [
  post('/loans/{id}/invest', {
    summary: 'Invest in a loan',
    success: 'Invested',
    refusals: [
      'AMOUNT_OUT_OF_RANGE',
      'OWN_LOAN',
      'NOT_A_LENDER',
      'LOAN_NOT_OPEN',
      'EXCEEDS_REMAINING',
      'LIMIT_EXCEEDED',
      ...atGate,
      ...protective,
      'MONEY_OWED',
      'INSUFFICIENT_FUNDS',
    ],
    document: mutation('invest', `investment { ...InvestmentRecord } ${loan} ${wallet}`),
    subject: 'loanId',
    location: '/investments/{investment.id}',
  }),
  remove('/investments/{id}', {
    summary: 'Leave an investment before it is binding',
    success: 'The investment, which is cancelled.',
    refusals: ['FORBIDDEN', 'INVALID_TRANSITION'],
    document: mutation('cancelInvestment', `investment { ...InvestmentRecord } ${loan} ${wallet}`),
    bodyIsOptional: true,
  }),
  get('/loans/{id}/investments', {
    summary: 'List the investments of a loan',
    success: 'A page of investments.',
    ...listed('listLoanInvestments', 'loan.investments', 'InvestmentRecord'),
  }),
  post('/loans/{id}/plan-changes', {
    summary: 'Move the day on which instalments are due, or preview any change (borrower only)',
    success: 'The change, with the plan after it.',
    unmade: previewed,
    refusals: ['FORBIDDEN', 'INVALID_TRANSITION', 'LIMIT_EXCEEDED', 'PLAN_CHANGE_IMPOSSIBLE'],
    document: mutation('changeOwnPlan', changedPlan),
    tagged: 'loan',
  }),
  post('/plan-changes/{id}/undo', {
    summary: 'Take back a due day that you have moved',
    success: 'The change, which is now undone, and the plan after it.',
    refusals: ['FORBIDDEN', 'INVALID_TRANSITION', 'LIMIT_EXCEEDED', 'PLAN_CHANGE_IMPOSSIBLE'],
    document: mutation('undoOwnPlanChange', changedPlan),
  }),
  get('/loans/{id}/schedule', {
    summary: 'Get the repayment schedule of a loan',
    success: 'The schedule; null until the loan is paid out.',
    document: `query getLoanSchedule {
      loan {
        schedule: repaymentSchedule {
          instalments { ...InstalmentRecord } monthlyPayment totalInterest totalPayment
        }
      }
    }`,
    within: 'loan',
    ...repayment,
  }),
  get('/loans/{id}/schedule/history', {
    summary: 'List the instalments of a loan that an early payment replaced',
    success: 'A page of former instalments.',
    ...listed(
      'listFormerInstalments',
      'loan.instalments: formerInstalments',
      'FormerInstalmentRecord',
    ),
    ...repayment,
  }),
  get('/loans/{id}/plan-changes', {
    summary: 'List the changes of the plan of a loan',
    success: 'A page of changes, oldest first.',
    ...listed('listPlanChanges', 'loan.planChanges', 'PlanChangeRecord'),
    ...repayment,
  }),
  get('/loans/{id}/charges', {
    summary: 'List the late fees and the penalty interest of a loan',
    success: 'A page of charges, by day; none until the loan is paid out.',
    ...listed('listCharges', 'loan.charges', 'ChargeRecord'),
    ...repayment,
  }),
  get('/loans/{id}/overdue-interest', {
    summary: 'List what the overdue principal of a loan has borne since it was due',
    success:
      'By instalment, as of today; none if nothing is overdue, or if overdue principal bears no interest.',
    document: `query getOverdueInterest { loan { overdueInterest { ...OverdueInterestRecord } } }`,
    within: 'loan',
    ...repayment,
  }),
  get('/loans/{id}/own-payments', {
    summary: 'List what comes to authenticated lender with the payments of a loan',
    success:
      'Their exact shares of each payment that is still to be made; none unless they lend to the loan and it is being repaid.',
    document: `query listOwnPayments { loan { ownPayments { ...OwnPaymentRecord } } }`,
    within: 'loan',
    ...repayment,
  }),
  get('/investments', {
    summary: 'List investments of authenticated lender',
    success: 'A page of investments.',
    ...listed('listInvestments', 'me.investments', `InvestmentRecord ${ofItsLoan.join(' ')}`),
    table: 'Investment',
    beside: ofItsLoan,
  }),
  get('/investments/{id}', {
    summary: 'Get investment details',
    success: 'The investment.',
    document: byId('getInvestment', 'investment', 'InvestmentRecord'),
  }),
  get('/investment-totals', {
    summary: 'Get what investments of authenticated lender come to',
    success: 'Their sums, on all pages of `GET /investments` together.',
    document:
      'query getInvestmentTotals { me { totals: investmentTotals { ...InvestmentTotalsRecord } } }',
    within: 'me',
  }),
  get('/portfolio', {
    summary: 'Get the sums of authenticated lender’s investments',
    success: 'The sums.',
    document: 'query getPortfolio { me { portfolio { ...PortfolioRecord } } }',
    within: 'me',
  }),
  get('/opportunities', {
    summary: 'Find investment opportunities for authenticated lender',
    success: 'A page of opportunities.',
    refusals: ['NOT_A_LENDER'],
    ...listed('findOpportunities', 'me.opportunities', 'OpportunityRecord'),
  }),
  get('/standing-order/preview', {
    summary: 'Preview a standing order of authenticated lender',
    success: 'What it finds now, and what it would have done in the last 30 days.',
    refusals: ['NOT_A_LENDER', 'AMOUNT_OUT_OF_RANGE'],
    document: `query previewStandingOrder {
      me {
        preview: standingOrderPreview {
          openLoans openMatches publishedLoans publishedMatches investments invested available isExact
        }
      }
    }`,
    within: 'me',
  }),
  get('/standing-order/results', {
    summary: 'Get what the standing order of authenticated lender has done so far',
    success: 'The sums.',
    document: `query getStandingOrderResults {
      me { results: standingOrderResults { since invested loans pending outstanding repaid earned defaulted budgetLeft outOfMoneySince } }
    }`,
    within: 'me',
  }),
]
