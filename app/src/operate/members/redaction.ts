import { graphql } from '../../graphql/index.ts'
import type { Act } from '../acting/act.ts'
import { t } from './messages/index.ts'

const redactMutation = graphql(`mutation RedactAuditTrail($input: RedactAuditTrailInput!) {
  acted: redactAuditTrail(input: $input) { request { id } userErrors { code field message details } }
}`)

/** Requests that what the audit trail says of a member be removed. */
export const redaction = (): Act => ({
  name: t('redaction.name'),
  explains: t('redaction.explains'),
  foresees: 'redaction',
  readers: t('redaction.readers'),
  final: true,
  done: () => t('redaction.done'),
  waits: () => t('redaction.waits'),
  send: (client, { id, reason }) =>
    client.mutation(redactMutation, { input: { id, reason } }).toPromise(),
})
