import { createHmac, type KeyObject } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { networkOf } from './address.ts'
import { type Balance, Budgets } from './budgets.ts'
import { points } from './points.ts'
import { shareBudgets } from './shared.ts'

/** Many people may share an address. */
const USERS_AN_ADDRESS = 10

/** How much callers may ask of the gateways together. */
export interface Rates {
  /** Takes points off a user's budget, `always` even where too few are left; undefined when there is no limit. */
  readonly user: (id: string, points: number, always?: boolean) => Balance | undefined
  /** Takes a request off the budget of where it comes from. */
  readonly address: (address: string) => Balance | undefined
  /** Notes that a token from there was not good. */
  readonly badToken: (address: string) => void
  readonly close: () => Promise<void>
}

/** Opens the budgets of users, of so many points a minute, and of addresses; 0: no limits. Addresses are stored under the key. */
export function openRates(limit: number, database: Database, key: KeyObject): Rates {
  if (limit === 0) return unlimited
  const budgets = new Budgets()
  const ofAddress = (address: string, points: number, always: boolean) => {
    const network = networkOf(address)
    const share = () => `address ${createHmac('sha256', key).update(network).digest('base64url')}`
    return budgets.spend(`address ${network}`, share, {
      points,
      limit: limit * USERS_AN_ADDRESS,
      always,
    })
  }
  return {
    user: (id, points, always = false) =>
      budgets.spend(`user ${id}`, () => `user ${id}`, { points, limit, always }),
    address: (address) => ofAddress(address, points.request, false),
    badToken: (address) => void ofAddress(address, points.badToken, true),
    close: shareBudgets(budgets, database),
  }
}

const unlimited: Rates = {
  user: () => undefined,
  address: () => undefined,
  badToken: () => undefined,
  close: async () => undefined,
}
