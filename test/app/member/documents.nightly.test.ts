import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { documentKinds } from '../../../src/entities/documents/document.ts'
import { makeDocuments } from '../../../src/lending/documents/make.ts'
import { costsAt } from '../../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../../src/platform/limits.ts'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { enter } from '../../support/app/keyboard.ts'
import { cutTables, expectSound, settled } from '../../support/app/looks.ts'
import { openDefaults } from '../../support/market/repaying/recoveries.ts'
import { daysAfter, travel } from '../../support/market/travel.ts'
import { startWorld, type World } from '../../support/world.ts'

// A lender who finds their documents and what counts towards their taxes by the keyboard alone, and an operator who sees which documents there are.

const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

describe.skipIf(browserPath === undefined)('documents', () => {
  let world: World
  let loan: string
  beforeAll(async () => {
    // One connection, so that the time that is set for it is set for all.
    world = await startWorld({ DATABASE_POOL: '1', DOCUMENTS: 'on', TAX_COUNTRY: 'us' })
    const { database } = world.gateway
    const currency = { code: 'USD', decimals: 2 }
    const limits = loanLimits(readConfig({ DOCUMENTS: 'on', TAX_COUNTRY: 'us' }), currency)
    const source = {
      database,
      currency,
      timezone: 'UTC',
      limits,
      costOf: costsAt(limits),
      supportEmail: null,
    }
    const today = new Date('2026-03-02T12:00:00Z')
    await travel(database, today)
    const { ada, olga, late } = await openDefaults(world)
    loan = await late([['zoe', 1000]])
    await ada.call('POST', `/loans/${loan}/repayments`, { amount: 171.34 })
    await travel(database, daysAfter(today, 31))
    await makeDocuments(source)
    const token = await world.token('zoe')
    const { documents } = (await world.rest('GET', '/documents', { token })).body
    await world.rest('PATCH', '/profile', { token, body: { full_name: 'Zoe Verne' } })
    const path = `/operator/documents/${documents[0].id}/correct`
    const { status } = await olga.call('POST', path, { reason: 'The name was missing.' })
    expect(status).toBe(200)
  })
  afterAll(() => world.close())

  it.each(looks)('are found, saved and told apart: %o', patience, async (of) => {
    const { page, faults } = await openApp(world, '/app/inbox', { ...of, as: 'zoe' })
    await enter(page, page.getByRole('link', { name: 'Go to the document' }).first())
    await page.getByText('Replaced by a newer one').waitFor()
    await page.goBack()
    await enter(page, page.getByRole('link', { name: 'Your documents and taxes' }))
    await page.getByText('Replaced by a newer one').waitFor()
    await page.getByText('Replaces an earlier one').waitFor()
    await settled(page)
    await expectSound('documents', page, faults)

    const saved = page.waitForEvent('download')
    await enter(
      page,
      page.getByRole('button', { name: /^Save “Statement for March 2026”/ }).first(),
    )
    expect((await saved).suggestedFilename()).toBe('monthly_statement-2026-03.pdf')

    const interest = page.locator('summary').filter({ hasText: 'Interest received' })
    await enter(page, interest)
    await page.getByRole('table', { name: 'Interest received, before fees' }).waitFor()
    await settled(page)
    await expectSound('tax year', page, faults)
    const lines = page.waitForEvent('download')
    await enter(page, page.getByRole('button', { name: /^Lines of “Interest received/ }))
    expect((await lines).suggestedFilename()).toBe('tax-2026-interest.csv')
    expect(readFileSync(await (await lines).path(), 'utf8')).toMatch(
      /^\uFEFFDay \(UTC\),What,Amount,Currency\r\n2026-\d\d-\d\d,[^,]+,\d+\.\d\d,USD\r\n/,
    )
    const year = page.waitForEvent('download')
    await enter(page, page.getByRole('button', { name: 'Figures as CSV' }))
    expect(readFileSync(await (await year).path(), 'utf8')).toMatch(
      /^\uFEFFWhat,Amount,Currency\r\n"Interest received, before fees",\d+\.\d\d,USD\r\n/,
    )
    // Opened at once, the screen looks no different.
    await page.goto(`${world.url}/app/documents`)
    await page.getByText('Replaced by a newer one').waitFor()
    expect(await cutTables(page)).toEqual([])
    expect(
      await page
        .locator('.statement')
        .first()
        .evaluate((table) => getComputedStyle(table).borderCollapse),
    ).toBe('collapse')
  })

  it('are listed in a member’s file, without their files', patience, async () => {
    const { body } = await world.graphql(await world.token('zoe'), '{ me { memberId } }')
    const path = `/app/operate/${body.data.me.memberId}?tab=documents`
    const { page, faults } = await openApp(world, path, { as: 'operator', theme: 'dark' })
    await page.getByText(/^Replaced by /).waitFor()
    await settled(page)
    await expectSound('documents of a member', page, faults)
    expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0)
  })

  it('are made again by an operator, from the books as they are now', patience, async () => {
    const token = await world.token('zoe')
    await world.rest('PATCH', '/profile', { token, body: { full_name: 'Zoe Jules Verne' } })
    const { body } = await world.graphql(token, '{ me { memberId } }')
    const path = `/app/operate/${body.data.me.memberId}?tab=documents`
    const { page } = await openApp(world, path, { as: 'operator' })
    const replaced = page.getByText(/^Replaced by /)
    await replaced.first().waitFor()
    const before = await replaced.count()
    await enter(page, page.getByRole('button', { name: /^Correct “Statement/ }).first())
    const form = page.getByRole('dialog')
    await form.getByLabel('Reason').fill('The name was wrong.')
    await enter(page, form.getByRole('button', { name: 'Correct', exact: true }))
    await expect.poll(() => replaced.count()).toBe(before + 1)
  })

  it(
    'are explained to whoever has none yet: what each is, and when it comes',
    patience,
    async () => {
      const of = { as: 'iris', phone: true, width: 360 } as const
      const { page, faults } = await openApp(world, '/app/documents', of)
      await page.getByRole('heading', { name: 'No documents yet' }).waitFor()
      const kinds = page.locator('details', { hasText: 'Which documents there are' }).locator('li')
      await kinds.filter({ hasText: 'Loan agreement: what you agreed to' }).waitFor()
      expect(await kinds.count()).toBe(documentKinds.length)
      await settled(page)
      await expectSound('no documents', page, faults)
    },
  )

  it('say what repays a loan, when its borrower asks', patience, async () => {
    const { page, faults } = await openApp(world, `/app/borrow/${loan}`, { as: 'ada' })
    const until = page.getByLabel('Repay completely by')
    await until.fill('2026-02-01')
    await enter(page, page.getByRole('button', { name: 'Ask for the letter' }))
    await page.getByText(/^Day must be Apr/).waitFor()
    await until.fill('2026-04-10')
    await enter(page, page.getByRole('button', { name: 'Ask for the letter' }))
    await page.getByText(/repays this loan on/).waitFor()
    await settled(page)
    await expectSound('payoff letter', page, faults)
    await enter(page, page.getByRole('link', { name: 'Documents', exact: true }))
    await page.getByText('Payoff letter').first().waitFor()
  })

  it('say with the loan what its borrower agreed to, once it is paid out', patience, async () => {
    const of = { as: 'ada', phone: true, width: 360 } as const
    const { page, faults } = await openApp(world, `/app/borrow/${loan}`, of)
    await enter(page, page.getByText('Read the key facts', { exact: true }))
    await page.getByText('These are the terms on which the loan was paid out.').waitFor()
    await page.getByText('The loan can be repaid early at any time').waitFor()
    await settled(page)
    await expectSound('agreed key facts', page, faults)
    const saved = page.waitForEvent('download')
    await enter(page, page.getByRole('button', { name: 'Loan agreement (PDF)' }))
    expect((await saved).suggestedFilename()).toMatch(/^loan-agreement-\d{4}-\d\d-\d\d\.pdf$/)
    expect(faults).toEqual([])
  })
})
