import { expect, it } from 'vitest'
import { personOf } from '../support/market/operating.ts'
import { startBankWorld } from '../support/payments/bank-world.ts'
import { findings } from '../support/privacy/search.ts'

const words = ['Philippa Wendelin', 'rent from Wendelin'] as const

/** Where these words are after somebody whose money came by the bank was erased, on a platform that keeps records for these years. */
async function leftWith(years: string): Promise<readonly string[]> {
  const town = await startBankWorld({ RETENTION_YEARS: years })
  try {
    const { world, bank, act, details, today } = town
    const pip = await personOf(world, 'pip')
    const heir = await personOf(world, 'heir')
    const { reference } = await details(pip)
    const [counterparty, remittance] = words
    await bank.tell(await today(), [
      { amount: 4_000n, creditorReference: reference, counterparty, remittance },
    ])
    await act(pip, '/wallet/transfer', { recipient_id: heir.id, amount: 40 })
    expect((await act(pip, '/erasure')).erasure.member_id).toBe(pip.id)
    return (await findings(world.database, words)).map(({ table, column }) => `${table}.${column}`)
  } finally {
    await town.close()
  }
}

it.each(['none', 'aml=5,books=0'])(
  'with RETENTION_YEARS=%s, what the bank said of a member goes with them',
  async (years) => {
    expect(await leftWith(years)).toEqual([])
  },
)

it('with RETENTION_YEARS=books=10, it stays until its day', async () => {
  expect(await leftWith('books=10')).toEqual(['bank_line.counterparty', 'bank_line.remittance'])
})
