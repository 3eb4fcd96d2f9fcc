import type { Row } from '../row.ts'
import { given, page, pageArguments, pageVariables, traits, userErrors } from './parts.ts'

const filter = given({ ...traits, bbox: 'BBox', maxDistanceKm: 'Int' })

/** Investing: opportunities, investments, and repayments. */
export const investmentRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/loans/{id}/invest',
    summary: 'Invest in a loan',
    document: `mutation invest($input: InvestInput!) {
      invest(input: $input) {
        investment { ...InvestmentRecord } loan { ...LoanRecord } wallet { ...WalletRecord }
        ${userErrors}
      }
    }`,
    subject: 'loanId',
  },
  {
    method: 'GET',
    path: '/loans/{id}/investments',
    summary: 'List the investments of a loan',
    document: `query listLoanInvestments($id: ID!, ${pageVariables}) {
      loan(id: $id) { investments(${pageArguments}) ${page('InvestmentRecord')} }
    }`,
    within: 'loan',
    list: 'investments',
  },
  {
    method: 'POST',
    path: '/loans/{id}/repayments',
    summary: 'Repay a loan (borrower only)',
    document: `mutation repayLoan($input: RepayLoanInput!) {
      repayLoan(input: $input) {
        transaction { ...TransactionRecord } loan { ...LoanRecord } applied prepaid wallet { ...WalletRecord }
        ${userErrors}
      }
    }`,
    subject: 'loanId',
  },
  {
    method: 'GET',
    path: '/loans/{id}/schedule',
    summary: 'Get the repayment schedule of a loan',
    document: `query getLoanSchedule($id: ID!) {
      loan(id: $id) {
        schedule: repaymentSchedule {
          instalments { ...InstalmentRecord } monthlyPayment totalInterest totalPayment
        }
      }
    }`,
    within: 'loan',
  },
  {
    method: 'GET',
    path: '/loans/{id}/schedule/history',
    summary: 'List the instalments of a loan that an early payment replaced',
    document: `query listFormerInstalments($id: ID!, ${pageVariables}) {
      loan(id: $id) { instalments: formerInstalments(${pageArguments}) ${page('FormerInstalmentRecord')} }
    }`,
    within: 'loan',
    list: 'instalments',
  },
  {
    method: 'GET',
    path: '/investments',
    summary: 'List investments of authenticated lender',
    document: `query listInvestments($status: [InvestmentStatus!], ${pageVariables}) {
      me { investments(status: $status, ${pageArguments}) ${page('InvestmentRecord')} }
    }`,
    within: 'me',
    list: 'investments',
  },
  {
    method: 'GET',
    path: '/opportunities',
    summary: 'Find investment opportunities for authenticated lender',
    document: `query findOpportunities(${filter.variables}, $sort: OpportunitySort, $reverse: Boolean, ${pageVariables}) {
      me {
        opportunities(filter: { ${filter.fields} }, sort: $sort, reverse: $reverse, ${pageArguments})
          ${page('OpportunityRecord')}
      }
    }`,
    within: 'me',
    list: 'opportunities',
  },
]
