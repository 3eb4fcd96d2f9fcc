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
