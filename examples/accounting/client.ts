// A small accounting feed: follows the log of events, and adds up what each day has moved in members' wallets, by kind of movement. It
// stores its sums together with its position, so that it goes on where it was, and counts nothing twice, however it ended.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { headersOf } from '../token.ts'
import type { components } from './events.generated.ts'

type Event = components['schemas']['LoggedEvent']
type Platform = { currency_decimals: number; business_timezone: string }
/** Cents by day and kind, with how many movements they were. */
interface Books {
  after: number | undefined
  days: Record<string, Record<string, { count: number; change: number }>>
}

const { URL: url = 'http://127.0.0.1:4000', BOOKS = 'books.json' } = process.env
const headers = headersOf('support')

/** What the gateway answers; it is asked again for as long as it can't. */
async function read<Answer>(path: string): Promise<Answer> {
  for (;;) {
    const response = await fetch(url + path, { headers: await headers() }).catch(() => undefined)
    if (response?.ok) return response.json() as Promise<Answer>
    if (response && response.status < 500 && response.status !== 429)
      throw new Error((await response.json()).error.message)
    await sleep(1000 * Number(response?.headers.get('retry-after') ?? 1))
  }
}

const { platform } = await read<{ platform: Platform }>('/platform')
const cents = 10 ** platform.currency_decimals
const day = new Intl.DateTimeFormat('en-CA', { timeZone: platform.business_timezone })

function book({ days }: Books, { data }: Event): void {
  if (!('transaction' in data)) return
  const { created_at, type, balance_change } = data.transaction
  const on = day.format(new Date(created_at))
  const { count, change } = days[on]?.[type] ?? { count: 0, change: 0 }
  const sum = { count: count + 1, change: change + Math.round(balance_change * cents) }
  days[on] = { ...days[on], [type]: sum }
}

const books: Books = await readFile(BOOKS, 'utf8').then(JSON.parse, () => ({ days: {} }))
for (;;) {
  const query = books.after === undefined ? '' : `?after=${books.after}`
  const page = await read<{ events: Event[]; next_after: number }>(`/operator/events${query}`)
  for (const event of page.events) book(books, event)
  if (page.next_after === books.after) await sleep(1000)
  else {
    books.after = page.next_after
    await writeFile(`${BOOKS}.new`, JSON.stringify(books))
    await rename(`${BOOKS}.new`, BOOKS)
    console.log(JSON.stringify(books))
  }
}
