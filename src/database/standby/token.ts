import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Position } from './position.ts'

const MAC_BYTES = 12
const TOKEN = /^([0-9a-f]{1,14})\.([\w-]{16})$/

/** Writes a position as a signed text, which clients carry from gateway to gateway. */
export function writeToken(key: KeyObject, position: Position): string {
  const text = position.toString(16)
  return `${text}.${mac(key, text).toString('base64url')}`
}

/** The position in a token; undefined for a text that no gateway of this deployment has written. */
export function readToken(key: KeyObject, token: string): Position | undefined {
  const [, text = '', proof = ''] = TOKEN.exec(token) ?? []
  const given = Buffer.from(proof, 'base64url')
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, mac(key, text))) return undefined
  return Number.parseInt(text, 16)
}

/** The same key signs cursors, whose texts never begin with this word. */
function mac(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(`position ${text}`).digest().subarray(0, MAC_BYTES)
}
