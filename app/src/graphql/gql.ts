/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}": typeof types.LoansOnMapDocument,
    "subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}": typeof types.PeopleOnMapDocument,
    "query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}": typeof types.LoansAtPlaceDocument,
    "query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id title description currency status purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude\n    borrower { id fullName city }\n  }\n}": typeof types.LoanCardDocument,
    "subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id status amountFunded amountRemaining fundedPercent apr }\n}": typeof types.LoanCardChangedDocument,
    "query Purposes {\n  me { id wallet { id currency } }\n  loans(filter: { status: [OPEN] }, first: 1) { facets { purpose { purpose count } } }\n}": typeof types.PurposesDocument,
    "query Wallet {\n  me { id wallet { id currency balance availableBalance heldBalance } }\n}": typeof types.WalletDocument,
    "subscription WalletChanged {\n  walletChanged { id currency balance availableBalance heldBalance }\n}": typeof types.WalletChangedDocument,
    "mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { id amount currency }\n    wallet { id currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": typeof types.DepositDocument,
};
const documents: Documents = {
    "subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}": types.LoansOnMapDocument,
    "subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}": types.PeopleOnMapDocument,
    "query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}": types.LoansAtPlaceDocument,
    "query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id title description currency status purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude\n    borrower { id fullName city }\n  }\n}": types.LoanCardDocument,
    "subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id status amountFunded amountRemaining fundedPercent apr }\n}": types.LoanCardChangedDocument,
    "query Purposes {\n  me { id wallet { id currency } }\n  loans(filter: { status: [OPEN] }, first: 1) { facets { purpose { purpose count } } }\n}": types.PurposesDocument,
    "query Wallet {\n  me { id wallet { id currency balance availableBalance heldBalance } }\n}": types.WalletDocument,
    "subscription WalletChanged {\n  walletChanged { id currency balance availableBalance heldBalance }\n}": types.WalletChangedDocument,
    "mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { id amount currency }\n    wallet { id currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": types.DepositDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}"): (typeof documents)["subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}"): (typeof documents)["subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}"): (typeof documents)["query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id title description currency status purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude\n    borrower { id fullName city }\n  }\n}"): (typeof documents)["query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id title description currency status purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude\n    borrower { id fullName city }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id status amountFunded amountRemaining fundedPercent apr }\n}"): (typeof documents)["subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id status amountFunded amountRemaining fundedPercent apr }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Purposes {\n  me { id wallet { id currency } }\n  loans(filter: { status: [OPEN] }, first: 1) { facets { purpose { purpose count } } }\n}"): (typeof documents)["query Purposes {\n  me { id wallet { id currency } }\n  loans(filter: { status: [OPEN] }, first: 1) { facets { purpose { purpose count } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Wallet {\n  me { id wallet { id currency balance availableBalance heldBalance } }\n}"): (typeof documents)["query Wallet {\n  me { id wallet { id currency balance availableBalance heldBalance } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription WalletChanged {\n  walletChanged { id currency balance availableBalance heldBalance }\n}"): (typeof documents)["subscription WalletChanged {\n  walletChanged { id currency balance availableBalance heldBalance }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { id amount currency }\n    wallet { id currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { id amount currency }\n    wallet { id currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;