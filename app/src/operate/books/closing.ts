import type { Act } from '../acting/act.ts'
import { t } from './messages/index.ts'
import { closeMutation } from './operations.ts'

/** Closes a month; its id is the month itself. */
export const closing = (): Act => ({
  name: t('close.name'),
  explains: t('close.explains'),
  readers: t('close.readers'),
  final: true,
  done: t('close.done'),
  send: (client, { id, reason, idempotencyKey }) => {
    const input = { month: id, reason, idempotencyKey: idempotencyKey ?? null }
    return client.mutation(closeMutation, { input }).toPromise()
  },
})
