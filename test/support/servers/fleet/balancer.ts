import { once } from 'node:events'
import { Agent, createServer, get, request as send } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 100
const QUEUE_MS = 10_000
/** Less than gateways wait before they stop, so that one that is slow to answer is not taken for one that runs. */
const ANSWER_MS = 1_000

/** A balancer as people run them: requests go in turns to those gateways whose /readyz says 200. */
export async function startBalancer() {
  const ready = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let over = false
  const next = async () => {
    // One that is slow to say that it is ready is waited for.
    for (let waited = 0; waited < QUEUE_MS; waited += LOOK_MS) {
      const urls = [...ready].filter(([, is]) => is).map(([url]) => url)
      turn += 1
      if (urls.length > 0) return urls[turn % urls.length]
      await sleep(LOOK_MS)
    }
    return undefined
  }
  const server = createServer(async (request, response) => {
    const url = await next()
    const fail = () => (response.headersSent ? response.destroy() : response.writeHead(502).end())
    if (url === undefined) return void fail()
    const { method, headers } = request
    const upstream = send(url + request.url, { method, headers, agent }, (answer) => {
      // This connection is the balancer's to close.
      const { connection: _, 'keep-alive': __, ...kept } = answer.headers
      response.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(response)
    })
    upstream.on('error', fail)
    request.pipe(upstream)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const check = async (url: string) => {
    const is = await isReady(url)
    if (ready.has(url)) ready.set(url, is)
  }
  const look = async () => {
    while (!over) {
      await Promise.all([...ready.keys()].map(check))
      await sleep(LOOK_MS)
    }
  }
  const looking = look()
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    add: (url: string) => void ready.set(url, false),
    remove: (url: string) => void ready.delete(url),
    ready: (url: string) => ready.get(url) ?? false,
    close: async () => {
      over = true
      await looking
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}

function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${url}/readyz`, { agent: false, timeout: ANSWER_MS }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on('timeout', () => asked.destroy()).on('error', () => resolve(false))
  })
}
