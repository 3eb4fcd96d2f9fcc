import { createHmac, type KeyObject } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { networkOf } from './address.ts'
import { type Balance, Budgets, type Taking } from './budgets.ts'
import { points } from './points.ts'
import { shareBudgets } from './shared.ts'

/** Many people may share an address. */
const USERS_AN_ADDRESS = 10

/** The budgets of callers, shared by all gateways. */
export interface Rates {
  /** Charges a user's budget, or only looks at it; undefined if there is no limit. */
  readonly user: (id: string, points: number, taking?: Taking) => Balance | undefined
  /** Charges a request to its address. */
  readonly address: (address: string) => Balance | undefined
  /** Charges an invalid token to its address. */
  readonly badToken: (address: string) => void
  readonly close: () => Promise<void>
}

/** Opens the budgets of users, `limit` points a minute, and of addresses, hashed with the key, for so many gateways; 0: no limits. */
export function openRates(
  limit: number,
  database: Database,
  key: KeyObject,
  gateways: () => number,
): Rates {
  if (limit === 0) return unlimited
  const budgets = new Budgets(gateways)
  const ofAddress = (address: string, points: number, taking: Taking) => {
    const network = networkOf(address)
    const share = () => `address ${createHmac('sha256', key).update(network).digest('base64url')}`
    return budgets.spend(`address ${network}`, share, {
      points,
      limit: limit * USERS_AN_ADDRESS,
      taking,
    })
  }
  return {
    user: (id, points, taking = 'if enough') =>
      budgets.spend(`user ${id}`, () => `user ${id}`, { points, limit, taking }),
    address: (address) => ofAddress(address, points.request, 'if enough'),
    badToken: (address) => void ofAddress(address, points.badToken, 'always'),
    close: shareBudgets(budgets, database),
  }
}

const unlimited: Rates = {
  user: () => undefined,
  address: () => undefined,
  badToken: () => undefined,
  close: async () => undefined,
}
