import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { ListsProvider } from '../../src/lending/cases/lists.ts'
import { screenNames } from '../../src/lending/cases/screen-names.ts'
import { sandboxLists } from '../../src/screening/sandbox/index.ts'
import { screenedWorld } from '../support/cases/screened.ts'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { startWorld } from '../support/world.ts'

/** A provider under test, with the names that the suite needs. A new provider is one more entry of `adapters`. */
interface Adapter {
  readonly provider: ListsProvider
  readonly names: Readonly<Record<'clear' | 'listed' | 'unanswered', string>>
}

const adapters: Readonly<Record<string, Adapter>> = {
  sandbox: {
    provider: sandboxLists,
    names: { clear: 'Clara Clear', listed: 'Lisa Listed', unanswered: 'Una Unanswered' },
  },
}

describe.each(Object.entries(adapters))('the provider of lists %s', (_, { provider, names }) => {
  const screen = (fullName: string) => provider.screen({ memberId: randomUUID(), fullName })

  it('says nothing of whom no list has', async () => {
    expect(await screen(names.clear)).toEqual({ hits: [] })
  })

  it('says the same of whom a list has, again and again', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => screen(names.listed)))
    for (const { hits } of answers) {
      expect(hits.length).toBeGreaterThan(0)
      expect(hits).toEqual(answers[0]?.hits)
    }
  })

  it('throws if it can’t tell', async () => {
    await expect(screen(names.unanswered)).rejects.toThrow()
  })
})

const world = await screenedWorld({}, { SCREENING_PROVIDER: 'sandbox' })
afterAll(() => world.close())
const casesOf = async ({ id }: Person): Promise<Body[]> =>
  (await world.cora.call('GET', `/operator/cases?member_id=${id}`)).body.cases

describe('a hit in lists', () => {
  it('opens one case, also under a name that a member has later, and none again once it is cleared', async () => {
    const lisa = await personOf(world, 'lisa', { name: 'Lisa Listed' })
    const clara = await personOf(world, 'clara', { name: 'Clara Clear' })
    const una = await personOf(world, 'una', { name: 'Una Unanswered' })
    await world.pass()
    await world.pass('P2D')
    const [found, ...others] = await casesOf(lisa)
    expect(found).toMatchObject({ rule: 'lists', state: 'open', holds_money: false })
    expect([others, await casesOf(clara), await casesOf(una)]).toEqual([[], [], []])
    const { entries } = (await world.cora.call('GET', `/operator/cases/${found?.id}/entries`)).body
    expect(entries.find(({ act }: Body) => act === 'find').finding.listed).toEqual([
      'Sandbox list of sanctions, entry 7',
    ])
    await world.decided(found?.id, 'cleared')
    await clara.call('PATCH', '/profile', { full_name: 'Clara Listed' })
    await world.pass('P2D')
    expect(await casesOf(lisa)).toHaveLength(1)
    expect(await casesOf(clara)).toMatchObject([{ rule: 'lists' }])
  })
})

describe('a member whom lists were asked for', () => {
  const screen = (answers: (fullName: string) => Promise<readonly string[]>) =>
    screenNames({
      database: world.gateway.database,
      lists: { name: 'test', screen: async ({ fullName }) => ({ hits: await answers(fullName) }) },
    })

  it('is asked for again if there was no answer, and not again within a day if there was', async () => {
    const ida = await personOf(world, 'ida', { name: 'Ida Idle' })
    let asked = 0
    const answer = async (fullName: string, known: boolean) => {
      if (fullName !== 'Ida Idle') return []
      asked += 1
      if (!known) throw new Error('the lists are away')
      return ['entry 1']
    }
    await screen((name) => answer(name, false))
    expect([asked, await casesOf(ida)]).toEqual([1, []])
    await screen((name) => answer(name, true))
    expect([asked, await casesOf(ida)]).toMatchObject([2, [{ rule: 'lists' }]])
    await screen((name) => answer(name, true))
    expect(asked).toBe(2)
  })

  it('gets no case for a name that they have no longer when the answer comes, and is asked for again', async () => {
    const jo = await personOf(world, 'jo', { name: 'Jo Former' })
    const names: string[] = []
    const answer = async (fullName: string) => {
      if (!fullName.startsWith('Jo ')) return []
      names.push(fullName)
      if (fullName !== 'Jo Former') return []
      await jo.call('PATCH', '/profile', { full_name: 'Jo Later' })
      return ['entry 2']
    }
    await screen(answer)
    await screen(answer)
    expect([names, await casesOf(jo)]).toEqual([['Jo Former', 'Jo Later'], []])
  })
})

it('only a sandbox can have the lists of the sandbox', async () => {
  await expect(startWorld({ SCREENING_PROVIDER: 'sandbox' })).rejects.toThrow(
    'SCREENING_PROVIDER: sandbox has no real lists',
  )
})
