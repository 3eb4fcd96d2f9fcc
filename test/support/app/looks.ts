import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { coloursOf, type Look } from './app.ts'

/** How people see the app: light and dark, on a desk and on a phone. */
export const looks: readonly Look[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', phone: true },
  { theme: 'dark', phone: true },
]

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits until nothing on the page is being loaded. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 60_000 }).toBe(0)
}

/** The tables that are cut off by what is around them where nothing shows that they scroll. */
export function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('main table')].flatMap((table) => {
    const around = table.parentElement
    const { overflowX, backgroundImage } = getComputedStyle(around)
    const fits = table.closest('.hidden') !== null || table.scrollWidth <= around.clientWidth
    const scrolls = overflowX === 'auto' && backgroundImage.includes('gradient')
    return fits || scrolls ? [] : [table.textContent.slice(0, 80)]
  })`)
}

/** The words, amounts and days among the facts of a page and in its statement that break within, each where the line ends. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('.facts dt, .facts dd, .headline dd, .statement td')].flatMap((place) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const broken = []
    while (texts.nextNode()) {
      const { data } = texts.currentNode
      for (const { 0: word, index } of data.matchAll(/[^ \\n-]+/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })`)
}

/** Expects that axe finds nothing on a page, that it is no wider than its window, and that it shows something. */
export async function expectSound(name: string, page: Page, faults: readonly string[]) {
  // Colours are judged once they have stopped to move.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => 0)',
  )
  // Scrolled down, the header that stays covers a part of what scrolls below it, which axe takes for small.
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
  await page.evaluate(axe.source)
  const found = await page.evaluate(`axe.run({ runOnly: ${JSON.stringify(rules)} }).then(
    ({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`)
  const spill = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  const wide = spill === 0 ? [] : await widest(page)
  expect({ name, found, spill, wide, faults }).toEqual({
    name,
    found: [],
    spill: 0,
    wide: [],
    faults: [],
  })
  expect(await coloursOf(page)).toBeGreaterThan(20)
}

/** The elements that reach beyond the window, but those that scroll within another. */
function widest(page: Page) {
  return page.evaluate(`[...document.querySelectorAll('main *, header *')].flatMap((one) =>
    one.getBoundingClientRect().right > innerWidth && !one.closest('.table, .scrolled, .figures-table')
      ? [one.outerHTML.slice(0, 120)]
      : [])`)
}
