import { expect } from 'vitest'
import { routes } from '../../../src/rest-bridge/routes.ts'
import type { Answer, Body } from '../http-client.ts'
import { normaliser } from '../reads/normalised.ts'
import type { World } from '../world.ts'

/** What is sent for an example, besides the operation. */
interface Call {
  readonly token: string
  readonly parameters?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  readonly body?: unknown
  readonly key?: string
  /** Puts what chance orders into an order. */
  readonly arrange?: (body: Body) => Body
}

/** Sends requests by operation id, and records each with its response as an example. `now` is the time of the world when it began. */
export function exampleCalls(world: World, now: Date) {
  const recorded: Record<string, Body> = {}
  const normalise = normaliser(now)
  const send = async (operationId: string, call: Call): Promise<Answer> => {
    const { token, parameters = {}, body, key, arrange = (shown) => shown } = call
    const { method, path } = rowOf(operationId)
    const asked = Object.entries(parameters).filter(([name]) => !path.includes(`{${name}}`))
    const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]))
    const answer = await world.rest(method, `${filled}${query.size > 0 ? `?${query}` : ''}`, {
      token,
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
    recorded[operationId] = normalise({
      parameters: { ...parameters, ...(key !== undefined && { 'Idempotency-Key': key }) },
      ...(body !== undefined && { body }),
      ...(typeof answer.body === 'object' && { response: arrange(answer.body) }),
    })
    return answer
  }
  /** Records an error under its code. */
  const refused = async (code: string, ...request: Parameters<typeof world.rest>) => {
    const { body } = await world.rest(...request)
    expect(body.error.code).toBe(code)
    recorded[code] = normalise({ response: body })
  }
  return { recorded, send, refused }
}

/** Operations that no row describes: they follow from the tiles of a row. */
const withoutRow: Readonly<Record<string, { readonly method: 'GET'; readonly path: string }>> = {
  getLoanTileJson: { method: 'GET', path: '/map/loans.json' },
  getProfileTileJson: { method: 'GET', path: '/map/profiles.json' },
}

function rowOf(operationId: string) {
  const row =
    withoutRow[operationId] ??
    routes.find(({ document }) => new RegExp(`^(query|mutation) ${operationId}\\b`).test(document))
  if (row === undefined) throw new Error(`no operation ${operationId}`)
  return row
}
