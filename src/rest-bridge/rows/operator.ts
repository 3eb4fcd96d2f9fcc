import type { Row } from '../row.ts'
import { userErrors } from './parts.ts'

/** What operators decide. */
export const operatorRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/operator/transactions/{id}/reversal',
    summary: 'Reverse a deposit, withdrawal, transfer or fee',
    success: 'The reversal.',
    refusals: [
      'FORBIDDEN',
      'ALREADY_REVERSED',
      'PART_OF_LOAN',
      'INSUFFICIENT_FUNDS',
      'AMOUNT_OUT_OF_RANGE',
    ],
    document: `mutation reverseTransaction($input: ReverseTransactionInput!) {
      reverseTransaction(input: $input) { transaction { ...TransactionRecord } ${userErrors} }
    }`,
  },
]
