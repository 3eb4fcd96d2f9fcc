import { type GraphQLResolveInfo, Kind, visit } from 'graphql'
import type { Loan } from '../entities/loan.ts'

/** Fields that are the same for everyone except the borrower; no others are shared. */
const alike: ReadonlySet<string> = new Set(
  `__typename id borrowerId borrower title description amountRequested interestRate repaymentPeriodMonths purpose
  riskLevel status amountFunded amountRemaining fundedPercent locationLatitude locationLongitude locationDescription
  createdAt updatedAt disbursementDate currency publishedAt expiresAt amountDue payoffAmount daysPastDue apr aprReason originationFee netProceeds
  writtenOffAt writtenOffAmount version
  fullName city userType verificationStatus bio occupation memberSince`.split(/\s+/),
)

/** What of a resolver's `info` tells the selected fields. */
type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

/** Whether equal subscriptions see the same of a loan: for everyone but its borrower, if no personal field is selected. */
export function isShareable(viewerId: string, { borrowerId }: Loan, info: Selected): boolean {
  return borrowerId !== viewerId && [...namesIn(info)].every((name) => alike.has(name))
}

/** All fields selected anywhere beneath a field, and in any fragment. */
export function namesIn({ fieldNodes, fragments }: Selected): ReadonlySet<string> {
  const names = new Set<string>()
  const Field = ({ name }: { name: { value: string } }) => void names.add(name.value)
  for (const { selectionSet } of fieldNodes) if (selectionSet) visit(selectionSet, { Field })
  for (const fragment of Object.values(fragments)) visit(fragment, { [Kind.FIELD]: Field })
  return names
}
