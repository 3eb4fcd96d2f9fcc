import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Page } from 'playwright-core'
import { loanTools } from '../market/loans.ts'
import type { World } from '../world.ts'
import { openPage } from './browser.ts'

/** How a page is looked at. */
export interface Look {
  readonly theme?: 'light' | 'dark'
  readonly phone?: boolean
  /** Of a window that is narrower than usual. */
  readonly width?: number
  /** As people see it who have their system choose all colours. */
  readonly contrast?: boolean
}

/** Who of the demo runs the platform. */
const scopes: Readonly<Record<string, string>> = {
  operator: 'lending:admin',
  colleague: 'lending:admin',
  support: 'lending:support',
  compliance: 'lending:support lending:cases',
  deputy: 'lending:cases',
}

interface OpenApp {
  readonly page: Page
  readonly faults: string[]
  readonly hosts: Set<string>
  /** The messages that the page has sent over its sockets. */
  readonly sent: string[]
}

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** Opens a path of the app; `as` is somebody of the demo who is signed in, and `locale` what their browser asks for. */
export async function openApp(
  { url }: Pick<World, 'url'>,
  path: string,
  {
    as,
    theme = 'light',
    phone: isPhone = false,
    width,
    contrast = false,
    locale,
  }: Look & { readonly as?: string; readonly locale?: string } = {},
): Promise<OpenApp> {
  const { page, faults } = await openPage('about:blank', {
    viewport: { ...(isPhone ? phone : desk), ...(width !== undefined && { width }) },
    colorScheme: theme,
    forcedColors: contrast ? 'active' : 'none',
    ...(locale !== undefined && { locale }),
  })
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (/^(?:http|ws)/.test(request.url())) hosts.add(new URL(request.url()).host)
  })
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(payload.toString())),
  )
  if (as !== undefined) {
    const person = JSON.stringify({ subject: as, name: as, scope: scopes[as] ?? null })
    await page.addInitScript(`localStorage.setItem('demo-person', ${JSON.stringify(person)})`)
  }
  await page.goto(`${url}${path}`)
  return { page, faults, hosts, sent }
}

/** SubscriptionSlots around a city, and one far away. */
const places = [
  ['Seed potatoes', 47.3, 8.5, 'agriculture'],
  ['A second loom', 47.4, 8.7, 'craft'],
  ['A cold store', 47.5, 8.9, 'retail'],
  ['A boat engine', -33, -70, 'transport'],
] as const

/** Publishes a loan at each of some places; three are near each other. */
export async function loansOnMap(world: World) {
  const borrower = await world.token('ada', { name: 'Ada Lovelace' })
  const tools = loanTools(world, borrower)
  const publish = async (title: string, latitude: number, longitude: number, purpose: string) => {
    const { id } = await tools.newLoan({
      title,
      purpose,
      location_latitude: latitude,
      location_longitude: longitude,
    })
    await tools.put(id, { status: 'open' })
    return id as string
  }
  const ids: string[] = []
  for (const [title, latitude, longitude, purpose] of places)
    ids.push(await publish(title, latitude, longitude, purpose))
  return { ids, publish, invest: tools.invest }
}

/** Has somebody look for loans of a kind, with money for them. */
export async function lookingFor(world: World, lender: string, preferences: object): Promise<void> {
  const token = await world.token(lender)
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 500 } })
  const { status } = await world.rest('PUT', '/preferences', { token, body: preferences })
  if (status !== 200) throw new Error(`the preferences of ${lender} are refused: ${status}`)
}

/** How many different colours a picture of the page has: one for an empty one. */
export async function coloursOf(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate<number>(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${picture}'
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const found = new Set()
    for (let at = 0; at < data.length; at += 4)
      found.add((data[at] << 16) + (data[at + 1] << 8) + data[at + 2])
    return found.size
  })()`)
}

/** A port that is free now, for a gateway that must be known before it starts. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return String(typeof address === 'object' ? address?.port : 0)
}
