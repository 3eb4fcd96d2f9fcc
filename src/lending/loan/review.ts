import type { EntityManager } from '@mikro-orm/postgresql'
import { idOrNone } from '../../database/ids.ts'
import { Loan } from '../../entities/loan.ts'
import { decide } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/operator.ts'
import { doneOrRefused, type Explanations, type Outcome } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { inTransaction, readBack } from '../transaction.ts'
import type { LoanDecision } from './decide.ts'
import { moveTo } from './transition.ts'

/** Publishes a loan that was submitted, or returns it to its borrower as a draft, with a reason. */
export function reviewLoan(
  platform: Platform,
  operator: Operator,
  name: 'approveLoan' | 'returnLoan',
  {
    id,
    version = null,
    reason,
  }: Omit<LoanDecision, 'reason'> & { readonly reason?: string | null },
): Promise<Loan> {
  const next = name === 'approveLoan' ? 'open' : 'draft'
  return decide(platform, operator, name, 'loan', { id, reason: reason ?? null }, () =>
    inTransaction(platform, async (em) => {
      const outcome = await locked(em, [idOrNone(id), version, next, operator.id])
      const found = doneOrRefused(platform, outcome, explained(outcome)).record(Loan, 'loan')
      const loan = await em.findOneOrFail(Loan, found.id)
      await moveTo(platform, em, loan, next, 'operator', {
        by: operator.id,
        reason: reason ?? null,
      })
      return readBack(platform, em, Loan, { id: loan.id })
    }),
  )
}

async function locked(em: EntityManager, values: readonly unknown[]): Promise<Outcome> {
  const text = 'select loan_to_review(?, ?, ?, ?) as outcome'
  const [row] = await em.execute<{ outcome: Outcome }[]>(text, [...values])
  return row?.outcome ?? {}
}

function explained({ from, to }: Outcome): Explanations {
  return {
    NOT_FOUND: { field: 'id', message: 'There is no such loan, or it was never submitted.' },
    ...ownAccount(),
    INVALID_TRANSITION: {
      field: 'id',
      message: `Only a submitted loan can be reviewed: this one is ${from}.`,
      details: { from, to },
    },
  }
}
