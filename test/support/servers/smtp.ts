import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A letter as it arrived. */
export interface Arrived extends ParsedMail {
  readonly recipients: readonly string[]
  readonly raw: string
}

/** A real mail server, which refuses some recipients. */
export interface MailServer {
  readonly port: number
  /** A URL for SMTP_URL. */
  readonly url: string
  readonly arrived: Arrived[]
  /** How many times somebody connected. */
  readonly connections: () => number
  close(): Promise<void>
}

interface Behaviour {
  /** What is answered to a recipient: undefined accepts. */
  readonly recipient?: (address: string) => Promise<string | undefined> | string | undefined
  /** What is answered to the text of a letter: undefined accepts. */
  readonly text?: (letter: Arrived) => Promise<string | undefined> | string | undefined
  readonly options?: SMTPServerOptions
  /** Where it listens; a free port if none is given. */
  readonly port?: number
}

const refusal = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

/** Starts a mail server on a port of its own. */
export async function startMailServer({
  recipient,
  text,
  options,
  port: wanted = 0,
}: Behaviour = {}): Promise<MailServer> {
  const arrived: Arrived[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onRcptTo: async ({ address }, _session, done) => {
      const answer = await recipient?.(address)
      done(answer === undefined ? null : refusal(answer))
    },
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const raw = Buffer.concat(chunks)
      const recipients = envelope.rcptTo.map(({ address }) => address)
      const letter = { ...(await simpleParser(raw)), recipients, raw: raw.toString('utf8') }
      const answer = await text?.(letter)
      if (answer === undefined) arrived.push(letter)
      done(answer === undefined ? null : refusal(answer))
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(wanted, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}?tls=optional`,
    arrived,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
