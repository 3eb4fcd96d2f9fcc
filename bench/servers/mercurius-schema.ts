/** The part of the gateway's schema that is asked of it here, word for word as far as it goes. */
export const typeDefs = `
  scalar Money
  scalar Percent
  scalar DateTime
  enum LoanStatus { DRAFT OPEN FUNDED ACTIVE REPAID DEFAULTED CANCELLED EXPIRED }
  enum RiskLevel { LOW MEDIUM HIGH }
  enum UserType { BORROWER LENDER BOTH }
  enum VerificationStatus { UNVERIFIED PENDING VERIFIED REJECTED }
  enum MarkerKind { PROFILE LOAN }
  type Member {
    id: ID! fullName: String city: String occupation: String bio: String userType: UserType! memberSince: DateTime!
  }
  type Loan {
    id: ID! title: String! description: String purpose: String amountRequested: Money! amountFunded: Money!
    interestRate: Percent repaymentPeriodMonths: Int riskLevel: RiskLevel status: LoanStatus!
    locationDescription: String createdAt: DateTime! publishedAt: DateTime expiresAt: DateTime version: Int!
    borrower: Member! investments(first: Int): InvestmentConnection!
  }
  type Investment { id: ID! amount: Money! createdAt: DateTime! lender: Member! }
  type InvestmentConnection { nodes: [Investment!]! totalCount: Int! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type LoanEdge { cursor: String! node: Loan! }
  type LoanConnection { edges: [LoanEdge!]! nodes: [Loan!]! pageInfo: PageInfo! }
  type Marker {
    id: ID! latitude: Float! longitude: Float! title: String subtitle: String status: LoanStatus
    amountRequested: Money amountFunded: Money riskLevel: RiskLevel
  }
  type MarkerList { markers: [Marker!]! truncated: Boolean! }
  type Wallet { id: ID! currency: String! availableBalance: Money! heldBalance: Money! }
  enum TransactionType {
    DEPOSIT WITHDRAWAL TRANSFER_IN TRANSFER_OUT INVESTMENT_HOLD INVESTMENT_RELEASE INVESTMENT_SETTLEMENT
    LOAN_DISBURSEMENT REPAYMENT_PAID REPAYMENT_RECEIVED FEE REVERSAL
  }
  enum TransactionDirection { CREDIT DEBIT }
  type Transaction {
    id: ID! type: TransactionType! direction: TransactionDirection! amount: Money! balanceAfter: Money!
    description: String reference: String! counterpartyId: ID createdAt: DateTime!
  }
  type TransactionConnection { nodes: [Transaction!]! }
  type Profile {
    id: ID! fullName: String city: String userType: UserType! verificationStatus: VerificationStatus!
    occupation: String bio: String createdAt: DateTime!
    wallet: Wallet! transactions(first: Int): TransactionConnection!
  }
  input LoanFilter { status: [LoanStatus!] }
  input BBox { west: Float! south: Float! east: Float! north: Float! }
  input TransferInput { recipientId: ID! amount: Money! description: String! idempotencyKey: String! }
  type UserError { code: String! field: String message: String! }
  type TransferPayload { transaction: Transaction wallet: Wallet userErrors: [UserError!]! }
  type Query {
    loans(first: Int, after: String, filter: LoanFilter): LoanConnection!
    loan(id: ID!): Loan
    loanMarkers(bbox: BBox!): MarkerList!
    me: Profile!
  }
  type Mutation { transfer(input: TransferInput!): TransferPayload! }`
