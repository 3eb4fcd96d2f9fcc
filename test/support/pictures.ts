import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Look } from './app/app.ts'

/** PICTURES=1 takes pictures of screens: those that a page shows go to docs/pictures, the others to a folder that is not kept. */
export const wantsPictures = process.env.PICTURES !== undefined

const shown = new URL('../../docs/pictures/', import.meta.url).pathname
const others = new URL('../../node_modules/.cache/pictures/', import.meta.url).pathname

/** Takes a picture of a screen; `from` is what it begins with. */
export async function picture(
  page: Page,
  name: string,
  { theme, phone, width, contrast }: Look,
  from?: string,
): Promise<void> {
  await page.evaluate(
    `document.activeElement?.blur();
     scrollTo(0, ${from === undefined ? '0' : `document.querySelector('${from}').offsetTop - 200`})`,
  )
  // A map draws coasts and names as they arrive.
  if ((await page.locator('.maplibregl-canvas').count()) > 0) await page.waitForTimeout(4_000)
  const look = [width, phone && 'phone', contrast && 'contrast', theme].filter(Boolean).join('-')
  const file = `${name}-${look}.png`
  await page.screenshot({ path: join(existsSync(join(shown, file)) ? shown : others, file) })
}
