import type { Row } from '../row.ts'
import { page, pageArguments, pageVariables, userErrors } from './parts.ts'

/** Loans. */
export const loanRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/loans',
    summary: 'List loan requests',
    document: `query listLoans($status: [LoanStatus!], $borrowerId: ID, $purpose: String,
      $riskLevel: [RiskLevel!], $minRate: Percent, $maxMonths: Int, $q: String, $sort: LoanSort,
      ${pageVariables}) {
      loans(filter: { status: $status, borrowerId: $borrowerId, purpose: $purpose,
        riskLevel: $riskLevel, minRate: $minRate, maxMonths: $maxMonths, q: $q }, sort: $sort,
        ${pageArguments}) ${page('LoanRecord')}
    }`,
    list: 'loans',
  },
  {
    method: 'POST',
    path: '/loans',
    summary: 'Create loan request',
    document: `mutation createLoan($input: CreateLoanInput!) {
      createLoan(input: $input) { loan { ...LoanRecord } ${userErrors} }
    }`,
    record: 'Loan',
    location: '/loans/{loan.id}',
    tagged: 'loan',
  },
  {
    method: 'GET',
    path: '/loans/{id}',
    summary: 'Get loan details',
    document: 'query getLoan($id: ID!) { loan(id: $id) { ...LoanRecord } }',
    tagged: 'loan',
  },
  {
    method: 'PUT',
    path: '/loans/{id}',
    summary: 'Update loan (borrower only)',
    document: `mutation updateLoan($input: UpdateLoanInput!) {
      updateLoan(input: $input) { loan { ...LoanRecord } ${userErrors} }
    }`,
    record: 'Loan',
    tagged: 'loan',
  },
  {
    method: 'GET',
    path: '/quote',
    summary: 'Get what a loan would cost, with its annual percentage rate',
    document: `query getQuote($amount: Money!, $interestRate: Percent!, $months: Int!) {
      quote: loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {
        monthlyPayment totalInterest totalPayment originationFee netProceeds totalCost apr aprReason netYield
        instalments { ...QuotedInstalmentRecord }
      }
    }`,
  },
]
