import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

const kept = 'It is kept with the request, and in the audit trail.'

const rejects = {
  readers: kept,
  send: sends(
    graphql(`mutation RejectRequest($input: RejectRequestInput!) {
    acted: rejectRequest(input: $input) { rejected: request { id status } userErrors { code field message details } }
  }`),
  ),
} as const

export const approval: Act = {
  name: 'Approve',
  explains: 'It is carried out at once, if it is still possible.',
  readers: kept,
  final: true,
  done: 'It is approved and carried out.',
  send: sends(
    graphql(`mutation ApproveRequest($input: ApproveRequestInput!) {
    acted: approveRequest(input: $input) { approved: request { id status } userErrors { code field message details } }
  }`),
  ),
}

export const rejection: Act = {
  ...rejects,
  name: 'Reject',
  explains: 'Nothing is moved, and the request is over. Whoever asked can ask again.',
  done: 'It is rejected.',
}

export const takingBack: Act = {
  ...rejects,
  name: 'Take back',
  explains: 'Nothing is moved, and your request is over.',
  done: 'Your request is taken back.',
}
