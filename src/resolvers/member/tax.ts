import type { Context } from '../../context.ts'
import { idOfPart } from '../../database/ids.ts'
import type { Profile } from '../../entities/member/profile.ts'
import {
  counted,
  type TaxLine,
  type TaxYear,
  taxLinesOf,
  taxYearOf,
} from '../../lending/tax/figures.ts'
import { formsOf } from '../../lending/tax/forms.ts'
import { lineOf } from '../../lending/wallet/cash-flow.ts'
import { type Connection, others, paged } from '../connection.ts'
import { inCurrency, ownLine, related } from '../related.ts'
import type { ProfileTaxLinesArgs, ProfileTaxYearArgs, Resolvers } from '../types.generated.ts'

export const tax = {
  Profile: {
    taxYear: taxYearIn,
    taxLines: taxLinesIn,
  },
  TaxYear: {
    ...inCurrency,
    loanFees: ({ loan_fees }) => loan_fees,
    interestPaid: ({ interest_paid }) => interest_paid,
    chargesPaid: ({ charges_paid }) => charges_paid,
    country: (_, __, { platform }) => platform.limits.taxCountry,
    forms: (year, _, { platform }) => formsOf(platform.limits, year),
  },
  TaxFormBox: {
    figures: ({ figures }) => [...figures],
  },
  TaxForm: {
    boxes: ({ boxes }) => [...boxes],
  },
  TaxLine: {
    loan: related.loan,
    investment: related.investment,
    // Another one than the entry of the cash flow has: it is another record.
    id: ({ id, part }) => idOfPart(id, `tax ${part}`),
    amount: (line) => counted(line),
    transactionId: (line) => lineOf(line),
    transaction: (line, _, context) => ownLine(context, lineOf(line)),
  },
} satisfies Resolvers

/** A member's figures of a tax year. */
export function taxYearIn(
  { id }: Pick<Profile, 'id'>,
  { year }: ProfileTaxYearArgs,
  { loaders }: Context,
): Promise<TaxYear> {
  return taxYearOf(loaders.reader, id, year)
}

/** What the figures of a member's tax year count. */
export function taxLinesIn(
  { id }: Pick<Profile, 'id'>,
  { year, figure, ...page }: ProfileTaxLinesArgs,
  context: Context,
): Connection<TaxLine> {
  const scope = ['tax lines', { year, figure }, ...others(context, id)]
  const listing = taxLinesOf(context.platform.database, id, year, figure)
  return paged<TaxLine>(context, page, scope, listing)
}
