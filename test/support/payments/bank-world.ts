import { expect } from 'vitest'
import { collectPayments } from '../../../src/lending/bank-files/collect.ts'
import { auditLedger, compareTrail } from '../../../src/lending/ledger/audit.ts'
import { followPayments } from '../../../src/lending/payments/follow.ts'
import { type Person, personOf } from '../market/operating.ts'
import { type Body, startWorld } from '../world.ts'
import { bankOf, bankSettings } from './bank.ts'

export const ibans = [
  'DE02120300000000202051',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
] as const

/** Somebody with a bank account and a mandate for it. */
export type Saver = Person & { readonly account: Body; readonly iban: string }

/** A sandbox with a bank, an operator, and ways to what the tests of both ask for. */
export async function startBankWorld(settings: Readonly<Record<string, string>> = {}) {
  const world = await startWorld({
    ...bankSettings,
    PAYMENTS: 'bank-file,sandbox',
    SANDBOX: 'on',
    SEED_DEMO: 'off',
    NEW_ACCOUNT_WAIT: '0',
    APPROVAL_ABOVE: '5000',
    ...settings,
  })
  const bank = await bankOf(world)
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const today = async (): Promise<string> => {
    const [row] = await world.database.sql<Body>('select business_date()::text as day')
    return row.day
  }
  const get = async (person: Person, path: string): Promise<Body> => {
    const { status, body } = await person.call('GET', path)
    expect([path, status]).toEqual([path, 200])
    return body
  }
  const act = async (person: Person, path: string, body: object = {}): Promise<Body> =>
    (await person.call('POST', path, body)).body
  const details = async (person: Person): Promise<Body> =>
    (await get(person, '/wallet/bank-transfer-details')).bank_transfer_details
  const books = async (): Promise<Body> =>
    (await get(olga, '/operator/reconciliation')).reconciliation
  const safe = async (): Promise<Body> => (await get(olga, '/operator/safeguarding')).safeguarding
  return {
    world,
    bank,
    olga,
    today,
    get,
    act,
    details,
    books,
    safe,
    paymentOf: async (person: Person, { payment_id: id }: Body): Promise<Body> =>
      (await get(person, `/payments/${id}`)).payment,
    advance: async (days: number) => {
      await act(olga, '/sandbox/clock', { advance: `P${days}D` })
      await expect
        .poll(async () => (await get(olga, '/sandbox/clock')).clock.ready_at, { timeout: 60_000 })
        .toBeNull()
    },
    /** A statement without news, after which what waits for it is settled. */
    quiet: async () => {
      await bank.tell(await today(), [])
      await world.database.sql('update payment set ask_at = gateway_now() where ask_at is not null')
      await followPayments(bank.platform)
      await collectPayments(bank.platform)
    },
    /** A member with a bank account, a mandate for it, and money that came in by bank transfer. */
    saver: async (name: string, amount = 0n): Promise<Saver> => {
      const one = await personOf(world, name, { name: `${name} Elm` })
      const iban = ibans[name.length % ibans.length] ?? ibans[0]
      const given = { holder: `${name} Elm`, iban }
      const { bank_account: account } = await act(one, '/bank-accounts', given)
      await act(one, `/bank-accounts/${account.id}/mandate`)
      if (amount > 0n) {
        const { reference } = await details(one)
        await bank.tell(await today(), [{ amount, creditorReference: reference }])
      }
      return { ...one, account, iban }
    },
    /** That the books are sound, and the bank's statements agree with them but for what is open. */
    expectSound: async (): Promise<Body> => {
      expect(await auditLedger(world.database.url)).toEqual([])
      expect(await compareTrail(world.database.url)).toEqual([])
      const [reconciled, safeguarded] = [await books(), await safe()]
      expect(reconciled).toMatchObject({ unexplained: 0, difference: reconciled.items_total })
      const sum = reconciled.items.reduce((total: number, { amount }: Body) => total + amount, 0)
      expect(Math.round(100 * sum)).toBe(Math.round(100 * reconciled.items_total))
      expect(safeguarded.unexplained).toBe(0)
      return reconciled
    },
    close: async () => {
      await bank.close()
      await world.close()
    },
  }
}
