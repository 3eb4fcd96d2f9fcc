import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { browserPath } from '../test/support/app/browser.ts'

/** How long each screen of the app of a running gateway takes from the click to all that it shows: the first time, and once its code is there. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000' },
    runs: { type: 'string', default: '5' },
  },
})

/** Whose screens, and the lists from whose first record one page is opened. */
const visits = [
  {
    person: { subject: 'ada', name: 'Ada', operator: false },
    paths:
      'map lend lend?q=goats borrow portfolio wallet inbox documents profile privacy help guide lending',
    lists: ['lend'],
  },
  {
    person: { subject: 'operator', name: 'Operator', scope: 'lending:admin' },
    paths: `operate operate/members operate/loans operate/payments operate/bank operate/requests operate/letters operate/reports
      operate/webhooks operate/books operate/trail`,
    lists: ['operate/members', 'operate/loans'],
  },
] as const

/** Milliseconds until a heading is there and nothing is missing any more. */
function timed(page: Page, path: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const link = document.createElement('a')
    link.href = '/app/${path}'
    document.body.append(link)
    const began = performance.now()
    link.click()
    link.remove()
    let there
    const look = () => {
      const now = performance.now()
      const isThere = document.querySelector('main h1') !== null && document.querySelector('main .skeleton, main [aria-busy=true]') === null
      there = isThere ? (there ?? now) : undefined
      if (there !== undefined && now - there > 300) return resolve(there - began)
      if (now - began > 20_000) return reject(new Error('${path} does not come'))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })`)
}

/** The path of a list's first record. */
async function firstOf(page: Page, list: string): Promise<string> {
  await timed(page, list)
  const href = await page.evaluate<string | undefined>(
    `[...document.querySelectorAll('main a[href]')].map((link) => link.pathname).find((path) => /\\/[0-9a-f]{8}-[0-9a-f-]{27}$/.test(path))`,
  )
  if (href === undefined) throw new Error(`${list} shows no record`)
  return href.slice('/app/'.length)
}

const browser = await chromium.launch({
  ...(browserPath !== undefined && { executablePath: browserPath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  for (const { person, paths, lists } of visits) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(
      `localStorage.setItem('demo-person', ${JSON.stringify(JSON.stringify(person))})`,
    )
    await page.goto(`${values.url}/app/help`)
    await page.waitForSelector('main h1')
    const records: string[] = []
    for (const list of lists) records.push(await firstOf(page, list))
    for (const path of [...paths.split(/\s+/), ...records]) {
      const times: number[] = []
      for (let run = 0; run < Number(values.runs); run += 1) {
        await timed(page, path === 'help' ? 'profile' : 'help')
        times.push(await timed(page, path))
      }
      console.log(
        `${person.subject} ${path.replace(/[0-9a-f-]{36}$/, ':id')}: ${times.map(Math.round).join(', ')} ms`,
      )
    }
    await page.close()
  }
} finally {
  await browser.close()
}
