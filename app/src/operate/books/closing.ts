import { askShownAgain } from '../../api/refetch.ts'
import { month as monthOf } from '../../parts/time.ts'
import type { Act } from '../acting/act.ts'
import { t } from './messages/index.ts'
import { closeMutation } from './operations.ts'

/** Closes a month; its id is the month itself. */
export const closing = (): Act => ({
  name: t('close.name'),
  explains: t('close.explains'),
  readers: t('close.readers'),
  final: true,
  done: () => t('close.done'),
  send: (client, { id, reason, idempotencyKey }) => {
    const input = { month: id, reason, idempotencyKey: idempotencyKey ?? null }
    return client.mutation(closeMutation, { input }).toPromise()
  },
})

/**
 * Closes several months in their order, all for one reason, until one can't be closed: what was closed before stays closed, and is shown so.
 */
export const closingUpTo = (months: readonly string[]): Act => ({
  name: t('closeUpTo.name'),
  explains: t('closeUpTo.explains', { months: months.map(monthOf).join(', ') }),
  readers: t('close.readers'),
  final: true,
  done: () => t('closeUpTo.done', { count: months.length }),
  send: async (client, { reason }) => {
    // Without keys: a month that is closed again changes nothing, and a refusal must not be repeated once its cause is gone.
    for (const [count, month] of months.entries()) {
      const input = { month, reason, idempotencyKey: null }
      const answer = await client.mutation(closeMutation, { input }).toPromise()
      const [refused] = answer.data?.acted.userErrors ?? []
      if (!answer.error && !refused) continue
      if (count > 0) askShownAgain(client)
      if (!refused) return answer
      const said = { count, month: monthOf(month), why: refused.message }
      return {
        data: { acted: { userErrors: [{ ...refused, message: t('closeUpTo.stopped', said) }] } },
      }
    }
    return { data: { acted: { userErrors: [] } } }
  },
})
