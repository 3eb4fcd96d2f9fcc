import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import type { LoanFile } from './operations.ts'
import { recovery, writeOff } from './recovery.ts'

const told = 'The borrower is told this reason.'
const kept = 'It is kept in the audit trail.'

const freeze: Act = {
  name: 'Freeze',
  explains:
    'The loan accepts no investments and is on no list or map. What lenders have committed stays held. You can release it at any time.',
  readers: told,
  done: 'The loan is frozen.',
  send: sends(
    graphql(`mutation FreezeLoan($input: FreezeLoanInput!) {
    acted: freezeLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
}

const release: Act = {
  name: 'Release',
  explains:
    'The loan accepts investments and is listed again, unless its borrower is frozen or its time for funding is over.',
  readers: told,
  done: 'The loan is released.',
  send: sends(
    graphql(`mutation ReleaseLoan($input: ReleaseLoanInput!) {
    acted: releaseLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
}

const cancel: Act = {
  name: 'Cancel the loan',
  explains:
    'The loan ends before it is funded, and all that lenders have committed goes back to their wallets.',
  readers: `${told} Lenders whose money was in the loan can read it in its history.`,
  publishes: 'Let every member read this in the loan’s history.',
  final: true,
  done: 'The loan is cancelled.',
  send: sends(
    graphql(`mutation CancelLoan($input: CancelLoanInput!) {
    acted: cancelLoan(input: $input) {
      loan { id status version } request { id } userErrors { code field message details }
    }
  }`),
  ),
}

const approve: Act = {
  name: 'Publish',
  explains: 'The loan becomes open: everybody sees it, and lenders can invest.',
  readers: kept,
  done: 'The loan is published.',
  send: sends(
    graphql(`mutation ApproveLoan($input: ApproveLoanInput!) {
    acted: approveLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
}

const sendBack: Act = {
  name: 'Return',
  explains: 'The loan becomes a draft again, which its borrower can change and submit anew.',
  readers: told,
  done: 'The loan is returned to its borrower.',
  send: sends(
    graphql(`mutation ReturnLoan($input: ReturnLoanInput!) {
    acted: returnLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
}

const giveUp: Act = {
  name: 'Declare as defaulted',
  explains:
    'The borrower and the lenders are told what is still owed. What the borrower pays later still reaches the lenders.',
  readers: kept,
  final: true,
  done: 'The loan is now in default.',
  send: sends(
    graphql(`mutation DefaultLoan($input: DefaultLoanInput!) {
    acted: defaultLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
}

/** The acts that an operator can do to a loan in its present state. */
export function actsOn(loan: LoanFile, frozen: boolean): readonly Act[] {
  const { status, payoffAmount, writtenOffAt } = loan
  if (status === 'SUBMITTED') return [approve, sendBack]
  if (status === 'OPEN') return [frozen ? release : freeze, cancel]
  if (status === 'ACTIVE') return [giveUp]
  if (status !== 'DEFAULTED' || Number(payoffAmount) === 0) return []
  return writtenOffAt ? [recovery] : [recovery, writeOff]
}
