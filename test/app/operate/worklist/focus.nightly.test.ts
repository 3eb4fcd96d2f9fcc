import { expect, it, onTestFinished } from 'vitest'
import { openApp } from '../../../support/app/app.ts'
import { backOfficeSettings, openBackOffice } from '../../../support/app/back-office.ts'
import { browserPath, patience } from '../../../support/app/browser.ts'
import { enter } from '../../../support/app/keyboard.ts'
import { startWorld } from '../../../support/world.ts'

// Whoever puts an item away goes on with the next one: the focus is there, and not at the top of the page.

const it_ = it.skipIf(browserPath === undefined)

it_('goes to the row in the place of the one that was put away', patience, async () => {
  const world = await startWorld(backOfficeSettings)
  onTestFinished(() => world.close())
  await openBackOffice(world)
  const { page, faults } = await openApp(world, '/app/operate', { as: 'operator' })
  const items = page.locator('.work > .record')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => items.count()).toBe(6)
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const putAway = async (at: number) => {
    const before = await items.count()
    await enter(page, items.nth(at).getByRole('button', { name: /^Owner and note/ }))
    await dialog.getByLabel('Look again on').fill(soon)
    await enter(page, dialog.getByRole('button', { name: 'Save' }))
    await expect.poll(() => items.count()).toBe(before - 1)
  }
  const focused = () =>
    page.evaluate(() => {
      const row = document.activeElement?.closest('.work > .record')
      const rows = Array.from(document.querySelectorAll('.work > .record'))
      return row ? rows.indexOf(row) : (document.activeElement?.id ?? '')
    })
  await putAway(1)
  await expect.poll(focused).toBe(1)
  // The last row of the list has none after it.
  await putAway(4)
  await expect.poll(focused).toBe(3)
  for (const left of [2, 1, 0]) {
    await putAway(0)
    expect(await items.count()).toBe(left + 1)
    await expect.poll(focused).toBe(0)
  }
  await putAway(0)
  await expect.poll(focused).toBe('worklist')
  expect(faults).toEqual([])
})
