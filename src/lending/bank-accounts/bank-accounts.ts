import { extractIBAN, isSEPACountry, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import { v7 as newId } from 'uuid'
import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { type BankAccountKind, BankAccountState } from '../../entities/payments/bank-account.ts'
import { columnsOf } from '../../reads/rows.ts'
import { idempotencyOf, type Made, made, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import type { RefusalKey } from '../reason-text.ts'
import { checkText, invalid, type MaybeReason, type Reason, Refusal, refuseIf } from '../refusal.ts'
import { isSameName, ownName, ownNameAt } from './own-name.ts'

/** How many bank accounts a member can have. */
const BANK_ACCOUNTS_MAX = 10
/** How long the name of a bank account's owner is, in characters. */
export const holderLength = { min: 1, max: 70 } as const

type BankAccountInput = AccountNumberInput & {
  /** The owner's name at the bank. */
  readonly holder: string
  readonly idempotencyKey?: string | null
}

/** A bank account after a change. */
type ChangedBankAccount = Made<{ bankAccount: BankAccountState }>

/** A member's bank accounts, the oldest first. */
export function bankAccountsOf(database: Database, memberId: string): Promise<BankAccountState[]> {
  const text = `select ${columnsOf(database, BankAccountState)} from bank_account_state where user_id = $1 order by id`
  return database.query<BankAccountState>(text, [memberId])
}

/** One of a member's bank accounts; null if the member has none with this id. */
export async function bankAccountOf(
  database: Database,
  memberId: string,
  id: string,
): Promise<BankAccountState | null> {
  const all = await bankAccountsOf(database, memberId)
  return all.find((account) => account.id === id.toLowerCase()) ?? null
}

/** Adds a bank account of a member's own; throws a Refusal. */
export async function addBankAccount(
  platform: Platform,
  memberId: string,
  input: BankAccountInput,
): Promise<ChangedBankAccount> {
  const { seal } = platform
  if (seal === null) throw unavailable('refusal.account.none')
  const once = idempotencyOf(input)
  const read = readAccountNumber(input)
  refuseIf(
    ...(isRead(read) ? unreachable(platform, read) : read),
    checkText('holder', input.holder, holderLength),
  )
  if (!isRead(read)) throw new Refusal(read)
  const id = newId()
  const values = {
    by_user: memberId,
    ...once,
    new_id: id,
    holder: input.holder.trim(),
    kind: read.kind,
    country: read.country,
    last_digits: read.lastDigits,
    sealed: seal.close(read.number, id),
    fingerprint: seal.fingerprint(read.number),
    wait_hours: platform.limits.newAccountWaitHours,
    own_name: await ownName(platform.database, memberId, input.holder),
  }
  const done = await perform(platform, 'add_bank_account', values, () => ({
    VALIDATION_FAILED: { field: 'holder', message: 'refusal.account.holder' },
    LIMIT_EXCEEDED: { message: 'refusal.account.most', details: { max: BANK_ACCOUNTS_MAX } },
  }))
  return made(done, { bankAccount: BankAccountState })
}

/** The platform's own bank pays only to accounts in SEPA countries, and not to the platform's own account. */
function unreachable({ payments }: Platform, { country, kind, number }: AccountNumber): Reason[] {
  const own = payments.find(({ transfersTo }) => transfersTo !== undefined)?.transfersTo
  if (own === undefined || kind !== 'iban') return []
  if (own.iban === number) return [invalid('iban', 'refusal.account.platforms')]
  return isSEPACountry(country) ? [] : [invalid('iban', 'refusal.account.outside_sepa')]
}

function isRead(read: AccountNumber | readonly Reason[]): read is AccountNumber {
  return 'number' in read
}

/** The ids of those of a member's bank accounts whose owners have a name. */
export async function accountsNamed(
  database: Database,
  memberId: string,
  name: string,
): Promise<string[]> {
  const accounts = await bankAccountsOf(database, memberId)
  return accounts.filter(({ holder }) => isSameName(holder, name)).map(({ id }) => id)
}

type Change = 'removeBankAccount' | 'signMandate' | 'withdrawMandate'

/**
 * Removes a bank account of a member's own, signs a mandate that lets the platform debit it, or withdraws that; throws a Refusal. A mandate
 * that is signed again stays as it is.
 */
export async function changeBankAccount(
  platform: Platform,
  memberId: string,
  operation: Change,
  id: string,
): Promise<ChangedBankAccount> {
  const signs = operation === 'signMandate'
  const debits = platform.payments.some(({ collectsUntil }) => collectsUntil !== undefined)
  if (signs && !debits) throw unavailable('refusal.account.no_mandates')
  const mandate = newId()
  const values = {
    by_user: memberId,
    operation,
    of_account: idOrNone(id),
    new_id: mandate,
    new_reference: `M${mandate.replaceAll('-', '').toUpperCase()}`,
    own_name: signs ? await ownNameAt(platform.database, memberId, id) : null,
  }
  const done = await perform(platform, 'change_bank_account', values, () => ({
    NOT_FOUND: { field: 'id', message: 'refusal.account.unknown' },
    VALIDATION_FAILED: { field: 'id', message: 'refusal.account.renamed' },
  }))
  return made(done, { bankAccount: BankAccountState })
}

function unavailable(message: RefusalKey): Refusal {
  return new Refusal([{ code: 'PAYMENTS_UNAVAILABLE', message }])
}

/** A bank account's number as a member enters it: an IBAN, or a routing number with an account number. */
interface AccountNumberInput {
  readonly iban?: string | null | undefined
  readonly routingNumber?: string | null | undefined
  readonly accountNumber?: string | null | undefined
}

/** A valid account number; US numbers have the routing number before a colon. */
interface AccountNumber {
  readonly kind: BankAccountKind
  readonly country: string
  readonly number: string
  readonly lastDigits: string
}

/** The forms of bank account numbers in the United States. */
export const [ROUTING_NUMBER, ACCOUNT_NUMBER] = [/^\d{9}$/, /^\d{4,17}$/] as const

/** Reads an account number, or says what is wrong with it. */
function readAccountNumber(input: AccountNumberInput): AccountNumber | readonly Reason[] {
  const { iban, routingNumber, accountNumber } = input
  const isUs = given(routingNumber) || given(accountNumber)
  if (given(iban) === isUs) return [invalid('iban', 'refusal.account.which')]
  return isUs ? readUsNumber(routingNumber ?? '', accountNumber ?? '') : readIban(iban ?? '')
}

function given(text: string | null | undefined): boolean {
  return text !== null && text !== undefined
}

const ibanProblems: Readonly<Partial<Record<ValidationErrorsIBAN, RefusalKey>>> = {
  [ValidationErrorsIBAN.NoIBANCountry]: 'refusal.account.iban_country',
  [ValidationErrorsIBAN.WrongBBANLength]: 'refusal.account.iban_length',
  [ValidationErrorsIBAN.WrongIBANChecksum]: 'refusal.account.iban_digits',
}

function readIban(text: string): AccountNumber | readonly Reason[] {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase()
  const { valid, errorCodes } = validateIBAN(number)
  if (valid) {
    const { countryCode = number.slice(0, 2) } = extractIBAN(number)
    return { kind: 'iban', country: countryCode, number, lastDigits: number.slice(-4) }
  }
  const why = errorCodes.flatMap((code) => ibanProblems[code] ?? []).at(0)
  return [invalid('iban', why ?? 'refusal.account.iban')]
}

function readUsNumber(routing: string, account: string): AccountNumber | readonly Reason[] {
  const wrong: MaybeReason[] = [
    !isRoutingNumber(routing) && invalid('routingNumber', 'refusal.account.routing_number'),
    !ACCOUNT_NUMBER.test(account) && invalid('accountNumber', 'refusal.account.account_number'),
  ]
  const reasons = wrong.filter((reason) => reason !== undefined && reason !== false)
  if (reasons.length > 0) return reasons
  const number = `${routing}:${account}`
  return { kind: 'us', country: 'US', number, lastDigits: account.slice(-4) }
}

/** Whether this is a routing number of the American Bankers Association: its digits, weighted 3, 7, 1, add up to a multiple of 10. */
function isRoutingNumber(text: string): boolean {
  if (!ROUTING_NUMBER.test(text) || text === '000000000') return false
  const weights = [3, 7, 1]
  const sum = [...text].reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}
