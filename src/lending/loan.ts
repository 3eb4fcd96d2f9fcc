import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 as newId } from 'uuid'
import { rowFromJson } from '../database/rows.ts'
import { Loan } from '../entities/loan.ts'
import { LoanEvent } from '../entities/loan-event.ts'
import {
  checkAmount,
  checkCurrency,
  checkPercent,
  checkPlace,
  checkRange,
  checkText,
} from './checks.ts'
import type { EditableField } from './loan-states.ts'
import { once } from './once.ts'
import { publicPoint } from './place.ts'
import type { Platform } from './platform.ts'
import { refuseIf } from './refusal.ts'

/** What a borrower says of a loan; amounts in minor units, the rate in hundredths of a percent. */
export type LoanTerms = { readonly [Field in EditableField]?: Loan[Field] | null } & {
  readonly currency?: string | null
}

/** What a borrower says of a new loan. */
export type NewLoan = Omit<LoanTerms, 'title' | 'amountRequested'> &
  Pick<Loan, 'title' | 'amountRequested'> & { readonly idempotencyKey?: string | null }

/** Creates a loan as a draft of the borrower's. */
export async function createLoan(
  platform: Platform,
  borrowerId: string,
  input: NewLoan,
): Promise<{ readonly loan: Loan; readonly replayed: boolean }> {
  checkLoan(platform, input)
  const { database } = platform
  const done = await once(platform, borrowerId, 'createLoan', input, async (em) => {
    const id = await insert(platform, em, borrowerId, input)
    const text = 'select to_jsonb(loan) as loan from loan where id = ?'
    const [row] = await em.getConnection().execute(text, [id], 'all', em.getTransactionContext())
    return row ?? {}
  })
  const loan = rowFromJson(database, Loan, done.loan as Readonly<Record<string, unknown>>)
  return { loan, replayed: done.replayed ?? false }
}

async function insert(
  platform: Platform,
  em: EntityManager,
  borrowerId: string,
  input: NewLoan,
): Promise<string> {
  const id = newId()
  em.create(Loan, {
    id,
    borrowerId,
    title: input.title,
    amountRequested: input.amountRequested,
    description: input.description ?? null,
    interestRate: input.interestRate ?? null,
    repaymentPeriodMonths: input.repaymentPeriodMonths ?? null,
    purpose: input.purpose ?? null,
    locationDescription: input.locationDescription ?? null,
    currency: platform.currency.code,
    ...publicPlace(platform, borrowerId, input),
  })
  em.create(LoanEvent, {
    id: newId(),
    loanId: id,
    actorId: borrowerId,
    fromStatus: null,
    toStatus: 'draft',
    reason: 'created by the borrower',
  })
  await em.flush()
  return id
}

/** Throws a Refusal that names every term out of bounds. */
export function checkLoan({ currency, limits }: Platform, input: LoanTerms): void {
  const amount = { min: limits.loanAmountMin, max: limits.loanAmountMax }
  const months = { min: 1, max: limits.loanMonthsMax, unit: ' months' }
  refuseIf(
    checkText('title', input.title, { min: 1, max: 120 }),
    checkText('description', input.description, { max: 5000 }),
    checkAmount('amountRequested', input.amountRequested, amount, currency),
    checkPercent('interestRate', input.interestRate, limits.loanRateMax),
    checkRange('repaymentPeriodMonths', input.repaymentPeriodMonths, months),
    checkText('purpose', input.purpose, { min: 1, max: 60 }),
    checkPlace(
      ['locationLatitude', 'locationLongitude'],
      input.locationLatitude,
      input.locationLongitude,
    ),
    checkText('locationDescription', input.locationDescription, { max: 200 }),
    checkCurrency('currency', input.currency, currency),
  )
}

/** The part of the amount that a loan asks for, in hundredths of a percent, rounded down. */
export function sharePercent({ amountRequested }: Loan, amount: bigint): number {
  return Number((amount * 10_000n) / amountRequested)
}

/** A loan's place, and the point that others see for it; nothing when it has none. */
export function publicPlace(
  { pointKey }: Platform,
  borrowerId: string,
  { locationLatitude: latitude, locationLongitude: longitude }: LoanTerms,
): Partial<Loan> {
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    return {
      locationLatitude: null,
      locationLongitude: null,
      publicLatitude: null,
      publicLongitude: null,
    }
  const point = publicPoint(pointKey, borrowerId, { latitude, longitude })
  return {
    locationLatitude: latitude,
    locationLongitude: longitude,
    publicLatitude: point.latitude,
    publicLongitude: point.longitude,
  }
}
