import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openDesk } from '../support/app/desk.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld()
const { tokens, ids, ask, data, newLoan, put, invest } = await openDesk(world)
const { ada, sam, olga } = tokens
afterAll(() => world.close())

const looks = async (by = ids.sam) =>
  (
    await world.database.sql<{ member_id: string }>(
      "select member_id from audit_entry where act = 'lookAtMember' and actor_id = $1 order by number",
      [by],
    )
  ).map(({ member_id: id }) => id)
const found = async (args: string): Promise<string[]> => {
  const { members } = await data(sam, `{ members${args} { totalCount nodes { fullName } } }`)
  expect(members.totalCount).toBe(members.nodes.length)
  return members.nodes.map((one: Body) => one.fullName)
}

describe('members', () => {
  it.each([
    '{ members { totalCount } }',
    `{ members(query: "a", verificationStatus: VERIFIED, userType: BOTH, blocked: true, first: 1) { nodes { memberId } } }`,
    `{ memberFile(memberId: "${ids.lena}") { memberId } }`,
    '{ auditTrail { nodes { number } } }',
  ])('needs a scope of operators: %s', async (text) => {
    const { errors, data: nothing } = await ask(ada, text)
    expect(errors[0].extensions.code).toBe('FORBIDDEN')
    expect(Object.values(nothing ?? {})).toEqual(nothing ? [null] : [])
  })

  it('are found by beginnings of words, by id and by subject', async () => {
    for (const name of ['Grace Hopper', 'Ada Byron', 'Gréta Ádám']) await newcomer(name)
    expect(await found('(query: "ada")')).toEqual(['Gréta Ádám', 'Ada Byron', 'Ada Lovelace'])
    expect(await found('(query: "LOVE ad")')).toEqual(['Ada Lovelace'])
    expect(await found('(query: "gré á")')).toEqual(['Gréta Ádám'])
    expect(await found(`(query: "${ids.lena}")`)).toEqual(['Lena Lender'])
    const subject = crypto.randomUUID()
    await world.rest('GET', '/profile', { token: await world.token(subject, { name: 'Uma Uuid' }) })
    expect(await found(`(query: "${subject}")`)).toEqual(['Uma Uuid'])
    expect(await found('(query: "lena")')).toEqual(['Lena Lender'])
    expect(await found('(query: "\' & ! | :* (")')).toEqual([])
    expect((await found('(query: "  ")')).length).toBeGreaterThan(5)
  })

  it('are found without the accents of their names, as borrowers are in searches of loans', async () => {
    for (const name of ['Jana Nováková', 'Björn Sjøberg', 'Jurgen Weiß', 'Zoe\u0301 Lange'])
      await newcomer(name)
    expect(await found('(query: "novakova")')).toEqual(['Jana Nováková'])
    expect(await found('(query: "NOVÁK jana")')).toEqual(['Jana Nováková'])
    expect(await found('(query: "bjorn sjoberg")')).toEqual(['Björn Sjøberg'])
    expect(await found('(query: "Jürgen weiss")')).toEqual(['Jurgen Weiß'])
    expect(await found('(query: "zoé")')).toEqual(['Zoe\u0301 Lange'])
    expect(await found('(query: "zoe\u0301 lange")')).toEqual(['Zoe\u0301 Lange'])
    const called = (words: string) =>
      world.database.sql<{ full_name: string }>(
        'select full_name from profile where id = any((select members_called($1, true))::uuid[])',
        [words],
      )
    expect(await called('sjoberg')).toEqual([{ full_name: 'Björn Sjøberg' }])
    expect(await called('Nováková')).toEqual([{ full_name: 'Jana Nováková' }])
  })

  it('are found by each whole address that is known of them, which is a look', async () => {
    const [uma] = await world.database.sql<{ id: string }>(
      "select id from profile where full_name = 'Uma Uuid'",
    )
    const address = (own: string | null) =>
      world.database.sql(
        `insert into mail_address (user_id, token_address, own_address) values ($1, 'Uma@Example.org', $2)
        on conflict (user_id) do update set own_address = excluded.own_address`,
        [uma?.id, own],
      )
    await address(null)
    const before = await looks()
    expect(await found('(query: " uma@example.ORG ")')).toEqual(['Uma Uuid'])
    expect((await looks()).slice(before.length)).toEqual([uma?.id])
    expect(await found('(query: "uma@example.org", blocked: true)')).toEqual([])
    expect(await found('(query: "ma@example.org")')).toEqual([])
    expect(await found('(query: "uma@example")')).toEqual([])
    await address('u@other.example')
    await world.database.sql(
      "update mail_address set wanted_address = 'New@example.org', wanted_at = now() where user_id = $1",
      [uma?.id],
    )
    await world.database.sql(
      "insert into letter (id, user_id, kind, address) values (gen_random_uuid(), $1, 'message', 'Old@example.org')",
      [uma?.id],
    )
    for (const one of ['uma@example.org', 'u@other.example', 'new@example.org', 'old@example.org'])
      expect([one, await found(`(query: "${one}")`)]).toEqual([one, ['Uma Uuid']])
    expect((await looks()).slice(before.length)).toEqual(Array.from({ length: 6 }, () => uma?.id))
  })

  it('are found by what they call themselves elsewhere, which is a look, and only for support', async () => {
    const [uma] = await world.database.sql<{ id: string }>(
      "update profile set external_id = 'crm-7' where full_name = 'Uma Uuid' returning id",
    )
    const before = await looks()
    expect(await found('(externalId: "crm-8")')).toEqual([])
    expect(await looks()).toEqual(before)
    expect(await found('(externalId: "crm-7")')).toEqual(['Uma Uuid'])
    expect(await found('(externalId: "crm-7", blocked: true)')).toEqual([])
    expect((await looks()).slice(before.length)).toEqual([uma?.id, uma?.id])
    const colin = await world.token('colin', { scope: 'lending:cases' })
    const { body } = await world.graphql(
      colin,
      '{ members(externalId: "crm-7") { nodes { fullName } } }',
    )
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN')
    expect((await looks()).length).toBe(before.length + 2)
  })

  it('are filtered by status, type and block, and paged', async () => {
    const [grace] = await world.database.sql<{ id: string }>(
      "select id from profile where full_name = 'Grace Hopper'",
    )
    const input = `id: "${grace?.id}", verificationStatus: VERIFIED, blocked: true, reason: "A doubt"`
    await data(olga, `mutation { reviewMember(input: { ${input} }) { userErrors { code } } }`)
    expect(await found('(verificationStatus: VERIFIED)')).toEqual(['Grace Hopper'])
    expect(await found('(blocked: true)')).toEqual(['Grace Hopper'])
    expect(await found('(blocked: true, verificationStatus: REJECTED)')).toEqual([])
    expect(await found('(blocked: false, query: "grace")')).toEqual([])
    expect(await found('(userType: LENDER)')).toEqual([])
    const all = await found('')
    const page = (after: string | null) =>
      data(
        sam,
        `{ members(first: 2, after: ${JSON.stringify(after)}) { nodes { fullName } pageInfo { endCursor hasNextPage } } }`,
      )
    const names: string[] = []
    for (let cursor: string | null = null, more = true; more; ) {
      const { nodes, pageInfo }: Body = (await page(cursor)).members
      names.push(...nodes.map((one: Body) => one.fullName))
      cursor = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(names).toEqual(all)
  })

  it('can be listed without a look at what they keep to themselves', async () => {
    const before = await looks()
    await data(
      sam,
      '{ members { nodes { memberId fullName city userType verificationStatus blocked createdAt member { bio } } } }',
    )
    expect(await looks()).toEqual(before)
  })
})

describe('a member’s file', () => {
  const whole = (id: string) => `{ memberFile(memberId: "${id}") {
    latitude longitude creditScore monthlyIncome preferences { purposes autoInvestEnabled }
    wallet { availableBalance user { id } } transactions { totalCount nodes { amount wallet { availableBalance } loan { id title } } }
    loans { nodes { id title status locationLatitude } } investments { nodes { amount status principalOutstanding loan { title } } }
    notifications { unreadCount newestCursor nodes { title transaction { amount } loan { title } } }
    money { available held lent total } history { nodes { act reason } } } }`

  it('shows what the member sees, and drafts, and notes one look a request and member', async () => {
    await world.rest('PUT', '/profile', {
      token: ada,
      body: { monthly_income: 4321, latitude: 47.123456, longitude: 8.654321 },
    })
    const draft = await newLoan({
      title: 'Not yet',
      location_latitude: 47.111111,
      location_longitude: 8,
    })
    const { id } = await newLoan({ title: 'Plough', amount_requested: 100 })
    await put(id, { status: 'open' })
    await invest('lena', id, 100)
    const before = await looks()
    const { memberFile: file } = await data(sam, whole(ids.ada))
    expect(file).toMatchObject({
      latitude: 47.123456,
      monthlyIncome: '4321.00',
      wallet: { availableBalance: '100.00', user: { id: ids.ada } },
      transactions: {
        totalCount: 1,
        nodes: [{ amount: '100.00', wallet: { availableBalance: '100.00' }, loan: { id } }],
      },
      money: { available: '100.00', held: '0.00', lent: '0.00', total: '100.00' },
    })
    expect(file.loans.nodes).toContainEqual({
      id: draft.id,
      title: 'Not yet',
      status: 'DRAFT',
      locationLatitude: 47.111111,
    })
    expect(file.notifications.nodes.length).toBeGreaterThan(0)
    expect(await looks()).toEqual([...before, ids.ada])
    const { memberFile: lender } = await data(sam, whole(ids.lena))
    expect(lender.investments.nodes).toEqual([
      {
        amount: '100.00',
        status: 'ACTIVE',
        principalOutstanding: '100.00',
        loan: { title: 'Plough' },
      },
    ])
    expect(lender.money).toEqual({
      available: '0.00',
      held: '0.00',
      lent: '100.00',
      total: '100.00',
    })
  })

  it('stays closed to the next request, and to whoever only may call it', async () => {
    const [draft] = await world.database.sql<{ id: string }>(
      "select id from loan where title = 'Not yet'",
    )
    expect((await data(sam, `{ loan(id: "${draft?.id}") { title } }`)).loan).toBeNull()
    expect(
      (await data(sam, `{ member(id: "${ids.ada}") { latitude } }`)).member.latitude,
    ).toBeNull()
  })

  it('is null for a member that does not exist', async () => {
    expect((await data(sam, whole(randomUUID()))).memberFile).toBeNull()
    expect(
      (await data(sam, '{ memberFile(memberId: "nobody") { memberId } }')).memberFile,
    ).toBeNull()
  })

  it('takes as many statements for a hundred members as for one, and one note', async () => {
    const { loans } = await data(sam, '{ loans { nodes { id } } }')
    expect(loans.nodes.length).toBeGreaterThan(0)
    const sent = await statements(() =>
      data(
        sam,
        `{ members(first: 100) { nodes { blocked member { bio } } } auditTrail { nodes { actor { fullName } member { fullName } before after } } }`,
      ),
    )
    expect(sent.filter((text) => text.includes('record_looks'))).toHaveLength(1)
    expect(sent.filter((text) => !text.includes('record_looks')).length).toBeLessThanOrEqual(4)
  })
})

async function newcomer(name: string): Promise<void> {
  const token = await world.token(`subject of ${name}`, { name })
  await world.rest('GET', '/profile', { token })
}
