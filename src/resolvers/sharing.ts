import { type GraphQLResolveInfo, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Loan } from '../entities/loan/loan.ts'
import type {
  BorrowerRecordResolvers,
  LateFeeTermsResolvers,
  LateTermsResolvers,
  LoanResolvers,
  MarkerChangesResolvers,
  MarkerResolvers,
  MemberResolvers,
  PenaltyTermsResolvers,
} from './types.generated.ts'

/** Whether something is the same for everyone; what a loan owes is, as long as it owes nothing. */
type Alike = boolean | 'until it is paid out'
type EachField<Resolvers> = Readonly<Record<Exclude<keyof Resolvers, '__isTypeOf'>, Alike>>

/**
 * Whether a field is the same for everyone who may see its record (for a loan, everyone but its borrower), so that equal
 * subscriptions can share what was read and written of it. A field that depends on the viewer must be false: otherwise others
 * would see the viewer's own value.
 */
const alike: Readonly<Record<string, Readonly<Record<string, Alike>>>> = {
  Loan: {
    amountDue: 'until it is paid out',
    amountFunded: true,
    amountRemaining: true,
    amountRequested: true,
    apr: true,
    aprAfterRefund: 'until it is paid out',
    aprReason: true,
    autopay: 'until it is paid out',
    borrower: true,
    borrowerId: true,
    borrowerRecord: false,
    charges: false,
    chargesDue: 'until it is paid out',
    createdAt: true,
    currency: true,
    daysPastDue: 'until it is paid out',
    defaultOn: 'until it is paid out',
    description: true,
    disbursementDate: true,
    expiresAt: true,
    formerInstalments: false,
    externalId: true,
    feeRefund: true,
    feeRefunded: 'until it is paid out',
    freeze: false,
    fundedPercent: true,
    history: false,
    id: true,
    interestPausedUntil: 'until it is paid out',
    interestRate: true,
    investments: false,
    // It is told in each reader's language.
    keyFacts: false,
    lateTerms: true,
    locationDescription: true,
    locationLatitude: true,
    locationLongitude: true,
    metadata: true,
    lentToBorrower: false,
    myInvestment: false,
    netProceeds: true,
    nextDue: false,
    originationFee: true,
    overdueInterest: false,
    ownPayments: false,
    ownReceipts: false,
    pauseReasons: false,
    paused: true,
    payoffAmount: 'until it is paid out',
    planChanges: false,
    principalOutstanding: 'until it is paid out',
    publishedAt: true,
    recovered: 'until it is paid out',
    purpose: true,
    reflectionEndsAt: true,
    repayBy: 'until it is paid out',
    repaymentPeriodMonths: true,
    repaymentSchedule: false,
    repaymentVisible: 'until it is paid out',
    riskLevel: true,
    schedule: false,
    status: true,
    title: true,
    updatedAt: true,
    version: true,
    withdrawableUntil: true,
    withdrawalDays: true,
    withdrawnAt: 'until it is paid out',
    writtenOffAmount: 'until it is paid out',
    writtenOffAt: 'until it is paid out',
  },
  BorrowerRecord: {
    currentlyLate: true,
    loansDefaulted: true,
    loansRepaid: true,
    longestDelayDays: true,
    paymentsDue: true,
    paymentsOnTime: true,
  },
  LateTerms: {
    allocation: true,
    interest: true,
    lateFee: true,
    penalty: true,
    toleranceAmount: true,
    tolerancePercent: true,
    withdrawWhileLate: true,
  },
  LateFeeTerms: { afterDays: true, amount: true, percent: true, repeats: true, to: true },
  PenaltyTerms: { graceDays: true, points: true, rate: true },
  Member: {
    bio: true,
    city: true,
    fullName: true,
    id: true,
    latitude: false,
    longitude: false,
    memberSince: true,
    occupation: true,
    userType: true,
    verificationStatus: true,
  },
  MarkerChanges: {
    removedIds: true,
    reset: true,
    truncated: true,
    upserted: true,
  },
  Marker: {
    amountFunded: true,
    amountRequested: true,
    bbox: true,
    count: true,
    expansionZoom: true,
    id: true,
    interestRate: true,
    kind: true,
    latitude: true,
    loan: false,
    longitude: true,
    member: false,
    repaymentPeriodMonths: true,
    riskLevel: true,
    status: true,
    subtitle: true,
    title: true,
    userType: true,
  },
} satisfies {
  readonly Loan: EachField<LoanResolvers>
  readonly BorrowerRecord: EachField<BorrowerRecordResolvers>
  readonly LateTerms: EachField<LateTermsResolvers>
  readonly LateFeeTerms: EachField<LateFeeTermsResolvers>
  readonly PenaltyTerms: EachField<PenaltyTermsResolvers>
  readonly Member: EachField<MemberResolvers>
  readonly MarkerChanges: EachField<MarkerChangesResolvers>
  readonly Marker: EachField<MarkerResolvers>
}

/** The part of a resolver's `info` that describes the selected fields. */
type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'schema' | 'parentType'>

/** Whether equal subscriptions see the same of a loan: for everyone but its borrower, if no field depends on who asks. */
export function isShareable(
  viewerId: string,
  { borrowerId, disbursementDate }: Loan,
  info: Selected,
): boolean {
  return borrowerId !== viewerId && areAlike(info, disbursementDate !== null)
}

/** Whether everything selected beneath a field is the same for everyone who may see it; of a loan, once it is paid out. */
export function areAlike(
  { fieldNodes, fragments, schema, parentType }: Selected,
  isPaidOut = true,
): boolean {
  let all = true
  const seen = (types: TypeInfo) =>
    visitWithTypeInfo(types, {
      Field: ({ name: { value } }) => {
        const type = types.getParentType()
        if (type === parentType || value === '__typename') return
        const known = type == null ? false : alike[type.name]?.[value]
        all &&= known === true || (known === 'until it is paid out' && !isPaidOut)
      },
    })
  for (const node of fieldNodes) visit(node, seen(new TypeInfo(schema, parentType)))
  // Fragments of the whole document, wherever they are spread: a few too many can only prevent sharing.
  for (const fragment of Object.values(fragments)) visit(fragment, seen(new TypeInfo(schema)))
  return all
}
