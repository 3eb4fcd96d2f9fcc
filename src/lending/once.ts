import type { EntityManager } from '@mikro-orm/postgresql'
import { idempotencyOf } from './idempotency.ts'
import { type Outcome, requireDone } from './outcome.ts'
import type { Platform } from './platform.ts'
import { changing } from './transaction.ts'

/** Does a change through the unit of work, at most once under its key; `change` flushes and returns what to keep. */
export async function once(
  platform: Platform,
  userId: string,
  operation: string,
  input: { readonly idempotencyKey?: string | null },
  change: (em: EntityManager) => Promise<Outcome>,
): Promise<Outcome> {
  const { key, hash } = idempotencyOf(input)
  const parameters = [userId, operation, key, hash]
  const outcome = await changing(platform, async (em) => {
    const kept = await ask(em, 'select replay(?, ?, ?, ?) as outcome', parameters)
    if (kept !== null) return kept
    const done = await change(em)
    await ask(em, 'select remember(?, ?, ?, ?, ?) as outcome', [...parameters, done])
    return done
  })
  return requireDone(outcome, platform.currency)
}

/** Asks a function of the database, within the transaction. */
async function ask(
  em: EntityManager,
  text: string,
  parameters: unknown[],
): Promise<Outcome | null> {
  const [row] = await em
    .getConnection()
    .execute(text, parameters, 'all', em.getTransactionContext())
  return row?.outcome ?? null
}
