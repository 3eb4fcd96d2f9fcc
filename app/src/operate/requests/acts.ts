import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'

const kept = () => t('kept')

const rejects = () => ({
  readers: kept(),
  send: sends(
    graphql(`mutation RejectRequest($input: RejectRequestInput!) {
    acted: rejectRequest(input: $input) { rejected: request { id status } userErrors { code field message details } }
  }`),
  ),
})

export const approval = (): Act => ({
  name: t('approve.name'),
  explains: t('approve.explains'),
  foresees: 'request',
  readers: kept(),
  final: true,
  done: () => t('approve.done'),
  send: sends(
    graphql(`mutation ApproveRequest($input: ApproveRequestInput!) {
    acted: approveRequest(input: $input) { approved: request { id status } userErrors { code field message details } }
  }`),
  ),
})

export const rejection = (): Act => ({
  ...rejects(),
  name: t('reject.name'),
  explains: t('reject.explains'),
  done: () => t('reject.done'),
})

export const takingBack = (): Act => ({
  ...rejects(),
  name: t('takeBack.name'),
  explains: t('takeBack.explains'),
  done: () => t('takeBack.done'),
})
