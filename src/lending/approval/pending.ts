import type { EntityClass } from '@mikro-orm/core'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import type { Done, Explanations, Outcome } from '../outcome.ts'

/** The record that an act has made or changed, or else the request that another operator has to approve first. */
interface MadeOrAsked<Row> {
  readonly made: Row | null
  readonly request: ApprovalRequest | null
  /** Done by an earlier call with the same key. */
  readonly replayed: boolean
}

/** Reads what became of an act that may need another operator's approval; `name` is that of its record in the outcome. */
export function madeOrAsked<Row>(
  { outcome, record, replayed }: Done,
  entity: EntityClass<Row>,
  name: string,
): MadeOrAsked<Row> {
  const asked = 'request' in outcome
  return {
    made: asked ? null : record(entity, name),
    request: asked ? record(ApprovalRequest, 'request') : null,
    replayed,
  }
}

/** Explains that a request for the same act is already pending. */
export function requestPending({ request_id: requestId }: Outcome): Explanations {
  return {
    REQUEST_PENDING: {
      field: 'id',
      message:
        'This has been asked for already, and waits for another operator to approve or reject it.',
      details: { requestId },
    },
  }
}
