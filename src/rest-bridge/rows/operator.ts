import type { Row } from '../row.ts'
import { userErrors } from './parts.ts'

/** What operators decide. */
export const operatorRows: readonly Row[] = [
  onMember('freezeMember', 'freeze', 'Freeze a member'),
  onMember('releaseMember', 'release', 'Release a frozen or closed member'),
  onMember('closeMember', 'close', 'Close the account of a member', ['OBLIGATIONS_LEFT']),
  onLoan('approveLoan', 'approve', 'Publish a submitted loan'),
  onLoan('returnLoan', 'return', 'Return a submitted loan to its borrower'),
  onLoan('freezeLoan', 'freeze', 'Freeze an open loan'),
  onLoan('releaseLoan', 'release', 'Release a frozen loan'),
  onLoan('cancelLoan', 'cancel', 'Cancel an open loan'),
  {
    method: 'POST',
    path: '/operator/transactions/{id}/reverse',
    summary: 'Reverse a deposit, withdrawal, transfer or fee',
    success: 'The reversal.',
    refusals: [
      'FORBIDDEN',
      'ALREADY_REVERSED',
      'PART_OF_LOAN',
      'INSUFFICIENT_FUNDS',
      'AMOUNT_OUT_OF_RANGE',
    ],
    document: mutation('reverseTransaction', 'transaction { ...TransactionRecord }'),
  },
]

/** A mutation with the records of its payload. */
function mutation(name: string, records: string): string {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
  return `mutation ${name}($input: ${input}!) { ${name}(input: $input) { ${records} ${userErrors} } }`
}

function onMember(
  name: string,
  act: string,
  summary: string,
  refusals: readonly string[] = [],
): Row {
  return {
    method: 'POST',
    path: `/operator/members/{id}/${act}`,
    summary,
    success: 'The member.',
    refusals: ['FORBIDDEN', 'INVALID_TRANSITION', 'OWN_ACCOUNT', ...refusals],
    document: mutation(name, 'member { ...MemberRecord }'),
  }
}

function onLoan(name: string, act: string, summary: string): Row {
  return {
    method: 'POST',
    path: `/operator/loans/{id}/${act}`,
    summary,
    success: 'The loan.',
    refusals: ['FORBIDDEN', 'INVALID_TRANSITION'],
    document: mutation(name, 'loan { ...LoanRecord }'),
    tagged: 'loan',
  }
}
