import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { deliverLetters } from '../../src/lending/mail/deliver.ts'
import { openMail } from '../../src/mail/index.ts'
import { readConfig } from '../../src/config.ts'
import { currencyOf } from '../../src/money.ts'
import { type MailServer, startMailServer } from '../support/servers/smtp.ts'
import { startWorld, type World } from '../support/world.ts'

let server: MailServer
let world: World
const answers = new Map<string, string>()
beforeAll(async () => {
  server = await startMailServer({ recipient: (address) => answers.get(address) })
  world = await startWorld({
    SMTP_URL: server.url,
    MAIL_FROM: 'Lending <letters@lending.example>',
    PUBLIC_URL: 'https://lending.example',
  })
  // The job would send letters before a test looks at them.
  await world.database.sql("update pgboss.schedule set cron = '0 0 1 1 *' where name = 'send-mail'")
})
afterAll(async () => {
  await world.close()
  await server.close()
})
beforeEach(() => {
  server.arrived.splice(0)
  answers.clear()
})

describe('letters', () => {
  it('are sent once for each notification', async () => {
    const token = await world.token('ada', { name: 'Ada <b>Lovelace</b>', email: 'ada@example.org' })
    await world.rest('POST', '/notifications', { token, body: { title: 'Hello 100 USD', message: 'A <script>message</script>' } })
    console.log(await world.database.sql('select * from letter'), await world.database.sql('select * from mail_address'))
    const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'Lending <letters@lending.example>', PUBLIC_URL: 'https://lending.example' })
    const mail = await openMail(config, false, Buffer.alloc(32))
    const sender = { database: world.gateway.database, currency: currencyOf('USD'), timezone: 'UTC', mail: mail! }
    onTestFinished(() => mail?.close())
    console.log(await deliverLetters(sender))
    console.log(server.arrived[0]?.raw, await world.database.sql('select state, problem, due_at from letter'))
  })
})
