import { insistentClient } from '../clients/patient-client.ts'
import type { Body } from '../http-client.ts'
import type { World } from '../world.ts'

/** A member of a world, and calls in their name. */
export interface Person {
  readonly id: string
  readonly token: string
  call(method: string, path: string, body?: object, headers?: object): ReturnType<World['rest']>
  /** What they are told, newest first. */
  news(): Promise<Body[]>
  wallet(): Promise<Body>
}

/** Somebody with so much money, with the scopes and the name in their token. */
export async function personOf(
  world: Pick<World, 'rest' | 'token'>,
  subject: string,
  {
    amount = 0,
    ...claims
  }: {
    readonly amount?: number
    readonly scope?: string
    readonly name?: string
    readonly email?: string
  } = {},
): Promise<Person> {
  const token = await world.token(subject, claims)
  const ask = insistentClient(world.rest)
  const call: Person['call'] = (method, path, body, headers) =>
    ask(method, path, {
      token,
      ...(body && { body }),
      ...(headers && { headers: { ...headers } }),
    })
  const { id } = (await call('GET', '/profile')).body.profile
  if (amount > 0) await call('POST', '/wallet/deposit', { amount })
  return {
    id,
    token,
    call,
    news: async () => (await call('GET', '/notifications?limit=100')).body.notifications,
    wallet: async () => (await call('GET', '/wallet')).body.wallet,
  }
}

/** The status of a refusal and its first reason. */
export function refused({
  status,
  body,
}: {
  readonly status: number
  readonly body: Body
}): Body[] {
  return [status, body.error?.code, body.error?.details?.[0]]
}
