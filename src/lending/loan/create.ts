import { v7 as newId } from 'uuid'
import { Loan, loanTexts } from '../../entities/loan/loan.ts'
import { rowToJson } from '../../reads/rows.ts'
import { publicPointOf } from '../map/public-point.ts'
import { actingFor, type Caller, checkSubject, frozenMember } from '../member/acting.ts'
import { idempotencyOf, type Made, perform } from '../outcome.ts'
import { wrongMetadata } from '../own-references/check.ts'
import type { Platform } from '../platform.ts'
import {
  checkAmount,
  checkCurrency,
  checkLocation,
  checkPercent,
  checkRange,
  checkTexts,
  type MaybeReason,
  refuseIf,
} from '../refusal.ts'

/** The fields of a loan that its borrower sets; editable_terms in change.sql says until when each may be changed. */
type EditableField =
  | 'title'
  | 'description'
  | 'amountRequested'
  | 'interestRate'
  | 'repaymentPeriodMonths'
  | 'purpose'
  | 'locationLatitude'
  | 'locationLongitude'
  | 'locationDescription'
  | 'externalId'

/** The terms that a borrower sets; amounts in minor units, the rate in hundredths of a percent. */
export type LoanTerms = { readonly [Field in EditableField]?: Loan[Field] | null } & {
  readonly currency?: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/** The input for a new loan: a title and an amount are required. */
export type NewLoan = Omit<LoanTerms, 'title' | 'amountRequested'> &
  Pick<Loan, 'title' | 'amountRequested'> & {
    readonly idempotencyKey?: string | null
    readonly onBehalfOf?: string | null
  }

/** Creates a draft for the caller, or for the member that an integrator names, at most once under its key. */
export async function createLoan(
  platform: Platform,
  caller: Caller,
  input: NewLoan,
): Promise<Made<{ loan: Loan }>> {
  const wrong = [...wrongTerms(platform, input), checkSubject(input.onBehalfOf)]
  const once = idempotencyOf(input, ...wrong)
  const { borrowerId, importerId } = await actingFor(platform.database, caller, input.onBehalfOf)
  const made = {
    by_user: importerId ?? borrowerId,
    ...once,
    ids: [newId(), newId()],
    terms: rowToJson(platform.database, Loan, {
      ...input,
      ...publicLocation(platform, borrowerId, input),
    }),
  }
  const { record, replayed } =
    importerId === undefined
      ? await perform(platform, 'create_loan', made)
      : await perform(platform, 'import_loan', { ...made, for_member: borrowerId }, () => ({
          FORBIDDEN: frozenMember,
        }))
  return { loan: record(Loan, 'loan'), replayed }
}

/** Throws a Refusal that names every term out of bounds. */
export function checkLoan(platform: Platform, input: LoanTerms): void {
  refuseIf(...wrongTerms(platform, input))
}

/** The reasons why the terms of a loan are invalid. */
export function wrongTerms(
  { currency, limits }: Platform,
  input: LoanTerms,
): readonly MaybeReason[] {
  const amount = { min: limits.loanAmountMin, max: limits.loanAmountMax }
  const months = { min: 1, max: limits.loanMonthsMax, unit: 'months' } as const
  return [
    ...checkTexts(input, loanTexts),
    checkAmount('amountRequested', input.amountRequested, amount),
    checkPercent('interestRate', input.interestRate, limits.loanRateMax),
    checkRange('repaymentPeriodMonths', input.repaymentPeriodMonths, months),
    checkLocation(
      ['locationLatitude', 'locationLongitude'],
      input.locationLatitude,
      input.locationLongitude,
    ),
    checkCurrency('currency', input.currency, currency),
    wrongMetadata(input.metadata),
  ]
}

/** An amount's share of the requested amount, in hundredths of a percent, rounded; all of it is only the whole amount. */
export function sharePercent({ amountRequested }: Pick<Loan, 'amountRequested'>, amount: bigint) {
  const rounded = Number((amount * 20_000n + amountRequested) / (2n * amountRequested))
  return amount < amountRequested ? Math.min(rounded, 9_999) : rounded
}

/** A loan's location and the displaced point that others see; all null if it has no location. */
export function publicLocation(
  { pointKey }: Platform,
  borrowerId: string,
  { locationLatitude = null, locationLongitude = null }: LoanTerms,
): Partial<Loan> {
  const location = { latitude: locationLatitude, longitude: locationLongitude }
  const shown = publicPointOf(pointKey, borrowerId, location)
  return { locationLatitude, locationLongitude, ...shown }
}
