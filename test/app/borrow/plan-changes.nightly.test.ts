import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../support/app/back-office.ts'
import { browserPath, everyJourney, patience } from '../../support/app/browser.ts'
import { enter, expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, looks, settled } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { personOf } from '../../support/market/operating.ts'
import { picture, wantsPictures } from '../../support/pictures.ts'
import { startWorld, type World } from '../../support/world.ts'

// How an operator changes the plan of a loan, what its borrower and its lenders see of that, and how a borrower moves the due day.

const it_ = it.skipIf(browserPath === undefined)

let world: World
let loans: Record<string, string>
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld({ ...backOfficeSettings, DUE_DAY_CHANGES: '12' })
  loans = (await openBackOffice(world)).ids
})
afterAll(() => world?.close())

const card = (page: Page, title: string) =>
  page.locator('.card', { has: page.getByRole('heading', { name: title, exact: true }) })

it_(
  'a borrower sees what another plan would cost before asking for it, late or not',
  patience,
  async () => {
    const operator = await personOf(world, 'operator', { scope: 'lending:admin' })
    const { newLoan, put, invest } = loanTools(world, await world.token('ada'))
    const { id } = await newLoan({ title: 'A kiln' })
    await put(id, { status: 'open' })
    await operator.call('POST', `/operator/loans/${id}/approve`, { reason: 'Sound' })
    await invest('grace', id, 1000)
    const { page, faults } = await openApp(world, `/app/borrow/${id}`, { as: 'ada', width: 360 })
    await page.getByRole('link', { name: 'Ask for another plan' }).click()
    const see = page.getByRole('button', { name: 'See what it would cost' })
    await see.click()
    await page.getByText('Choose today or a later day.').waitFor()
    await page.getByLabel('First day of the pause').fill(today())
    await page.getByLabel('Last day of the pause').fill(today(45))
    await see.click()
    const close = (await page.getByText(/^The two are close together/).textContent()) ?? ''
    const [, until = '', second] =
      /until (.+), your first payment would be due on (.+), and/.exec(close) ?? []
    const last = new Date(`${until} UTC`).toISOString().slice(0, 10)
    await page.getByLabel('Last day of the pause').fill(last)
    await see.click()
    await page.getByText(new RegExp(`^Your next payment would be .+, due on ${second}`)).waitFor()
    expect(await page.getByText(/^The two are close together/).count()).toBe(0)
    await page.getByLabel('Last day of the pause').fill(today(62))
    await see.click()
    await page.getByText(/^From .+ to .+, no interest would run, and no payment/).waitFor()
    await page.getByText(/^Your next payment would be \$[\d.]+, due on/).waitFor()
    await page.getByText(/^The one after it would be \$[\d.]+, due on/).waitFor()
    await page.getByText(/^The last payment would be on .+ instead of/).waitFor()
    await page.getByText(/^That is what the change would be if it were made today/).waitFor()
    await expectSound('plan-wish', page, faults)
    if (wantsPictures) await picture(page, 'plan-wish', { theme: 'light', width: 360 }, 'form')
    await page.getByLabel('Make the payments lower').check()
    expect(await page.getByText(/^Your next payment would be/).count()).toBe(0)
    await page.getByLabel('How much you can pay a month').fill('5')
    await see.click()
    await page.getByText(/^That is too little/).waitFor()
    await page.getByLabel('How much you can pay a month').fill('60')
    expect(await page.getByText(/^That is too little/).count()).toBe(0)
    await see.click()
    const highest = page.getByText(/^The highest payment is .+ less: /)
    // As few months as it takes: with one fewer, the payments would be more than 60 again.
    const lowest = /less: \$(5[5-9]|60)(?:\.\d\d)? instead of/
    expect(await highest.textContent()).toMatch(lowest)
    await page.goto(`${world.url}/app/help?about=loan-${loans['A boat engine']}`)
    await page.getByLabel('Spread what was missed').check()
    await see.click()
    await page.getByText(/^The highest payment is .+ more: /).waitFor()
    await page.getByLabel('Make the payments lower').check()
    await page.getByLabel('How much you can pay a month').fill('100')
    await see.click()
    expect(await highest.textContent()).toMatch(/less: \$(9\d|100)/)
    const { planChanges } = await world
      .graphql(operator.token, `{ loan(id: "${id}") { planChanges { totalCount } } }`)
      .then(({ body }) => body.data.loan)
    expect(planChanges.totalCount).toBe(0)
    expect(faults).toEqual([])
  },
)

it_('an operator looks at a change, makes it, and undoes it', patience, async () => {
  const { page, faults } = await openApp(world, `/app/operate/${loans['Seed potatoes']}`, {
    as: 'operator',
  })
  const changes = card(page, 'Changes of the plan')
  await changes.getByText('The plan is as it was agreed.').waitFor()
  await changes.getByRole('button', { name: 'Change the plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('A lower rate').check()
  await dialog.getByLabel('New rate in percent a year').fill('90')
  await dialog.getByRole('button', { name: 'Show what it would do' }).click()
  await dialog.locator('.refusal', { hasText: '0 to 36 percent' }).waitFor()
  await dialog.getByLabel('New rate in percent a year').fill('6')
  await dialog.getByRole('button', { name: 'Show what it would do' }).click()
  await dialog.getByText('Total interest after').waitFor()
  await dialog.getByText('distressed restructuring').waitFor()
  await dialog.getByLabel('Reason').fill('She lost her job')
  await dialog.getByRole('button', { name: 'Change the plan' }).click()
  await page.getByText('The plan is changed.').waitFor()
  await changes.getByText(/A rate of 6/).waitFor()
  await changes.getByText('“She lost her job”').waitFor()
  await changes.getByRole('button', { name: /^Undo: A rate of 6/ }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('She found another')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await changes.getByText(/undone on/).waitFor()
  expect(faults).toEqual([])
})

it_('a borrower moves the due day, once they have seen what that costs', patience, async () => {
  const { page, faults } = await openApp(world, `/app/borrow/${loans['Seed potatoes']}`, {
    as: 'ada',
  })
  await card(page, 'Changes of your plan').getByText('“She found another”').waitFor()
  const form = card(page, 'When you pay')
  expect(await form.getByLabel('Day of the month').inputValue()).toMatch(/^\d+$/)
  await form.getByLabel('Day of the month').fill('40')
  await form.getByRole('button', { name: 'See what it costs' }).click()
  await form.locator('.refusal', { hasText: /31/ }).waitFor()
  await form.getByLabel('Day of the month').fill('20')
  await form.getByRole('button', { name: 'See what it costs' }).click()
  await form.getByText('more to pay in all').waitFor()
  await form
    .getByText(/Your next payment would be due on \w{3} 20, 20\d\d instead of \w{3} \d+, 20\d\d/)
    .waitFor()
  // A payment in between changes what it costs: that is shown, and asked again.
  const paid = { token: await world.token('ada'), body: { amount: 1 } }
  await world.rest('POST', `/loans/${loans['Seed potatoes']}/repayments`, paid)
  const move = form.getByRole('button', { name: 'Move to day 20' })
  await move.click()
  await form.getByText('The loan has changed in the meantime').waitFor()
  await move.click()
  await page.getByText('Your payments move to day 20 of the month.').waitFor()
  const changes = card(page, 'Changes of your plan')
  await changes.getByText('Due on day 20 of the month').waitFor()
  await changes.getByText('You can take this back today').waitFor()
  await changes.getByRole('button', { name: 'Take it back' }).click()
  await changes.getByRole('button', { name: 'Yes, as it was before' }).click()
  await changes
    .locator('li', { hasText: 'Due on day 20' })
    .getByText(/undone on/)
    .waitFor()
  expect(faults).toEqual([])
})

it_('a loan whose plan was changed ten times reads well', patience, async () => {
  const id = loans['A boat engine'] ?? ''
  const operator = await personOf(world, 'operator', { scope: 'lending:admin' })
  const acts = [
    { kind: 're_amortise' },
    ...[6, 9, 12, 15, 18].map((due_day) => ({ kind: 'due_day', due_day, from: today() })),
    { kind: 'term', months: 3 },
    { kind: 'rate', rate: 10 },
    { kind: 'principal_holiday', instalments: 2, extend: true },
    { kind: 'rate', rate: 9 },
  ]
  for (const [at, act] of acts.entries()) {
    const body = { ...act, reason: `For reason ${at + 1}` }
    const { status } = await operator.call('POST', `/operator/loans/${id}/plan-changes`, body)
    expect([act, status]).toEqual([act, 201])
    // As if that had been days ago: a plan is changed once a day.
    await world.database.sql(
      `set session_replication_role = replica;
       update plan_change set effective_on = effective_on - ${12 - at}, created_at = created_at - interval '${12 - at} days'
         where loan_id = '${id}' and effective_on = '${today()}';
       reset session_replication_role`,
    )
  }
  for (const look of looks.slice(0, everyJourney ? undefined : 1))
    for (const [name, path, as] of [
      ['operate-plan-changes', `/app/operate/${id}`, 'operator'],
      ['borrow-plan-changes', `/app/borrow/${id}`, 'ada'],
      ['lend-plan-changes', `/app/lend/${id}`, 'grace'],
    ] as const) {
      const { page, faults } = await openApp(world, path, { ...look, as })
      await page.getByText('“For reason 10”').waitFor()
      expect(await page.getByText(/“For reason/).count()).toBe(10)
      const plan = page.getByRole('region', { name: 'Your plan before the change and after it' })
      expect(await plan.count()).toBe(as === 'ada' ? 1 : 0)
      await settled(page)
      await expectSound(name, page, faults)
      if (wantsPictures) await picture(page, name, look)
      await page.close()
    }
})

it_(
  'a borrower compares the plans, and hears whom to write to about a dearer one',
  patience,
  async () => {
    const id = loans['A greenhouse'] ?? ''
    const operator = await personOf(world, 'operator', { scope: 'lending:admin' })
    const body = { kind: 'term', months: 6, reason: 'As we said on the phone' }
    const { status } = await operator.call('POST', `/operator/loans/${id}/plan-changes`, body)
    expect(status).toBe(201)
    const of = { as: 'ada', phone: true, width: 360 } as const
    const { page, faults } = await openApp(world, `/app/borrow/${id}`, of)
    const plan = page.getByRole('region', { name: 'Your plan before the change and after it' })
    await plan.waitFor()
    expect(await plan.locator('tbody th').allTextContents()).toEqual([
      'Left to pay',
      'Highest payment',
      'Last payment',
      'Total interest',
    ])
    const cells = await plan.locator('td').allTextContents()
    expect(cells).toHaveLength(8)
    for (const row of [0, 2, 3]) expect(cells[2 * row]).not.toBe(cells[2 * row + 1])
    await page.getByText('With this change you pay more in all.').waitFor()
    await settled(page)
    await expectSound('borrow-plan-dearer', page, faults)
    await page.getByRole('link', { name: 'write to the platform' }).click()
    await page.getByRole('radio', { name: /A greenhouse/, checked: true }).waitFor()
    expect(faults).toEqual([])
  },
)

it_('a lender reads on the portfolio what a change does month by month', patience, async () => {
  const of = { theme: 'dark', phone: true, width: 360 } as const
  const { page, faults } = await openApp(world, '/app/portfolio', { ...of, as: 'grace' })
  const line = page.locator('li', { hasText: 'A boat engine' })
  await line.getByText('“For reason 10”').waitFor()
  const summary = line.getByText('What you could then expect each month, after fees')
  await enter(page, summary)
  await expectFocus(page, summary)
  const months = line.locator('.facts div')
  await months.first().waitFor()
  expect(await months.count()).toBeGreaterThan(5)
  expect(await months.nth(2).textContent()).toMatch(/^[A-Z][a-z]{2} \d{4}(?:still )?\$[\d.,]+/)
  await settled(page)
  await expectSound('portfolio-plan-change', page, faults)
  if (wantsPictures) await picture(page, 'portfolio-plan-change', of)
})

it_('an operator undoes a repayment from the statement of its borrower', patience, async () => {
  const token = await world.token('ada')
  const path = `/loans/${loans['A greenhouse']}/repayments`
  const { status } = await world.rest('POST', path, { token, body: { amount: 12.34 } })
  expect(status).toBe(201)
  const { page, faults } = await openApp(world, `/app/operate/${loans.ada}?tab=statement`, {
    as: 'operator',
  })
  await page.getByRole('button', { name: /^Undo repayment paid of \$12.34/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Her bank took it back')
  await dialog.getByLabel('I am sure').check()
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('The repayment is undone.').waitFor()
  await page.locator('.line', { hasText: '+$12.34' }).waitFor()
  expect(faults).toEqual([])
})

function today(later = 0): string {
  return new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10)
}
