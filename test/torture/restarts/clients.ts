import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Clients that hold on to a gateway and never answer it: a WebSocket with a subscription that is not read, and where stubborn also a reader who stops and a sender who does. Returns what lets go. */
export async function holdOn(url: string, token: string, stubborn: boolean): Promise<() => void> {
  const held = [await unread(url, token)]
  if (stubborn) held.push(await stoppedReader(url), await stoppedSender(url, token))
  return () => {
    for (const socket of held) socket.destroy()
  }
}

async function unread(url: string, token: string): Promise<Socket> {
  const socket = await open(url)
  socket.write(
    [
      'GET /graphql HTTP/1.1',
      `Host: ${new URL(url).host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      `Authorization: Bearer ${token}`,
      '\r\n',
    ].join('\r\n'),
  )
  await once(socket, 'data')
  socket.write(frame({ type: 'connection_init' }))
  await once(socket, 'data')
  const query = 'subscription { walletChanged { balance } }'
  socket.write(frame({ type: 'subscribe', id: '1', payload: { query } }))
  return socket.pause()
}

/** Asks for more than any buffer holds, and reads none of it. */
async function stoppedReader(url: string): Promise<Socket> {
  const socket = await open(url)
  socket.pause()
  const { host } = new URL(url)
  socket.write(`GET /openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(40))
  return socket
}

/** A request whose body never comes to its end. */
async function stoppedSender(url: string, token: string): Promise<Socket> {
  const socket = await open(url)
  const { host } = new URL(url)
  socket.write(
    `POST /wallet/deposit HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"amo`,
  )
  return socket
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** A masked text frame; short ones only. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  if (text.length > 125) throw new Error('too long for a short frame')
  // A mask of zeros leaves the text as it is.
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text])
}
