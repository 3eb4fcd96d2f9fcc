import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailWorld, startMailWorld } from '../support/mail.ts'

const LETTERS = Number(process.env.LETTERS ?? 2000)
let mail: MailWorld
beforeAll(async () => {
  mail = await startMailWorld()
})
afterAll(() => mail.close())

it('sends as many letters as wait, each once, and prints how fast', async () => {
  const { sql } = mail.world.database
  const ada = await mail.person('ada')
  await sql(
    `insert into notification (id, user_id, type, data)
      select new_id(), $1, 'deposit', '{"amount": 500, "currency": "USD"}' from generate_series(1, $2::int)`,
    [ada.id, LETTERS],
  )
  const [from, memory] = [performance.now(), process.memoryUsage().rss]
  let sent = 0
  const ids = new Set<string | undefined>()
  for (let more = -1; more !== 0; sent += more) {
    more = (await mail.counted()).sent
    for (const { messageId } of mail.server.arrived.splice(0)) ids.add(messageId)
  }
  const seconds = (performance.now() - from) / 1000
  const grown = Math.round((process.memoryUsage().rss - memory) / 2 ** 20)
  console.log(
    `${LETTERS} letters in ${seconds.toFixed(1)} s: ${Math.round(LETTERS / seconds)} a second, ${grown} MB more in use`,
  )
  expect([sent, ids.size]).toEqual([LETTERS, LETTERS])
}, 3_600_000)
