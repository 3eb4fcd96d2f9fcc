/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A bounding box in degrees; if west is greater than east, it crosses the antimeridian. */
export type BBox = {
  /** Its eastern edge, -180 to 180. */
  east: number;
  /** Its northern edge, -90 to 90. */
  north: number;
  /** Its southern edge, -90 to 90, less than north. */
  south: number;
  /** Its western edge, -180 to 180. */
  west: number;
};

/** A deposit to make. */
export type DepositInput = {
  /** The amount, above 0. */
  amount: string;
  /** A note of at most 200 characters. */
  description?: string | null | undefined;
  /** 8 to 128 visible characters; a call that is sent several times with the same key is carried out once. */
  idempotencyKey?: string | null | undefined;
};

/** Every reason for which a well-formed call can be refused. */
export type ErrorCode =
  /** The transaction has been reversed already, or is a reversal itself. */
  | 'ALREADY_REVERSED'
  /** An amount is well formed, but below the minimum or above the maximum. */
  | 'AMOUNT_OUT_OF_RANGE'
  /** The amount is more than what remains of the loan. `details` has `remaining`, and the most that the caller could invest, `maxInvestment`. */
  | 'EXCEEDS_REMAINING'
  /** The caller may see the record, but not change it. */
  | 'FORBIDDEN'
  /** A call with this idempotency key is still in progress; retry in a moment. */
  | 'IDEMPOTENCY_IN_PROGRESS'
  /** This idempotency key was used for a different call; use a new key. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The amount is more than the wallet's available balance, which is in `details.available`. */
  | 'INSUFFICIENT_FUNDS'
  /** The loan can't change from its state to the requested one; `details` names both. */
  | 'INVALID_TRANSITION'
  /** This idempotency key was used more than 48 hours ago; its call was carried out then, and is not repeated. */
  | 'KEY_EXPIRED'
  /** The amount exceeds a limit of the platform: `details` has the limit, its maximum, what is used and what is left of it. */
  | 'LIMIT_EXCEEDED'
  /** Some fields of the loan can no longer be changed; `details.fields` lists them. */
  | 'LOAN_NOT_EDITABLE'
  /** The loan accepts no investments: it is not open, or its funding deadline has passed. */
  | 'LOAN_NOT_OPEN'
  /** The caller's `userType` is lender: only a borrower can do this. */
  | 'NOT_A_BORROWER'
  /** The caller's `userType` is borrower: only a lender can do this. */
  | 'NOT_A_LENDER'
  /** There is no such record, or the caller may not see it. */
  | 'NOT_FOUND'
  /** The member still has money, loans or investments; `details` names them. */
  | 'OBLIGATIONS_LEFT'
  /** The account is the caller's own: another operator decides on it. */
  | 'OWN_ACCOUNT'
  /** Nobody can invest in their own loan. */
  | 'OWN_LOAN'
  /** The caller has asked for this act: another operator approves it. */
  | 'OWN_REQUEST'
  /** The transaction is part of a loan and can't be reversed alone; `details` names the loan. */
  | 'PART_OF_LOAN'
  /** The same act has been asked for already, and waits for another operator; `details` names the request. */
  | 'REQUEST_PENDING'
  /** Money can't be transferred to oneself. */
  | 'SELF_TRANSFER'
  /** A value is out of range or of the wrong type; the message says what would work. */
  | 'VALIDATION_FAILED'
  /** The record has changed since the version that was sent; read it again. */
  | 'VERSION_CONFLICT';

/** Which loans to include; all conditions must hold. */
export type LoanMarkerFilter = {
  /** Only if at most this amount is requested. */
  maxAmount?: string | null | undefined;
  /** Only with at most this many months. */
  maxMonths?: number | null | undefined;
  /** Only with at most this rate. */
  maxRate?: string | null | undefined;
  /** Only if at least this amount is requested. */
  minAmount?: string | null | undefined;
  /** Only with at least this many months. */
  minMonths?: number | null | undefined;
  /** Only with at least this rate. */
  minRate?: string | null | undefined;
  /** Only if published at this time or later. */
  publishedSince?: string | null | undefined;
  /** Only if published before this time. */
  publishedUntil?: string | null | undefined;
  /** Only for this purpose. */
  purpose?: string | null | undefined;
  /** Only for one of these purposes, at most 20. */
  purposes?: Array<string> | null | undefined;
  /** Only with these words in title, description or purpose. */
  q?: string | null | undefined;
  /** Only with one of these risk levels. */
  riskLevel?: Array<RiskLevel> | null | undefined;
};

/** Where a loan is in its life. */
export type LoanStatus =
  /** Disbursed and being repaid. */
  | 'ACTIVE'
  /** Withdrawn by its borrower, or cancelled by the operator, before it was funded. */
  | 'CANCELLED'
  /** Not repaid in time, and given up. */
  | 'DEFAULTED'
  /** Being written; its borrower alone sees it. */
  | 'DRAFT'
  /** Not fully funded in time. */
  | 'EXPIRED'
  /** Fully funded, about to be disbursed. */
  | 'FUNDED'
  /** Published: lenders can invest. */
  | 'OPEN'
  /** Repaid entirely. */
  | 'REPAID'
  /** Waiting for the operator, who publishes it or returns it as a draft; its borrower alone sees it. Only where loans are reviewed. */
  | 'SUBMITTED';

/** What a marker represents. */
export type MarkerKind =
  /** An open loan with a location. */
  | 'LOAN'
  /** A member who agreed to be shown on the map. */
  | 'PROFILE';

/** How risky a loan is to its lenders. */
export type RiskLevel =
  /** Credit score below 580, or an instalment above 40 % of the income. */
  | 'HIGH'
  /** Credit score of 700 or more, and an instalment of at most 20 % of the income. */
  | 'LOW'
  /** In between. */
  | 'MEDIUM';

/** What a user does on the platform. */
export type UserType =
  /** Asks for loans. */
  | 'BORROWER'
  /** Does both. */
  | 'BOTH'
  /** Funds loans. */
  | 'LENDER';

export type LoansOnMapSubscriptionVariables = Exact<{
  bbox: BBox;
  zoom: number;
  filter?: LoanMarkerFilter | null | undefined;
}>;


export type LoansOnMapSubscription = { loanMarkersChanged: { removedIds: Array<string>, upserted: Array<{ id: string, kind: MarkerKind, latitude: number, longitude: number, title: string | null, subtitle: string | null, amountRequested: string | null, amountFunded: string | null, riskLevel: RiskLevel | null, interestRate: string | null, repaymentPeriodMonths: number | null, userType: UserType | null, count: number | null, bbox: Array<number> | null, expansionZoom: number | null }> } };

export type PeopleOnMapSubscriptionVariables = Exact<{
  bbox: BBox;
  zoom: number;
}>;


export type PeopleOnMapSubscription = { profileMarkersChanged: { removedIds: Array<string>, upserted: Array<{ id: string, kind: MarkerKind, latitude: number, longitude: number, title: string | null, subtitle: string | null, amountRequested: string | null, amountFunded: string | null, riskLevel: RiskLevel | null, interestRate: string | null, repaymentPeriodMonths: number | null, userType: UserType | null, count: number | null, bbox: Array<number> | null, expansionZoom: number | null }> } };

export type LoansAtPlaceQueryVariables = Exact<{
  bbox: BBox;
  filter?: LoanMarkerFilter | null | undefined;
}>;


export type LoansAtPlaceQuery = { loanMarkers: { markers: Array<{ id: string, kind: MarkerKind, latitude: number, longitude: number, title: string | null, subtitle: string | null, amountRequested: string | null, amountFunded: string | null, riskLevel: RiskLevel | null, interestRate: string | null, repaymentPeriodMonths: number | null, userType: UserType | null, count: number | null, bbox: Array<number> | null, expansionZoom: number | null }> } };

export type LoanCardQueryVariables = Exact<{
  id: string | number;
}>;


export type LoanCardQuery = { loan: { id: string, title: string, description: string | null, currency: string, status: LoanStatus, purpose: string | null, riskLevel: RiskLevel | null, interestRate: string | null, apr: string | null, repaymentPeriodMonths: number | null, amountRequested: string, amountFunded: string, amountRemaining: string, fundedPercent: string, expiresAt: string | null, locationDescription: string | null, locationLatitude: number | null, locationLongitude: number | null, borrower: { id: string, fullName: string | null, city: string | null } } | null };

export type LoanCardChangedSubscriptionVariables = Exact<{
  id: string | number;
}>;


export type LoanCardChangedSubscription = { loanChanged: { id: string, status: LoanStatus, amountFunded: string, amountRemaining: string, fundedPercent: string, apr: string | null } };

export type PurposesQueryVariables = Exact<{ [key: string]: never; }>;


export type PurposesQuery = { me: { id: string, wallet: { id: string, currency: string } }, loans: { facets: { purpose: Array<{ purpose: string, count: number }> } } };

export type WalletQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletQuery = { me: { id: string, wallet: { id: string, currency: string, balance: string, availableBalance: string, heldBalance: string } } };

export type WalletChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WalletChangedSubscription = { walletChanged: { id: string, currency: string, balance: string, availableBalance: string, heldBalance: string } };

export type DepositMutationVariables = Exact<{
  input: DepositInput;
}>;


export type DepositMutation = { deposit: { transaction: { id: string, amount: string, currency: string } | null, wallet: { id: string, currency: string, balance: string, availableBalance: string, heldBalance: string } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };


export const LoansOnMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LoansOnMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bbox"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BBox"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanMarkerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanMarkersChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bbox"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bbox"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upserted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequested"}},{"kind":"Field","name":{"kind":"Name","value":"amountFunded"}},{"kind":"Field","name":{"kind":"Name","value":"riskLevel"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"repaymentPeriodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"bbox"}},{"kind":"Field","name":{"kind":"Name","value":"expansionZoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedIds"}}]}}]}}]} as unknown as DocumentNode<LoansOnMapSubscription, LoansOnMapSubscriptionVariables>;
export const PeopleOnMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PeopleOnMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bbox"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BBox"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileMarkersChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bbox"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bbox"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upserted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequested"}},{"kind":"Field","name":{"kind":"Name","value":"amountFunded"}},{"kind":"Field","name":{"kind":"Name","value":"riskLevel"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"repaymentPeriodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"bbox"}},{"kind":"Field","name":{"kind":"Name","value":"expansionZoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedIds"}}]}}]}}]} as unknown as DocumentNode<PeopleOnMapSubscription, PeopleOnMapSubscriptionVariables>;
export const LoansAtPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoansAtPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bbox"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BBox"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoanMarkerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanMarkers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bbox"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bbox"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequested"}},{"kind":"Field","name":{"kind":"Name","value":"amountFunded"}},{"kind":"Field","name":{"kind":"Name","value":"riskLevel"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"repaymentPeriodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"bbox"}},{"kind":"Field","name":{"kind":"Name","value":"expansionZoom"}}]}}]}}]}}]} as unknown as DocumentNode<LoansAtPlaceQuery, LoansAtPlaceQueryVariables>;
export const LoanCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoanCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"riskLevel"}},{"kind":"Field","name":{"kind":"Name","value":"interestRate"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}},{"kind":"Field","name":{"kind":"Name","value":"repaymentPeriodMonths"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequested"}},{"kind":"Field","name":{"kind":"Name","value":"amountFunded"}},{"kind":"Field","name":{"kind":"Name","value":"amountRemaining"}},{"kind":"Field","name":{"kind":"Name","value":"fundedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"locationDescription"}},{"kind":"Field","name":{"kind":"Name","value":"locationLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"locationLongitude"}},{"kind":"Field","name":{"kind":"Name","value":"borrower"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]}}]} as unknown as DocumentNode<LoanCardQuery, LoanCardQueryVariables>;
export const LoanCardChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LoanCardChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loanChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountFunded"}},{"kind":"Field","name":{"kind":"Name","value":"amountRemaining"}},{"kind":"Field","name":{"kind":"Name","value":"fundedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"apr"}}]}}]}}]} as unknown as DocumentNode<LoanCardChangedSubscription, LoanCardChangedSubscriptionVariables>;
export const PurposesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Purposes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"OPEN"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PurposesQuery, PurposesQueryVariables>;
export const WalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"availableBalance"}},{"kind":"Field","name":{"kind":"Name","value":"heldBalance"}}]}}]}}]}}]} as unknown as DocumentNode<WalletQuery, WalletQueryVariables>;
export const WalletChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WalletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"availableBalance"}},{"kind":"Field","name":{"kind":"Name","value":"heldBalance"}}]}}]}}]} as unknown as DocumentNode<WalletChangedSubscription, WalletChangedSubscriptionVariables>;
export const DepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Deposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"availableBalance"}},{"kind":"Field","name":{"kind":"Name","value":"heldBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DepositMutation, DepositMutationVariables>;