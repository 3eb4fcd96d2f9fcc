import { extractIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import type { BankAccountKind } from '../../entities/payments/bank-account.ts'
import { invalid, type MaybeReason, type Reason } from '../refusal.ts'

/** A bank account's number as a member enters it: an IBAN, or a routing number with an account number. */
export interface AccountNumberInput {
  readonly iban?: string | null | undefined
  readonly routingNumber?: string | null | undefined
  readonly accountNumber?: string | null | undefined
}

/** A valid account number; US numbers have the routing number before a colon. */
export interface AccountNumber {
  readonly kind: BankAccountKind
  readonly country: string
  readonly number: string
  readonly lastDigits: string
}

/** Reads an account number, or says what is wrong with it. */
export function readAccountNumber(input: AccountNumberInput): AccountNumber | readonly Reason[] {
  const { iban, routingNumber, accountNumber } = input
  const isUs = given(routingNumber) || given(accountNumber)
  if (given(iban) === isUs)
    return [
      invalid(
        'iban',
        'Give either iban, or routingNumber and accountNumber for an account in the United States.',
      ),
    ]
  return isUs ? readUsNumber(routingNumber ?? '', accountNumber ?? '') : readIban(iban ?? '')
}

function given(text: string | null | undefined): boolean {
  return text !== null && text !== undefined
}

const ibanProblems: Readonly<Partial<Record<ValidationErrorsIBAN, string>>> = {
  [ValidationErrorsIBAN.NoIBANCountry]:
    'its first two letters are not the code of a country that uses IBANs',
  [ValidationErrorsIBAN.WrongBBANLength]: 'it is too short or too long for its country',
  [ValidationErrorsIBAN.WrongIBANChecksum]: 'its check digits are wrong, so there is a typo in it',
}

function readIban(text: string): AccountNumber | readonly Reason[] {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase()
  const { valid, errorCodes } = validateIBAN(number)
  if (valid) {
    const { countryCode = number.slice(0, 2) } = extractIBAN(number)
    return { kind: 'iban', country: countryCode, number, lastDigits: number.slice(-4) }
  }
  const why = errorCodes.flatMap((code) => ibanProblems[code] ?? []).at(0)
  return [invalid('iban', `iban is not a valid IBAN${why === undefined ? '' : `: ${why}`}.`)]
}

function readUsNumber(routing: string, account: string): AccountNumber | readonly Reason[] {
  const wrong: MaybeReason[] = [
    !isRoutingNumber(routing) &&
      invalid('routingNumber', 'routingNumber must be a valid US routing number of 9 digits.'),
    !/^\d{4,17}$/.test(account) &&
      invalid('accountNumber', 'accountNumber must have 4 to 17 digits.'),
  ]
  const reasons = wrong.filter((reason) => reason !== undefined && reason !== false)
  if (reasons.length > 0) return reasons
  const number = `${routing}:${account}`
  return { kind: 'us', country: 'US', number, lastDigits: account.slice(-4) }
}

/** Whether this is a routing number of the American Bankers Association: its digits, weighted 3, 7, 1, add up to a multiple of 10. */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false
  const weights = [3, 7, 1]
  const sum = [...text].reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}
