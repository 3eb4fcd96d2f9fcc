import { domainToASCII } from 'node:url'
import { v7 as newId } from 'uuid'
import { firstRow, onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { MailAddress } from '../../entities/mail/mail-address.ts'
import { columnsOf } from '../../reads/rows.ts'
import { againAt } from '../again-at.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { invalid, refuseIf } from '../refusal.ts'
import type { LinkFor } from './links.ts'

/** How many addresses a member can ask to confirm within a day: the letters could go to strangers. */
const CONFIRMATIONS_A_DAY = 5
/** How long an address is at most, in characters. */
export const ADDRESS_MAX = 254

/** The part of RFC 5321 that all mail servers accept: no quotes, no comments, no domain without a dot. */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/

/** An address as mail servers know it, with its domain in ASCII; undefined if it is invalid. */
function plainAddress(given: string): string | undefined {
  const [local = '', domain = '', ...more] = given.trim().split('@')
  const host = domainToASCII(domain)
  const plain = `${local}@${host}`
  const isValid = more.length === 0 && LOCAL.test(local) && DOMAIN.test(host)
  return isValid && plain.length <= ADDRESS_MAX ? plain : undefined
}

/** Keeps the address in a member's token, unless it is known; does nothing with one to which no mail server would deliver. */
export function keepTokenAddress(
  database: Database,
): (memberId: string, email: string) => Promise<void> {
  return async (memberId, email) => {
    const address = plainAddress(email)
    if (address === undefined) return
    const known = await database.query(
      'select from mail_address where user_id = $1 and token_address = $2',
      [memberId, address],
    )
    if (known.length === 0)
      await database.change('select keep_token_address($1, $2)', [memberId, address])
  }
}

/** What is known of a member's e-mail address; null if nothing is. */
export function mailAddressOf(database: Database, memberId: string): Promise<MailAddress | null> {
  const text = `select ${columnsOf(database, MailAddress)} from mail_address where user_id = $1`
  return firstRow(database.query<MailAddress>(text, [memberId]))
}

/**
 * Asks a member to confirm an address, by a letter sent to it with a link; until then, the current one counts. With null, the one in their tokens
 * counts again. Throws a Refusal.
 */
export async function changeMailAddress(
  platform: Platform,
  memberId: string,
  given: string | null | undefined,
): Promise<{ readonly emailAddress: MailAddress }> {
  const address = typeof given === 'string' ? plainAddress(given) : null
  refuseIf(
    platform.mail === null && {
      code: 'NOT_FOUND',
      message: 'refusal.mail.none',
    },
    address === undefined && invalid('address', 'refusal.mail.address', { max: ADDRESS_MAX }),
  )
  const values = {
    by_user: memberId,
    new_address: address ?? null,
    new_letter: newId(),
    most: CONFIRMATIONS_A_DAY,
  }
  const { record } = await perform(platform, 'change_mail_address', values, (outcome) => ({
    LIMIT_EXCEEDED: {
      field: 'address',
      message: 'refusal.mail.too_often',
      ...againAt(outcome, { max: CONFIRMATIONS_A_DAY }),
    },
  }))
  return { emailAddress: record(MailAddress, 'mail_address') }
}

/** Carries out what a link in a letter is for; returns whether it could. */
export async function followLink(
  { database }: Pick<Platform, 'database'>,
  { act, memberId, address }: LinkFor,
): Promise<boolean> {
  if (act === 'unsubscribe') {
    await database.change('select unsubscribe($1)', [memberId])
    return true
  }
  const values = [memberId, address, newId()]
  return onlyValue(database.change('select confirm_mail_address($1, $2, $3)', values))
}
