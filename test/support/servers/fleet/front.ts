import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** One address for several gateways: each request and each socket goes to the next in turn; /metrics adds up theirs. */
export async function startFront(urls: readonly string[]) {
  let turn = 0
  const next = () => {
    turn += 1
    return { host: '127.0.0.1', port: Number(new URL(urls[turn % urls.length] ?? '').port) }
  }
  const server = createServer((request, response) => {
    if (request.url === '/metrics') return void added(urls).then((text) => response.end(text))
    const { method, url: path = '/' } = request
    // Each on a connection of its own, as the next worker in turn gets it.
    const headers = ownHeaders(request)
    const upstream = send({ ...next(), method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, ownHeaders(answer))
      answer.on('error', () => response.destroy()).pipe(response)
    })
    upstream.on('error', () => (response.headersSent ? response.destroy() : fail()))
    const fail = () => response.writeHead(502).end()
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  })
  const sockets = new Set<Duplex>()
  server.on('upgrade', (request, client, head) => {
    const { host, port } = next()
    const upstream = connect(port, host)
    upstream.setNoDelay()
    upstream.write(Buffer.concat([opening(request), head]))
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => sockets.delete(from) && to.end())
      from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** All headers, except those for one connection alone. */
function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  return pairs(rawHeaders).flatMap(([name, value]) =>
    /^(connection|keep-alive)$/i.test(name) ? [] : [name, value],
  )
}

/** How a request for a socket began. */
function opening({ method, url, rawHeaders }: IncomingMessage): Buffer {
  const headers = pairs(rawHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`, 'latin1')
}

function pairs(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []))
}

/** The metrics of several gateways and their workers, in one. */
async function added(urls: readonly string[]): Promise<string> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()))
  const sums = new Map<string, number>()
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [, labelled = '', value] = /^([^#\s].*) (\S+)$/.exec(line) ?? []
    const series = labelled.replace(/,?worker="\w+"/, '').replace('{}', '')
    if (value !== undefined) sums.set(series, (sums.get(series) ?? 0) + Number(value))
  }
  return [...sums].map(([series, value]) => `${series} ${value}\n`).join('')
}
