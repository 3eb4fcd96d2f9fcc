import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { browserPath } from '../test/support/app/browser.ts'

/** How long the map of a running gateway takes to show its first marker, beside an empty page, and what keeps the page busy. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000' },
    runs: { type: 'string', default: '5' },
  },
})
const ada = JSON.stringify({ subject: 'ada', name: 'Ada', operator: false })

/** A frame that took long, and the scripts that ran in it. */
interface LongFrame {
  readonly ms: number
  readonly scripts: readonly string[]
}

async function open(): Promise<Page & AsyncDisposable> {
  const browser = await chromium.launch({
    ...(browserPath !== undefined && { executablePath: browserPath }),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(`localStorage.setItem('demo-person', ${JSON.stringify(ada)})
    window.frames_ = []
    new PerformanceObserver((list) => {
      for (const { duration, scripts } of list.getEntries())
        frames_.push({ ms: Math.round(duration), scripts: scripts.map(({ sourceURL, sourceFunctionName, invoker, duration }) =>
          [sourceURL.split('/').at(-1), sourceFunctionName || invoker, Math.round(duration) + ' ms'].join(' ')) })
    }).observe({ type: 'long-animation-frame', buffered: true })`)
  return Object.assign(page, { [Symbol.asyncDispose]: () => browser.close() })
}

/** Milliseconds from the start of the navigation until something is there. */
async function timed(path: string, there: string): Promise<{ ms: number; frames: LongFrame[] }> {
  await using page = await open()
  await page.goto(`${values.url}${path}`, { waitUntil: 'commit' })
  await page.waitForSelector(there, { state: 'attached' })
  const ms = await page.evaluate<number>('performance.now()')
  await page.waitForTimeout(2_000)
  return { ms: Math.round(ms), frames: await page.evaluate<LongFrame[]>('frames_') }
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const runs = Array.from({ length: Number(values.runs) })
const empty: number[] = []
const first: number[] = []
let frames: readonly LongFrame[] = []
for (const _ of runs) {
  empty.push((await timed('/livez', 'body')).ms)
  const map = await timed('/app/map', '.marker')
  first.push(map.ms)
  frames = map.frames
}
console.log(`an empty page: ${middle(empty)} ms; the first marker: ${middle(first)} ms`)
for (const { ms, scripts } of frames) console.log(`a frame of ${ms} ms: ${scripts.join(', ')}`)
