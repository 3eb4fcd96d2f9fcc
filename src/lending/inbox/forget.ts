import { onlyValue } from '../../database/change.ts'
import type { Platform } from '../platform.ts'

/** Deletes notifications older than the limit `notificationRetentionDays`; returns how many. */
export async function forgetNotifications({ database, limits }: Platform): Promise<number> {
  const values = [limits.notificationRetentionDays]
  for (let forgotten = 0; ; ) {
    const count = await onlyValue(database.change('select forget_notifications($1)', values))
    if (count === 0n) return forgotten
    forgotten += Number(count)
  }
}
