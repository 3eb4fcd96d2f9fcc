import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../database/ids.ts'
import type { LinkName } from '../../entities/mail/letter.ts'
import type { Mail } from './mail.ts'

/** What a link of a letter lets its reader do without signing in: for a member and, if it confirms one, an address. */
export interface LinkFor {
  readonly act: 'confirm' | 'unsubscribe'
  readonly memberId: string
  readonly address: string
}

/** The token of a link: what it lets its reader do, with a signature that nobody else can make. */
function linkToken(key: KeyObject, { act, memberId, address }: LinkFor): string {
  const told = [act, memberId, address].join('\n')
  return `${Buffer.from(told).toString('base64url')}.${signature(key, told)}`
}

/** Reads the token of a link; undefined unless this platform has made it. */
export function readLinkToken(key: KeyObject, token: string): LinkFor | undefined {
  const [body = '', mac = ''] = token.split('.')
  const told = Buffer.from(body, 'base64url').toString()
  const [expected, given] = [Buffer.from(signature(key, told)), Buffer.from(mac)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
  const [act, memberId = '', address = ''] = told.split('\n')
  if ((act !== 'confirm' && act !== 'unsubscribe') || !isUuid(memberId)) return undefined
  return { act, memberId, address }
}

function signature(key: KeyObject, told: string): string {
  return createHmac('sha256', key).update(`mail\n${told}`).digest('base64url')
}

/** Where the links of a letter to a member lead. */
export function linksOf(
  { url, key }: Pick<Mail, 'url' | 'key'>,
  memberId: string,
  address: string,
): Readonly<Record<LinkName, string>> {
  const link = (act: LinkFor['act']) =>
    `${url}/mail/${act}/${linkToken(key, { act, memberId, address: act === 'confirm' ? address : '' })}`
  return {
    app: `${url}/app/inbox`,
    documents: `${url}/app/documents`,
    help: `${url}/app/help`,
    borrow: `${url}/app/borrow`,
    lend: `${url}/app/lend`,
    confirm: link('confirm'),
    unsubscribe: link('unsubscribe'),
  }
}
