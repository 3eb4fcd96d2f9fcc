import { type GraphQLResolveInfo, Kind, visit } from 'graphql'
import type { Loan } from '../entities/loan.ts'

/** What is the same for all but the borrower, whatever they have to do with the loan: nothing else is shared. */
const alike: ReadonlySet<string> = new Set(
  `__typename id borrowerId borrower title description amountRequested interestRate repaymentPeriodMonths purpose
  riskLevel status amountFunded amountRemaining fundedPercent locationLatitude locationLongitude locationDescription
  createdAt updatedAt disbursementDate currency publishedAt expiresAt amountDue payoffAmount daysPastDue apr aprReason originationFee netProceeds version
  fullName city userType verificationStatus bio occupation memberSince`.split(/\s+/),
)

/** Whether all who ask alike see the same of a loan: all others than its borrower, who ask for nothing of their own. */
export function seenAlike(
  viewerId: string,
  { borrowerId }: Loan,
  info: GraphQLResolveInfo,
): boolean {
  return borrowerId !== viewerId && [...namesIn(info)].every((name) => alike.has(name))
}

/** All fields that are asked for anywhere beneath a field, and in any fragment. */
export function namesIn({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const names = new Set<string>()
  const Field = ({ name }: { name: { value: string } }) => void names.add(name.value)
  for (const { selectionSet } of fieldNodes) if (selectionSet) visit(selectionSet, { Field })
  for (const fragment of Object.values(fragments)) visit(fragment, { [Kind.FIELD]: Field })
  return names
}
