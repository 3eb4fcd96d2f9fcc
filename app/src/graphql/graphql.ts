/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** Nobody can invest in their own loan. */
  | 'OWN_LOAN'
  /** Money can't be transferred to oneself. */
  | 'SELF_TRANSFER'
  /** A value is out of range or of the wrong type; the message says what would work. */
  | 'VALIDATION_FAILED'
  /** The record has changed since the version that was sent; read it again. */
  | 'VERSION_CONFLICT';

export type WalletQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletQuery = { me: { id: string, wallet: { id: string, currency: string, balance: string, availableBalance: string, heldBalance: string } } };

export type WalletChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WalletChangedSubscription = { walletChanged: { id: string, currency: string, balance: string, availableBalance: string, heldBalance: string } };

export type DepositMutationVariables = Exact<{
  input: DepositInput;
}>;


export type DepositMutation = { deposit: { transaction: { id: string, amount: string, currency: string } | null, wallet: { id: string, currency: string, balance: string, availableBalance: string, heldBalance: string } | null, userErrors: Array<{ code: ErrorCode, field: string | null, message: string }> } };


export const WalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"availableBalance"}},{"kind":"Field","name":{"kind":"Name","value":"heldBalance"}}]}}]}}]}}]} as unknown as DocumentNode<WalletQuery, WalletQueryVariables>;
export const WalletChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WalletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"availableBalance"}},{"kind":"Field","name":{"kind":"Name","value":"heldBalance"}}]}}]}}]} as unknown as DocumentNode<WalletChangedSubscription, WalletChangedSubscriptionVariables>;
export const DepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Deposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"availableBalance"}},{"kind":"Field","name":{"kind":"Name","value":"heldBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DepositMutation, DepositMutationVariables>;