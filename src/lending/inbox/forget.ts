import type { Platform } from '../platform.ts'

/** Deletes notifications older than the limit `notificationRetentionDays`; returns how many. */
export async function forgetNotifications({ database, limits }: Platform): Promise<number> {
  const text = 'select forget_notifications($1) as count'
  for (let forgotten = 0; ; ) {
    const [row] = await database.change<{ count: bigint }>(text, [limits.notificationRetentionDays])
    if (row === undefined || row.count === 0n) return forgotten
    forgotten += Number(row.count)
  }
}
