import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { settled } from '../../support/app/looks.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

// A draft is saved as it is typed, and nothing of it is lost.

const it_ = it.skipIf(browserPath === undefined)

let world: World
let token = ''
beforeAll(async () => {
  if (browserPath === undefined) return
  world = await startWorld()
  token = await world.token('ada')
})
afterAll(() => world?.close())

it_('what is typed is saved without a click, and is there after a reload', patience, async () => {
  const { newLoan, put, invest } = loanTools(world, token)
  for (const interest_rate of [8, 9, 10, 11, 12]) {
    const { id } = await newLoan({ interest_rate, amount_requested: 1200 })
    await put(id, { status: 'open' })
    await invest('lena', id, 1200)
  }
  const { page, faults } = await openApp(world, '/app/borrow/new', { as: 'ada', width: 360 })
  await page.getByLabel('Title').fill('Seed potatoes')
  await page.getByLabel('In your words').fill('Two hectares.')
  await page.waitForTimeout(100)
  await page.reload()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Seed potatoes')
  expect(await page.getByLabel('In your words').inputValue()).toBe('Two hectares.')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1200')
  await page.getByText(/Loans like this were typically funded at 9% to 11% a year/).waitFor()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'Place' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('link', { name: 'What for' }).click()
  await page.getByLabel('In your words').fill('Three hectares.')
  await page.getByText('Saved as you typed').waitFor()
  const read = async () => (await world.rest('GET', `/loans/${id}`, { token })).body.loan
  expect(await read()).toMatchObject({ title: 'Seed potatoes', description: 'Three hectares.' })
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  // Another device changes it: what is typed here does not overwrite that.
  const { version } = await read()
  const body = { description: 'Four.', version }
  expect((await world.rest('PATCH', `/loans/${id}`, { token, body })).status).toBe(200)
  await page.getByText('This draft was changed in another window.').waitFor()
  await page.getByRole('button', { name: 'Show the change' }).click()
  await expect.poll(() => page.getByLabel('In your words').inputValue()).toBe('Four.')
  expect(faults).toEqual([])
})

it_(
  'a change of another step elsewhere neither stops nor loses what is typed',
  patience,
  async () => {
    const { newLoan } = loanTools(world, token)
    const { id } = await newLoan()
    const { page } = await openApp(world, `/app/borrow/${id}?step=terms`, { as: 'ada' })
    const read = async () => (await world.rest('GET', `/loans/${id}`, { token })).body.loan
    await page.getByRole('textbox', { name: /^Amount/ }).waitFor()
    const body = { location_description: 'Near Zürich', version: (await read()).version }
    expect((await world.rest('PATCH', `/loans/${id}`, { token, body })).status).toBe(200)
    await page.getByRole('textbox', { name: /^Amount/ }).fill('1300')
    await page.getByText('Saved as you typed').waitFor()
    expect(await page.getByText('changed in another window').count()).toBe(0)
    expect(await read()).toMatchObject({
      amount_requested: 1300,
      location_description: 'Near Zürich',
    })
  },
)

it_(
  'what was typed and is not saved yet is of the version that was adopted',
  patience,
  async () => {
    const { newLoan } = loanTools(world, token)
    const { id } = await newLoan()
    const { page, faults } = await openApp(world, `/app/borrow/${id}?step=terms`, { as: 'ada' })
    const amount = page.getByRole('textbox', { name: /^Amount/ })
    const kept = () =>
      page.evaluate<{ version: number; changes: object } | null>(
        `JSON.parse(localStorage.getItem(Object.keys(localStorage).find((name) => name.endsWith('${id}'))) ?? 'null')`,
      )
    // Less than a loan can have: the gateway refuses it, so it stays in this browser.
    await amount.fill('1')
    await expect.poll(async () => (await kept())?.changes).toMatchObject({ amountRequested: '1' })
    const { version } = (await world.rest('GET', `/loans/${id}`, { token })).body.loan
    const body = { location_description: 'Near Zürich', version }
    expect((await world.rest('PATCH', `/loans/${id}`, { token, body })).status).toBe(200)
    await expect
      .poll(kept)
      .toMatchObject({ version: version + 1, changes: { amountRequested: '1' } })
    await page.reload()
    await expect.poll(() => amount.inputValue()).toBe('1')
    await settled(page)
    expect(await page.getByText('changed in another window').count()).toBe(0)
    // What is not saved would not be published.
    await page.getByRole('link', { name: 'Check and publish' }).click()
    await page.getByText('Amount: $1', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
    expect(faults).toEqual([])
  },
)

it_(
  'of a field that two windows have changed, the borrower says which value stays, and it is saved',
  patience,
  async () => {
    const { newLoan } = loanTools(world, token)
    const { id } = await newLoan()
    const read = async () => (await world.rest('GET', `/loans/${id}`, { token })).body.loan
    const elsewhere = async (amount_requested: number) => {
      const body = { amount_requested, version: (await read()).version }
      expect((await world.rest('PATCH', `/loans/${id}`, { token, body })).status).toBe(200)
    }
    const { page, faults } = await openApp(world, `/app/borrow/${id}?step=terms`, {
      as: 'ada',
      width: 360,
    })
    const amount = page.getByRole('textbox', { name: /^Amount/ })
    await expect.poll(() => amount.inputValue()).not.toBe('')
    await amount.fill('480')
    await elsewhere(450)
    await page.getByText('Amount: $450 there, $480 as you typed it here').waitFor()
    // Also where the page was closed meanwhile.
    await page.reload()
    await page.getByText('Amount: $450 there, $480 as you typed it here').waitFor()
    await page.getByRole('button', { name: 'Keep what I typed' }).click()
    await expect.poll(async () => (await read()).amount_requested).toBe(480)
    expect(await amount.inputValue()).toBe('480')
    await amount.fill('490')
    await elsewhere(460)
    await page.getByRole('button', { name: 'Take the change' }).click()
    await expect.poll(() => amount.inputValue()).toBe('460.00')
    await page.getByRole('link', { name: 'Check and publish' }).click()
    await page.getByRole('button', { name: 'Publish' }).waitFor()
    expect((await read()).amount_requested).toBe(460)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
    expect(faults).toEqual([])
  },
)

it_(
  'two windows that type into the same field, key by key, name both values, even if one has missed the change',
  patience,
  async () => {
    const { newLoan } = loanTools(world, token)
    const { id } = await newLoan()
    const read = async () => (await world.rest('GET', `/loans/${id}`, { token })).body.loan
    const path = `/app/borrow/${id}?step=terms`
    const { page, faults } = await openApp(world, path, { as: 'ada' })
    // The other window is of the same browser, which keeps what was typed for both.
    let hears = true
    await page.context().routeWebSocket(/graphql/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((message) => {
        if (hears || !String(message).includes('"next"')) socket.send(message)
      })
    })
    const opened = page.waitForEvent('popup')
    await page.evaluate(`void open(${JSON.stringify(path)})`)
    const other = await opened
    const type = async (window: Page, name: RegExp, text: string) => {
      const field = window.getByRole('textbox', { name })
      await expect.poll(() => field.inputValue()).not.toBe('')
      await field.press('ControlOrMeta+a')
      await field.pressSequentially(text, { delay: 120 })
    }
    const keepMine = other.getByRole('button', { name: 'Keep what I typed' })
    await settled(other)
    await type(page, /^Amount/, '480')
    await expect.poll(async () => (await read()).amount_requested).toBe(480)
    await type(other, /^Amount/, '490')
    const save = other.getByRole('button', { name: 'Save and continue' })
    await save.click()
    await other.getByText('Amount: $480 there, $490 as you typed it here').waitFor()
    await keepMine.click()
    await expect.poll(async () => (await read()).amount_requested).toBe(490)
    await page.getByRole('button', { name: 'Show the change' }).click()
    hears = false
    await type(page, /^Rate/, '11')
    await expect.poll(async () => (await read()).interest_rate).toBe(11)
    await type(other, /^Rate/, '12')
    await save.click()
    await other.getByText(/11% there, 12% as you typed it here/).waitFor()
    await keepMine.click()
    await expect.poll(async () => (await read()).interest_rate).toBe(12)
    expect(faults).toEqual([])
  },
)
