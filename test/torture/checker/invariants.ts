import { setTimeout as sleep } from 'node:timers/promises'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { brokenBooks } from '../../support/market/market-checks.ts'
import { runSql } from '../stand/postgres.ts'
import type { Findings } from './findings.ts'

const LOOK_MS = 3_000

/** I5, and what the audit does not say of I2 and I3, in one statement and so of one moment. */
const rules = `
  select 'twice under one key: ' || user_id || ' ' || key as broken from idempotency_key
    group by user_id, operation, key having count(*) > 1
  union all
  select 'below zero: ' || id from account where wallet_id is not null and balance < 0
  union all
  select 'funded beyond what was asked for: ' || id from loan where amount_funded > amount_requested
  union all
  select 'funded, and not full: ' || id from loan
    where status in ('active', 'repaid', 'defaulted') and amount_funded <> amount_requested
  union all
  select 'a gap in the inbox of ' || user_id from notification group by user_id
    having count(*) <> max(number) or min(number) <> 1`

/** Looks at the books every few seconds while calls go on; returns its end. */
export function watchBooks(adminUrl: string, findings: Findings): () => Promise<void> {
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await lookAtBooks(adminUrl, findings)
      await sleep(LOOK_MS, undefined, { signal: over.signal }).catch(() => undefined)
    }
  })()
  return async () => {
    over.abort()
    await watching
  }
}

/** A database that is away says nothing. */
async function lookAtBooks(adminUrl: string, { invariants }: Findings): Promise<void> {
  const [differences, broken] = await Promise.all([
    auditLedger(adminUrl).catch(() => []),
    runSql<{ broken: string }>(adminUrl, rules).catch(() => []),
  ])
  invariants.push(...differences.map((one) => JSON.stringify(one)))
  invariants.push(...broken.map((one) => one.broken))
}

/** The same and all that follows from them, once it is quiet; the database must be there. */
export async function checkBooks(adminUrl: string, findings: Findings): Promise<void> {
  await lookAtBooks(adminUrl, findings)
  findings.invariants.push(...(await brokenBooks((text) => runSql(adminUrl, text))))
}
