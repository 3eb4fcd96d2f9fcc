import { graphql } from '../../graphql/index.ts'
import type { Act } from '../acting/act.ts'

const redactMutation = graphql(`mutation RedactAuditTrail($input: RedactAuditTrailInput!) {
  acted: redactAuditTrail(input: $input) { request { id } userErrors { code field message details } }
}`)

/** Requests that what the audit trail says of a member be removed. */
export const redaction: Act = {
  name: 'Redact',
  explains:
    'Another operator has to approve it. Then the audit trail and decided requests no longer say why something was done to the member’s records, or what it changed. What one of you two has done stays.',
  readers: 'It stays in the audit trail.',
  final: true,
  done: 'It is asked for.',
  waits: 'Another operator has to approve it: it waits among the requests.',
  send: (client, { id, reason }) =>
    client.mutation(redactMutation, { input: { id, reason } }).toPromise(),
}
