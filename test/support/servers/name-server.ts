import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const [A, AAAA] = [1, 28]
const [ANSWERED, UNKNOWN] = [0x8180, 0x8183]

/** A name server on loopback that answers each question with the next addresses of its name, the last of them for ever. */
export async function startNameServer(names: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = []
  const server = createSocket('udp4', (query, from) => {
    const { name, end } = nameIn(query)
    const type = query.readUInt16BE(end)
    const addresses = names[name]
    const wanted = type === A ? asked.filter((one) => one === name).length : -1
    if (type === A) asked.push(name)
    const address = wanted < 0 ? undefined : (addresses?.[wanted] ?? addresses?.at(-1))
    const six = type === AAAA ? addresses?.find((one) => one.includes(':')) : undefined
    const found = type === A && !address?.includes(':') ? address : six
    server.send(replyTo(query, end, type, addresses !== undefined, found), from.port, from.address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${server.address().port}`,
    asked,
    close: () => server.close(),
  }
}

function nameIn(query: Buffer): { readonly name: string; readonly end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function replyTo(
  query: Buffer,
  end: number,
  type: number,
  known: boolean,
  address: string | undefined,
): Buffer {
  const header = Buffer.alloc(12)
  header.writeUInt16BE(query.readUInt16BE(0), 0)
  header.writeUInt16BE(known ? ANSWERED : UNKNOWN, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(address === undefined ? 0 : 1, 6)
  const question = query.subarray(12, end + 4)
  if (address === undefined) return Buffer.concat([header, question])
  const data = type === A ? Buffer.from(address.split('.').map(Number)) : sixteen(address)
  const answer = Buffer.alloc(12)
  answer.writeUInt16BE(0xc00c, 0)
  answer.writeUInt16BE(type, 2)
  answer.writeUInt16BE(1, 4)
  answer.writeUInt16BE(data.length, 10)
  return Buffer.concat([header, question, answer, data])
}

/** The bytes of an IPv6 address with one `::` at most. */
function sixteen(address: string): Buffer {
  const [head = '', tail] = address.split('::')
  const parts = (text: string) => text.split(':').filter(Boolean)
  const [before, after] = [parts(head), parts(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return Buffer.from(
    [...before, ...zeros, ...after].map((part) => part.padStart(4, '0')).join(''),
    'hex',
  )
}
