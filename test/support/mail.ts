import { deliverLetters } from '../../src/lending/mail/deliver.ts'
import { openSmtp } from '../../src/mail/smtp.ts'
import { currencyOf } from '../../src/money.ts'
import { type Person, personOf } from './market/operating.ts'
import { type Arrived, type MailServer, startMailServer } from './servers/smtp.ts'
import { startWorld, type World } from './world.ts'

type Sender = Parameters<typeof deliverLetters>[0]
type Sent = Awaited<ReturnType<typeof deliverLetters>>

/** A world that sends letters, when a test says so, and the mail server that gets them. */
export interface MailWorld {
  readonly world: World
  readonly server: MailServer
  /** What the server says to an address; it accepts all others. */
  readonly answers: Map<string, string>
  /** Sends the letters whose time has come, and returns those that have arrived. */
  deliver(more?: Partial<Sender>): Promise<Arrived[]>
  /** The same, with what the sender says of it. */
  counted(more?: Partial<Sender>): Promise<Sent>
  /** Somebody whose address is known, for whom it is this hour now. */
  person(subject: string, hour?: number): Promise<Person>
  /** The newest letter to somebody as operators see it. */
  letter(person: Person): Promise<Readonly<Record<string, string>>>
  close(): Promise<void>
}

const from = 'Lending <letters@lending.example>'

/** Starts both. */
export async function startMailWorld(
  more: Readonly<Record<string, string>> = {},
): Promise<MailWorld> {
  const answers = new Map<string, string>()
  const server = await startMailServer({ recipient: (address) => answers.get(address) })
  const settings = { SMTP_URL: server.url, MAIL_FROM: from, PUBLIC_URL: 'https://lending.example' }
  const world = await startWorld({ ...settings, ...more })
  await world.database.sql("delete from pgboss.schedule where name = 'send-mail'")
  const sam = await personOf(world, 'sam', { scope: 'lending:support' })
  const counted: MailWorld['counted'] = async (given) => {
    const smtp = openSmtp(server.url, from)
    try {
      const { database } = world.gateway
      const mail = {
        ...smtp,
        url: settings.PUBLIC_URL,
        key: await keyOf(world),
        eventSecret: undefined,
      }
      return await deliverLetters({
        database,
        currency: currencyOf('USD'),
        timezone: 'UTC',
        supportEmail: 'help@lending.example',
        mail,
        ...given,
      })
    } finally {
      smtp.close()
    }
  }
  return {
    world,
    server,
    answers,
    counted,
    deliver: async (given) => {
      server.arrived.splice(0)
      await counted(given)
      return [...server.arrived]
    },
    person: async (subject, hour = 12) => {
      const one = await personOf(world, subject, { email: `${subject}@example.org`, name: subject })
      await one.call('PUT', '/preferences', { timezone: zoneAt(hour) })
      // Nothing of before is to come.
      await world.database.sql('delete from letter where user_id = $1', [one.id])
      return one
    },
    letter: async ({ id }) =>
      (await sam.call('GET', `/operator/members/${id}/letters?limit=1`)).body.letters[0],
    close: async () => {
      await world.close()
      await server.close()
    },
  }
}

/** The key of the gateway's own links. */
async function keyOf({ database }: World) {
  const { createHmac, createSecretKey } = await import('node:crypto')
  const [row] = await database.sql<{ key: Buffer }>('select point_key as key from deployment')
  return createSecretKey(
    createHmac('sha256', row?.key ?? '')
      .update('mail')
      .digest(),
  )
}

/** A time zone in which it is this hour now. */
export function zoneAt(hour: number): string {
  const ahead = ((((hour - new Date().getUTCHours() + 36) % 24) + 24) % 24) - 12
  // The names of these zones have the sign of POSIX.
  return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** The URL of a link in a letter, as a path of the gateway. */
export function pathIn(text: string | undefined, act: string): string {
  const [, path] = new RegExp(`https://lending\\.example(/mail/${act}/\\S+)`).exec(text ?? '') ?? []
  if (path === undefined) throw new Error(`the letter has no link to ${act}`)
  return path
}
