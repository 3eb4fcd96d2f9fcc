import { expect, it, onTestFinished } from 'vitest'
import { type Look, openApp } from '../../support/app/app.ts'
import { browserPath, patience } from '../../support/app/browser.ts'
import { expectFocus } from '../../support/app/keyboard.ts'
import { expectSound, settled } from '../../support/app/looks.ts'
import { personOf } from '../../support/market/operating.ts'
import { startWorld } from '../../support/world.ts'

// A member who looks for some of their notifications, on a desk and on a narrow phone.

const it_ = it.skipIf(browserPath === undefined)
const looks: readonly Look[] = [{ theme: 'light' }, { theme: 'dark', phone: true, width: 360 }]

it_.each(looks)(
  'lists notifications by topic, and those that are unread: %o',
  patience,
  async (of) => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    const member = await personOf(world, 'ada', { amount: 10 })
    await member.call('POST', '/wallet/withdraw', { amount: 1 })
    await member.call('POST', '/notifications', { title: 'Rent', message: 'It was paid.' })
    const { page, faults } = await openApp(world, '/app/inbox', { ...of, as: 'ada' })
    const titles = page.locator('.message b')
    const shown = () => titles.allTextContents()
    const look = async (place: string) => {
      await settled(page)
      await expectSound(place, page, faults)
    }
    await expect.poll(shown).toEqual(['Unread: Rent', 'Unread: Withdrawal', 'Unread: Deposit'])
    await look('inbox')
    const [about, show] = [
      page.getByLabel('About', { exact: true }),
      page.getByLabel('Show', { exact: true }),
    ]
    await about.focus()
    await about.selectOption('Your money')
    await expect.poll(shown).toEqual(['Unread: Withdrawal', 'Unread: Deposit'])
    await expectFocus(page, about)
    await page.getByRole('button', { name: 'Mark as read: Deposit' }).click()
    await expect.poll(shown).toEqual(['Unread: Withdrawal', 'Deposit'])
    await show.selectOption('Only unread')
    await expect.poll(shown).toEqual(['Unread: Withdrawal'])
    await look('inbox-chosen')
    // The address keeps the choice.
    await page.reload()
    await expect.poll(shown).toEqual(['Unread: Withdrawal'])
    await about.selectOption('Your loans')
    await page.getByText('There are no such notifications').waitFor()
    await look('inbox-none')
    await page.getByRole('link', { name: 'See all notifications' }).click()
    await expect.poll(shown).toEqual(['Unread: Rent', 'Unread: Withdrawal', 'Deposit'])
  },
)

it_(
  'the number at the bell is that of the inbox, also once something was read elsewhere',
  patience,
  async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    const member = await personOf(world, 'ada', { amount: 10 })
    await member.call('POST', '/wallet/withdraw', { amount: 1 })
    await member.call('POST', '/notifications', { title: 'Rent', message: 'It was paid.' })
    const { page } = await openApp(world, '/app/inbox', { as: 'ada' })
    const [unread, bell] = [page.locator('.message.unread'), page.locator('.bell .count')]
    const told = async () => [await unread.count(), await bell.allTextContents()]
    await expect.poll(told).toEqual([3, ['3']])
    await page.getByRole('button', { name: 'Mark as read: Rent' }).click()
    await expect.poll(told).toEqual([2, ['2']])
    await page.getByRole('link', { name: 'Wallet', exact: true }).click()
    await page.locator('a.bell').click()
    await expect.poll(told).toEqual([2, ['2']])
    const { body } = await world.rest('GET', '/notifications?unread=true', { token: member.token })
    for (const { id } of body.notifications) await member.call('PUT', `/notifications/${id}/read`)
    // The window is looked at again.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
    await expect.poll(told).toEqual([0, []])
  },
)

it_(
  'a data export is there for as long as it can be saved: its notification leads to it',
  patience,
  async () => {
    const world = await startWorld()
    onTestFinished(() => world.close())
    await personOf(world, 'ada')
    const { page, faults } = await openApp(world, '/app/privacy', { as: 'ada', width: 360 })
    await page.getByRole('button', { name: 'Make the file' }).click()
    const save = page.getByRole('button', { name: 'Save the file' })
    await save.waitFor()
    await page.goto(`${world.url}/app/inbox`)
    await page.getByRole('link', { name: 'Go to the file' }).click()
    await save.waitFor()
    await page.reload()
    await page.getByText(/^It is ready, until/).waitFor()
    await settled(page)
    await expectSound('export on a later visit', page, faults)
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(file.suggestedFilename()).toBe('data-export.zip')
    await page.getByRole('button', { name: 'Make the file' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Make the file' }).waitFor()
    expect(await save.count()).toBe(0)
  },
)
