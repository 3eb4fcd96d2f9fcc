/** All fields that an operation selects, as `Type.field`. */
export type Names = ReadonlySet<string>

const itself = ''

/** The GraphQL types of an entity, by table. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  loan: ['Loan'],
  profile: ['Member', 'Profile', 'MemberFile', 'MemberSummary'],
  investment: ['Investment'],
  wallet_state: ['Wallet'],
  wallet_transaction: ['Transaction'],
}

/** Fields that are computed from a loan's terms. */
const costs = ['apr', 'aprReason', 'originationFee', 'netProceeds', 'aprAfterRefund', 'keyFacts']
const location = ['locationLatitude', 'locationLongitude']
/** Fields that show the parts of a repayment. */
const parts = ['principal', 'interest']
/** Fields that show what a line reverses. */
const reversing = ['reversesId', 'reverses']
/** Fields that may show the line of a payment that has not settled, whose balance is the wallet's. */
const unsettled = ['Payment.transaction', 'Query.node', 'Query.nodes']
/** What owners keep for their own systems. */
const ownReference = alone('externalId', 'metadata')

/**
 * Columns that are read only if the operation selects one of these fields, anywhere, since all fields share the loaders.
 * Columns that rules depend on are always read; access to a column that was not read throws.
 */
const shownBy: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  loan: {
    title: [itself, 'Investment.loanTitle'],
    ...alone('description', 'purpose', 'riskLevel', 'currency'),
    repaymentPeriodMonths: [itself, ...costs],
    originationFee: costs,
    evenEnd: costs,
    ...alone('locationDescription', 'updatedAt', 'version', 'writtenOffAt', 'writtenOffAmount'),
    ...alone('recovered', 'autopay', 'withdrawalDays', 'withdrawnAt', 'repayBy', 'feeRefund'),
    withdrawableUntil: [itself, 'keyFacts'],
    feeRefunded: [itself, 'aprAfterRefund'],
    locationLatitude: location,
    locationLongitude: location,
    publicLatitude: location,
    publicLongitude: location,
    serviceFee: [],
    lateTerms: [itself, 'keyFacts', 'overdueInterest', 'Instalment.chargesDue'],
    ...alone('reflectionEndsAt'),
    ...ownReference,
  },
  profile: {
    fullName: [itself, 'Investment.borrowerName'],
    ...alone('city', 'verificationStatus', 'bio', 'occupation', 'updatedAt', 'version'),
    ...alone('latitude', 'longitude'),
    createdAt: [itself, 'memberSince'],
    publicLatitude: ['latitude'],
    publicLongitude: ['longitude'],
    ...ownReference,
  },
  investment: {
    ...alone('interestRate', 'updatedAt', 'automatic', 'recovered', 'warningAcknowledged'),
    reflectionEndsAt: [itself, 'warningAcknowledged'],
    lossPosition: [],
    status: [
      itself,
      'principalOutstanding',
      'realisedReturn',
      'accruedInterest',
      'overdue',
      'daysPastDue',
      'nextDueOn',
    ],
    principalRepaid: [itself, 'principalOutstanding', 'realisedReturn'],
    interestEarned: [itself, 'realisedReturn'],
    chargesEarned: [itself, 'realisedReturn'],
    principalBefore: [],
    interestBefore: [],
    feeTold: [],
  },
  wallet_state: {
    ...alone('currency', 'createdAt', 'updatedAt', 'pendingBalance'),
    owed: [itself, ...unsettled],
    advanced: ['advancedBalance', ...unsettled],
  },
  wallet_transaction: {
    ...ownReference,
    walletId: [itself, 'wallet'],
    type: [itself, 'direction', 'balanceChange', 'description', ...parts, ...reversing],
    storedDirection: ['direction', 'balanceChange'],
    ...alone('currency', 'balanceAfter', 'description'),
    principal: parts,
    fee: [itself, 'interest'],
    charges: [itself, 'interest'],
    reference: [itself, ...reversing],
    counterpartyId: [itself, 'counterparty'],
    loanId: [itself, 'loan'],
    investmentId: [itself, 'investment'],
    paymentId: [itself, 'payment'],
    ledgerTransactionId: [
      'status',
      'balanceChange',
      'paymentUrl',
      'reversedAt',
      'reversalReason',
      ...parts,
      ...reversing,
    ],
    position: ['TransactionEdge.cursor', 'PageInfo.startCursor', 'PageInfo.endCursor'],
  },
}

function alone(...properties: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(properties.map((property) => [property, [itself]]))
}

/** Whether an operation that selects these fields needs a column. */
export function isNeeded(
  { table, property }: { readonly table: string; readonly property: string },
  names: Names,
): boolean {
  const asked = (field: string) =>
    names.has(field) || shownAs[table]?.some((type) => names.has(`${type}.${field}`))
  const fields = shownBy[table]?.[property]
  return fields === undefined || fields.some((field) => asked(field || property))
}
