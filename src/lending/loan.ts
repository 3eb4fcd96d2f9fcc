import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 as newId } from 'uuid'
import { rowFromJson } from '../database/rows.ts'
import { Loan } from '../entities/loan.ts'
import {
  checkAmount,
  checkCurrency,
  checkPercent,
  checkPlace,
  checkRange,
  checkText,
} from './checks.ts'
import { once } from './once.ts'
import { publicPoint } from './place.ts'
import type { Platform } from './platform.ts'
import { refuseIf } from './refusal.ts'

type ClientField =
  | 'description'
  | 'interestRate'
  | 'repaymentPeriodMonths'
  | 'purpose'
  | 'locationLatitude'
  | 'locationLongitude'
  | 'locationDescription'

/** What a borrower says of a new loan; amounts in minor units, the rate in hundredths of a percent. */
export interface NewLoan
  extends Pick<Loan, 'title' | 'amountRequested'>,
    Partial<Pick<Loan, ClientField>> {
  readonly currency?: string | null
  readonly idempotencyKey?: string | null
}

/** Creates a loan as a draft of the borrower's. */
export async function createLoan(
  platform: Platform,
  borrowerId: string,
  input: NewLoan,
): Promise<{ readonly loan: Loan; readonly replayed: boolean }> {
  check(platform, input)
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
    ...place(platform, borrowerId, input),
  })
  await em.flush()
  return id
}

function check({ currency, limits }: Platform, input: NewLoan): void {
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

function place(
  { pointKey }: Platform,
  borrowerId: string,
  { locationLatitude: latitude, locationLongitude: longitude }: NewLoan,
): Partial<Loan> {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return {}
  const point = publicPoint(pointKey, borrowerId, { latitude, longitude })
  return {
    locationLatitude: latitude,
    locationLongitude: longitude,
    publicLatitude: point.latitude,
    publicLongitude: point.longitude,
  }
}
