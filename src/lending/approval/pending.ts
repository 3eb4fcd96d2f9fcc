import type { Explanations, Outcome } from '../outcome.ts'

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
