import { get, type Row } from '../../row.ts'

/** How similar loans have fared. */
export const guidanceRows: readonly Row[] = [
  get('/loan-guidance', {
    summary: 'Get how similar loans have fared: rates, time to funding, defaults',
    success: 'How they have fared; null where there are fewer than five.',
    refusals: ['AMOUNT_OUT_OF_RANGE'],
    document: `query getLoanGuidance {
      guidance: loanGuidance {
        similar { ...SimilarLoansRecord } paidOut defaulted lateNow defaultRate defaultRateLoans
      }
    }`,
  }),
]
