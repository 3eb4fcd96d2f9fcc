import { existsSync } from 'node:fs'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

const places = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The system's Chromium; undefined if it has none. */
export const browserPath = places.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))

/** Whether every journey and look is tried (BROWSER=all), or the first of each: drawing without a graphics card takes many seconds. */
export const everyJourney = browserPath !== undefined && process.env.BROWSER === 'all'

/** A page on a machine that is busy with other tests may miss what a person would simply do again. */
export const patience = { retry: 2 }

/** Opens a page in the system's Chromium for the test that is running; what goes wrong in it is collected in `faults`. */
export async function openPage(
  url: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  const browser = await chromium.launch({
    ...(browserPath !== undefined && { executablePath: browserPath }),
    // Processors draw where there is no graphics card, and root needs no sandbox.
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // A page that a test serves itself (marked.ts) has no address, and could open no socket to this machine.
      '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
    ],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 900, height: 600 }, ...options })
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
  await page.goto(url)
  return { page, faults }
}
