import { type GraphQLResolveInfo, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import type { Loan } from '../entities/loan/loan.ts'
import type {
  LoanResolvers,
  MarkerChangesResolvers,
  MarkerResolvers,
  MemberResolvers,
} from './types.generated.ts'

type EachField<Resolvers> = Readonly<Record<Exclude<keyof Resolvers, '__isTypeOf'>, boolean>>

/**
 * Whether a field is the same for everyone who may see its record (for a loan, everyone but its borrower), so that equal
 * subscriptions can share what was read and written of it. A field that depends on the viewer must be false: otherwise others
 * would see the viewer's own value.
 */
const alike: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  Loan: {
    amountDue: true,
    amountFunded: true,
    amountRemaining: true,
    amountRequested: true,
    apr: true,
    aprReason: true,
    borrower: true,
    borrowerId: true,
    createdAt: true,
    currency: true,
    daysPastDue: true,
    description: true,
    disbursementDate: true,
    expiresAt: true,
    formerInstalments: false,
    fundedPercent: true,
    history: false,
    id: true,
    interestRate: true,
    investments: false,
    locationDescription: true,
    locationLatitude: true,
    locationLongitude: true,
    myInvestment: false,
    netProceeds: true,
    nextDue: false,
    originationFee: true,
    payoffAmount: true,
    publishedAt: true,
    recovered: true,
    purpose: true,
    repaymentPeriodMonths: true,
    repaymentSchedule: false,
    riskLevel: true,
    schedule: false,
    status: true,
    title: true,
    updatedAt: true,
    version: true,
    writtenOffAmount: true,
    writtenOffAt: true,
  },
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
  readonly Member: EachField<MemberResolvers>
  readonly MarkerChanges: EachField<MarkerChangesResolvers>
  readonly Marker: EachField<MarkerResolvers>
}

/** The part of a resolver's `info` that describes the selected fields. */
type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'schema' | 'parentType'>

/** Whether equal subscriptions see the same of a loan: for everyone but its borrower, if no field depends on who asks. */
export function isShareable(viewerId: string, { borrowerId }: Loan, info: Selected): boolean {
  return borrowerId !== viewerId && areAlike(info)
}

/** Whether everything selected beneath a field is the same for everyone who may see it. */
export function areAlike({ fieldNodes, fragments, schema, parentType }: Selected): boolean {
  let all = true
  const seen = (types: TypeInfo) =>
    visitWithTypeInfo(types, {
      Field: ({ name: { value } }) => {
        const type = types.getParentType()
        if (type === parentType || value === '__typename') return
        all &&= type != null && alike[type.name]?.[value] === true
      },
    })
  for (const node of fieldNodes) visit(node, seen(new TypeInfo(schema, parentType)))
  // Fragments of the whole document, wherever they are spread: a few too many can only prevent sharing.
  for (const fragment of Object.values(fragments)) visit(fragment, seen(new TypeInfo(schema)))
  return all
}
