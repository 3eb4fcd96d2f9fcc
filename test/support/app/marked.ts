import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Page, Response } from 'playwright-core'
import { build } from 'vite'
import { messages, textsOf } from '../../../app/messages.ts'
import { openApp } from './app.ts'

const root = new URL('../../../app', import.meta.url).pathname

/** Letters that no text has otherwise, in place of those of a text's own words. */
const marks = new Map(
  Array.from({ length: 26 }, (_, at) => [
    [String.fromCodePoint(97 + at), String.fromCodePoint(0x24d0 + at)],
    [String.fromCodePoint(65 + at), String.fromCodePoint(0x24b6 + at)],
  ]).flat() as [string, string][],
)

function marked(parts: MessageFormatElement[]): MessageFormatElement[] {
  return parts.map((part) => {
    if (part.type === TYPE.literal)
      return { ...part, value: part.value.replaceAll(/[a-z]/gi, (one) => marks.get(one) ?? one) }
    if (part.type === TYPE.tag) return { ...part, children: marked(part.children) }
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part
    const options = Object.entries(part.options).map(([of, option]) => [
      of,
      { ...option, value: marked(option.value) },
    ])
    return { ...part, options: Object.fromEntries(options) }
  })
}

/** A language that is made up from the English texts, in place of German. */
async function madeUp(path: string, language: string) {
  if (language !== 'de') return textsOf(path, language)
  const english = await textsOf(path.replace(/de\.ts$/, 'en.ts'), 'en')
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, printAST(marked(parse(text)))]),
  )
}

/** Builds the app with the made-up language, and returns where. */
export async function buildMarked(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'marked-'))
  const plugin = { ...messages(madeUp), enforce: 'pre' } as const
  // As app/build.ts does, so that the files of workers have the names that the gateway serves.
  const define = { 'process.env.NODE_ENV': '"production"' }
  await build({
    root,
    logLevel: 'error',
    define,
    plugins: [plugin],
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

/** Opens the app in the made-up language; `unmarked` returns what a page shows of neither its catalogues nor the API. */
export async function openMarked(
  world: { readonly url: string },
  built: string,
  as: string | undefined,
  known: ReadonlySet<string>,
) {
  const { page, faults } = await openApp(world, '/openapi.json', {
    ...(as !== undefined && { as }),
  })
  await page.addInitScript(`localStorage.setItem('language', 'de')`)
  await serve(page, world.url, built)
  const data = new Set(known)
  page.on('response', (response) => void saidBy(response, data))
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => collect(JSON.parse(payload.toString()), data)),
  )
  return { page, faults, unmarked: () => unmarked(page, data) }
}

/** Serves the app from where it was built, with the gateway's settings and headers. */
async function serve(page: Page, url: string, built: string): Promise<void> {
  const index = readFileSync(join(built, 'index.html'), 'utf8')
  await page.route(`${url}/app/assets/**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace('/app/', '')
    return route.fulfill({ path: join(built, file) })
  })
  await page.route(`${url}/app/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const [settings = ''] = /(?<=id="settings">)[^<]*/.exec(await response.text()) ?? []
    const body = index.replace(/(?<=id="settings">)[^<]*/, () => settings)
    return route.fulfill({ response, body })
  })
}

async function saidBy(response: Response, data: Set<string>): Promise<void> {
  if (!/\/graphql$|\/demo\/people$/.test(response.url())) return
  collect(await response.json().catch(() => undefined), data)
}

/** All texts in an answer, which are data. */
function collect(value: unknown, data: Set<string>): void {
  if (typeof value === 'string') data.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) collect(one, data)
}

/** The texts and labels of a page, apart from data, that have letters of no catalogue. */
async function unmarked(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate<string[]>(`(() => {
    const found = []
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent)
      if (node.nodeType !== Node.ELEMENT_NODE || /^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(node.tagName)) return
      if (node.lang && node.lang !== document.documentElement.lang || node.closest('option[lang]')) return
      for (const name of ['title', 'aria-label', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '')
      for (const child of node.childNodes) walk(child)
    }
    walk(document.body)
    return [document.title, ...found]
  })()`)
  const byLength = [...data]
    .filter((one) => /[a-z]/i.test(one))
    .toSorted((a, b) => b.length - a.length)
  return [...new Set(shown)].filter((text) => {
    // Whoever has no name is called by how their id begins, which has two letters in a row or not.
    let left = text.replaceAll(/\b[\da-f]{8}…/g, '')
    for (const one of byLength) if (left.includes(one)) left = left.replaceAll(one, '')
    // Initials are of names.
    return /[a-z]{2}/i.test(left) && !/^[A-Z]{2}$/.test(left)
  })
}
