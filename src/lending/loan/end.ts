import { LockMode } from '@mikro-orm/core'
import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { Loan } from '../../entities/loan.ts'
import { rowFromJson } from '../../reads/rows.ts'
import { type Outcome, requireDone } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { changing } from '../transaction.ts'
import { moveTo } from './transition.ts'

/** Expires an open loan (E6), unless it was filled, withdrawn or expired meanwhile; returns whether it did. */
export async function expireLoan(platform: Platform, id: string): Promise<boolean> {
  return changing(platform, async (em) => {
    const where = { id, status: 'open' as const }
    const loan = await em.findOne(Loan, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (loan !== null) await moveTo(platform, em, loan, 'expired', 'clock')
    return loan !== null
  })
}

/** Gives up a loan that is at least DEFAULT_AFTER_DAYS late (E9), by the operator, or by the clock when nobody is named. */
export async function defaultLoan(
  { database, currency, limits }: Platform,
  operatorId: string | null,
  id: string,
): Promise<Loan> {
  const [row] = await database.change<{ outcome: Outcome }>(
    'select default_loan($1, $2, $3, $4) as outcome',
    [idOrNone(id), operatorId, [newId(), newId()], limits.defaultAfterDays],
  )
  const outcome = row?.outcome ?? {}
  const done = requireDone(outcome, currency, explained(outcome))
  return rowFromJson(database, Loan, done.loan as Readonly<Record<string, unknown>>)
}

function explained({ from, days_past_due: days, default_after_days: limit }: Outcome) {
  const late = typeof days === 'number' ? `; it is ${days} days late` : ''
  return {
    NOT_FOUND: { field: 'id', message: 'There is no such loan.' },
    INVALID_TRANSITION: {
      field: 'id',
      message: `Only an active loan that is at least ${limit} days late can be defaulted: this one is ${from}${late}.`,
      details: { from, to: 'defaulted', daysPastDue: days ?? null, defaultAfterDays: limit },
    },
  }
}
