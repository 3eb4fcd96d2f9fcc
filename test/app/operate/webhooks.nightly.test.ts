import type { Locator, Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { personOf } from '../../support/market/operating.ts'
import { signaturesBy, startReceiver } from '../../support/servers/receiver.ts'
import { startWorld } from '../../support/world.ts'

// An operator and a system that gets events, from its first to its last one, on a desk and on a narrow phone.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

/** Closes a dialog, and tells of it before the next frame, with which browsers take the focus from what is no longer drawn. */
const closedAtOnce = `(() => {
  const dialog = document.querySelector('dialog[open]')
  dialog.close()
  dialog.dispatchEvent(new Event('close'))
})()`

it_.each(looks)('adds a webhook, mends it, and removes it: %o', patience, async (of) => {
  const world = await startWorld({
    SANDBOX: 'on',
    SEED_DEMO: '0',
    WEBHOOK_PRIVATE_NETWORKS: 'on',
  })
  onTestFinished(() => world.close())
  const ada = await personOf(world, 'ada', { name: 'Ada Lovelace' })
  const receiver = await startReceiver()
  onTestFinished(() => receiver.close())
  const { page, faults } = await openApp(world, '/app/operate/webhooks', { ...of, as: 'operator' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true })
  const look = async (name: string) => {
    await settled(page)
    await expectSound(name, page, faults)
    await expectFocus(page)
  }
  /** Opens an act, and carries it out for a reason. */
  const act = async (name: string, reason: string, opener = button(`${name}: ${receiver.url}`)) => {
    await opener.click()
    await dialog.getByLabel('Reason').fill(reason)
    if (await dialog.getByLabel('I am sure').count()) await dialog.getByLabel('I am sure').check()
    await look(`dialog-${name.toLowerCase().replaceAll(' ', '-')}`)
    await button(name, dialog).click()
  }
  const deposit = () => ada.call('POST', '/wallet/deposit', { amount: 5 })

  await page.getByText('There are no webhooks').waitFor()
  await button('Add a webhook…').click()
  await button('Add a webhook', dialog).click()
  await expectFocus(page, dialog.getByLabel('Address'))
  await look('add-refused')
  await dialog.getByLabel('Address').fill(receiver.url)
  await dialog.getByLabel('Only some').check()
  await button('Add a webhook', dialog).click()
  await dialog.getByText('Choose at least one type of event, or all of them.').waitFor()
  await dialog.getByText('Bank accounts', { exact: true }).click()
  const group = dialog.locator('details[open]')
  await group.getByLabel('All of these').check()
  await dialog.getByText('Bank accounts (2 chosen)').waitFor()
  await look('add-types')
  await group.getByLabel('All of these').uncheck()
  await group.locator('summary').click()
  await dialog.getByText('Lines of members’ statements', { exact: true }).click()
  await dialog.getByLabel('Deposit movement.deposit').check()
  await dialog.getByLabel('Reason').fill('For the books')
  await button('Add a webhook', dialog).click()

  const secret = (await dialog.locator('.secret').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  await look('secret')
  await button('Copy', dialog).click()
  await dialog.getByText('The secret is copied.').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(secret)
  if (of.phone) await page.evaluate(closedAtOnce)
  else await button('I have stored it', dialog).click()
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(page, button('Add a webhook…'))
  await page.getByText('Nothing has got through yet.').waitFor()
  // Nothing covers its state.
  await page.getByText('Enabled', { exact: true }).click({ trial: true })
  await look('list')
  expect(await page.content()).not.toContain(secret)

  await deposit()
  await expect.poll(() => receiver.received.length).toBe(1)
  const [got] = receiver.received
  expect(got && signaturesBy(secret, got)).toEqual([true])
  await page.getByRole('link', { name: receiver.url }).click()
  const record = page.locator('.record').first()
  await record.getByText('Delivered').waitFor()
  await record.getByText(/^1 attempt, the last on .*: answered 204 after \d+ ms$/).waitFor()
  await look('delivered')

  receiver.answer = (reply) =>
    reply.writeHead(503, { 'retry-after': '3600' }).end('The books are closed')
  await deposit()
  await expect.poll(() => receiver.received.length).toBe(2)
  await button('Look again').click()
  await record.getByText('Pending').waitFor()
  await record.getByText(/: answered 503 after \d+ ms$/).waitFor()
  await record.getByText('“The books are closed”').waitFor()
  await record.getByText(/^Next attempt: /).waitFor()
  receiver.answer = (reply) => reply.writeHead(200).end('thanks')
  await act(
    'Send again',
    'The books are open',
    button(/^Send again: movement.deposit, number/).first(),
  )
  await page.getByText('It is sent again.').waitFor()
  await expect.poll(() => receiver.received.length).toBe(3)
  await button('Look again').click()
  await record.getByText('“thanks”').waitFor()
  await button('Send events again…').click()
  await look('resend')
  await button('Go back', dialog).click()

  await page.getByRole('link', { name: 'All webhooks' }).click()
  await act('Disable', 'The books move')
  await page.getByText(/^An operator disabled it on /).waitFor()
  await look('disabled')
  await act('Remove', 'The books have moved')
  await page.getByText('There are no webhooks').waitFor()
  await look('removed')
})
