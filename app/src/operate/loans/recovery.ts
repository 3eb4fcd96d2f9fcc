import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

const writeOffMutation = graphql(`mutation WriteOffLoan($input: WriteOffLoanInput!) {
  acted: writeOffLoan(input: $input) {
    loan { id status version writtenOffAt } request { id } userErrors { code field message details }
  }
}`)

const recoveryMutation = graphql(`mutation RecordRecovery($input: RecordRecoveryInput!) {
  acted: recordRecovery(input: $input) {
    loan { id status version payoffAmount } request { id } userErrors { code field message details }
  }
}`)

/** Declares that the rest of a defaulted loan is no longer expected. */
export const writeOff: Act = {
  name: 'Write off',
  explains:
    'Nobody expects any more what the loan owes. No money moves, since the lenders’ claims left the books when it defaulted; whatever comes in later still reaches them.',
  readers: 'The borrower and the lenders are told this reason.',
  final: true,
  done: 'The loan is written off.',
  send: sends(writeOffMutation),
}

/** Records money for a defaulted loan that came in outside the platform. */
export const recovery: Act = {
  name: 'Record a recovery',
  explains:
    'For money that came in outside the platform: it is deposited into the borrower’s wallet and repaid to the lenders at once.',
  readers: 'From whom or for what: it is on the borrower’s statement.',
  amount: 'How much came in',
  final: true,
  done: 'The recovery is recorded, and repaid to the lenders.',
  send: (client, { id, amount = '', ...others }) =>
    client.mutation(recoveryMutation, { input: { ...others, loanId: id, amount } }).toPromise(),
}
