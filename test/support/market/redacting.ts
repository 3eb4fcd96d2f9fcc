import type { World } from '../world.ts'
import { personOf } from './operating.ts'

/** Has what the trail says of a member removed, by two operators who have done nothing else; returns the request. */
export async function redacted(world: Pick<World, 'rest' | 'token'>, member: string) {
  const [asking, approving] = await Promise.all(
    ['asking', 'approving'].map((name) => personOf(world, name, { scope: 'lending:admin' })),
  )
  const path = `/operator/members/${member}/redact-audit-trail`
  const { request } = (await asking?.call('POST', path, { reason: 'Asked for' }))?.body ?? {}
  const approval = `/operator/requests/${request.id}/approve`
  return (await approving?.call('POST', approval, { reason: 'Seen' }))?.body.request
}
