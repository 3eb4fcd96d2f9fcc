import { afterAll, describe, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld } from '../support/world.ts'

const world = await startWorld()
const bob = await world.token('bob')
afterAll(() => world.close())

const publish = async (subject: string, profile: object, more: object) => {
  const token = await world.token(subject)
  await world.rest('PUT', '/profile', { token, body: profile })
  const { newLoan, put } = loanTools(world, token)
  const { id } = await newLoan({ description: 'What we need', ...more })
  expect((await put(id, { status: 'open' })).status).toBe(200)
}
await publish(
  'ada',
  { full_name: 'Ada Lovelace', city: 'Turin' },
  { title: 'Goats', purpose: 'animals' },
)
await publish(
  'lin',
  { full_name: 'Lin Bakker', city: 'São Paulo' },
  { title: 'A bakery', purpose: 'baking' },
)
await publish(
  'kim',
  { full_name: 'Kim Weaver', city: null },
  {
    title: 'Making cloth',
    purpose: 'crafts',
    location_description: 'Old town of Ghent, near Gdańsk',
  },
)

const found = async (q: string) => {
  const path = `?q=${encodeURIComponent(q)}&sort=amount`
  const { body } = await world.rest('GET', `/loans${path}`, { token: bob })
  const text = `query ($q: String) { me { opportunities(filter: { q: $q }) { totalCount nodes { loan { title } } } } }`
  const { data } = (await world.graphql(bob, text, { q })).body
  const titles = body.loans.map(({ title }: Body) => title).toSorted()
  expect(data.me.opportunities.nodes.map((one: Body) => one.loan.title).toSorted()).toEqual(titles)
  expect(data.me.opportunities.totalCount).toBe(titles.length)
  return titles
}

describe('a search', () => {
  it.each<[string, string[]]>([
    ['goat', ['Goats']],
    ['GOATS', ['Goats']],
    ['bakeries', ['A bakery']],
    ['bakery', ['A bakery']],
    ['bake', ['A bakery']],
    ['make', ['Making cloth']],
    ['makes cloths', ['Making cloth']],
    ['turin', ['Goats']],
    ['lovelace', ['Goats']],
    ['ada goat', ['Goats']],
    ['turin bakery', []],
    ['ghent', ['Making cloth']],
    ['são paulo', ['A bakery']],
    ['gdansk', ['Making cloth']],
    ['Gdańsk', ['Making cloth']],
    ['ghént', ['Making cloth']],
    ['goats -gdansk', ['Goats']],
    ['-gdansk', ['A bakery', 'Goats']],
    ['love', ['Goats']],
    ['lo', []],
    ['goa', ['Goats']],
    ['goa turin', []],
    ['need', ['A bakery', 'Goats', 'Making cloth']],
    ['need -goats', ['A bakery', 'Making cloth']],
    ['-goats', ['A bakery', 'Making cloth']],
    ['goat or bakery', ['A bakery', 'Goats']],
    ['"we need"', ['A bakery', 'Goats', 'Making cloth']],
    ['"need we"', []],
    ['animals & milk', []],
    ['goats & animals', ['Goats']],
    ['goatherd', []],
    ['?!', []],
    ["weaver's", []],
    ["'); drop table loan; --", []],
    ['we need what goats animals ada lovelace we need what', ['Goats']],
  ])('for %s finds %j', async (q, titles) => {
    expect(await found(q)).toEqual(titles)
  })

  it('finds a borrower by a new name, and not by the old one, once it has changed', async () => {
    const body = { full_name: 'Ada Byron', city: 'Milan' }
    await world.rest('PUT', '/profile', { token: await world.token('ada'), body })
    expect(await found('byron milan')).toEqual(['Goats'])
    expect(await found('lovelace')).toEqual([])
  })

  it('finds a loan by its new place', async () => {
    const { body } = await world.rest('GET', '/loans?q=goats', { token: bob })
    const own = loanTools(world, await world.token('ada'))
    await own.put(body.loans[0].id, { location_description: 'By the lake of Como' })
    expect(await found('como')).toEqual(['Goats'])
  })

  it('asks for the forms of a word alone that have its stem', async () => {
    const text = 'select search_query($1, true)::text as query'
    const [row] = await world.database.sql<{ query: string }>(text, ['goats'])
    const forms = row?.query.split(' | ') ?? []
    expect(forms).toEqual(expect.arrayContaining(["'goat'", "'goats':*", "'goating'"]))
    const others = await world.database.sql(
      `select from unnest($1::text[]) as form
      where (ts_lexize('english_stem', form))[1] <> 'goat'`,
      [forms.map((form) => form.replace(/'|:\*/g, ''))],
    )
    expect(others).toEqual([])
  })
})
