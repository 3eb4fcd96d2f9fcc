import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { extensionOf, reference } from '../reference.ts'
import { viewIn } from '../view-source.ts'

/** The ways in which banks number accounts. */
const bankAccountKinds = ['iban', 'us'] as const
export type BankAccountKind = (typeof bankAccountKinds)[number]

/** A member's account at a bank, to which withdrawals go and from which deposits are debited. */
export class BankAccount extends entity({
  name: 'BankAccount',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    /** The name of its owner at the bank, which is the member's. */
    holder: p.text(),
    kind: p.enum(bankAccountKinds),
    /** ISO 3166, of the bank. */
    country: p.text(),
    /** The end of its number, by which its owner knows it again. */
    lastDigits: p.text(),
    /** Its number, encrypted (BANK_ACCOUNT_KEY). */
    sealed: p.blob(),
    /** A keyed hash of its number: the same account is not added twice. */
    fingerprint: p.blob(),
    /** From when withdrawals to it are possible. */
    usableAt: p.datetime(3),
    removedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: { bank_account_user_index: ['userId', 'id'] },
  uniques: { bank_account_present: '(user_id, fingerprint) where removed_at is null' },
  checks: { bank_account_digits: "last_digits ~ '^[0-9A-Z]{2,4}$'" },
}) {}

/** A member's bank account, with the permission to debit it, if there is one. */
export class BankAccountState extends entity({
  name: 'BankAccountState',
  view: true,
  expression: viewIn('bank-accounts/bank-account-state'),
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    holder: p.text(),
    kind: p.text().$type<BankAccountKind>(),
    country: p.text(),
    lastDigits: p.text(),
    usableAt: p.datetime(3),
    createdAt: p.datetime(3),
    mandateId: p.uuid().strictNullable(),
    mandateReference: p.text().strictNullable(),
    mandateSignedAt: p.datetime(3).strictNullable(),
  },
}) {}

/** A member's permission to debit one of their bank accounts. */
export class Mandate extends entity({
  name: 'Mandate',
  properties: {
    id: p.uuid().primary(),
    bankAccountId: () => reference(BankAccount, 'bank_account_id'),
    /** What the bank knows it by. */
    reference: p.text().unique('mandate_reference'),
    signedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When it was withdrawn, or the bank said that it can't be used any more. */
    endedAt: p.datetime(3).strictNullable(),
  },
  uniques: { mandate_live: '(bank_account_id) where ended_at is null' },
}) {}

/** What a member writes on a bank transfer, so that the money is known to be theirs. */
export class DepositReference extends entity({
  name: 'DepositReference',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    /** A creditor reference (ISO 11649), which begins with RF. */
    reference: p.text().unique('deposit_reference_known'),
  },
}) {}
