import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST = 150

/** Presses Tab until something has the focus, as whoever uses no mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`no Tab leads to ${target}`)
}

/** Tabs to something, and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Types into a field that has the focus, in place of what it holds. */
export async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Expects the focus to be on something, and not on the page as a whole, from where the next Tab would begin at the top. */
export async function expectFocus(page: Page, target?: Locator): Promise<void> {
  if (target) await expect.poll(() => hasFocus(target)).toBe(true)
  expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY')
}

/** Presses something, and expects the focus to be in its place before the page is drawn, since the next key can come sooner. */
export async function expectFocusAtOnce(pressed: Locator, place: string): Promise<void> {
  await pressed.focus()
  const isThere = await pressed.page().evaluate<boolean>(`(async () => {
    document.activeElement.click()
    await new Promise((resolve) => setTimeout(resolve))
    return document.activeElement.closest('${place}') !== null
  })()`)
  expect(isThere, place).toBe(true)
}

async function hasFocus(target: Locator): Promise<boolean> {
  return (await target.and(target.page().locator(':focus')).count()) > 0
}
