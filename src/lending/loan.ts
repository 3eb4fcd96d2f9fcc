import { v7 as newId } from 'uuid'
import { Loan } from '../entities/loan.ts'
import {
  checkAmount,
  checkCurrency,
  checkPercent,
  checkPlace,
  checkRange,
  checkText,
} from './checks.ts'
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
}

/** Creates a loan as a draft of the borrower's; returns its id. */
export async function createLoan(
  platform: Platform,
  borrowerId: string,
  input: NewLoan,
): Promise<string> {
  check(platform, input)
  const id = newId()
  const em = platform.database.orm.em.fork()
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
