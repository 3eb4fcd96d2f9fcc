import { CloseCode, type Context } from 'graphql-ws'
import { bearerToken, TokenRefused } from '../../identity/verify.ts'
import { MemberBlocked } from '../../lending/member/known-members.ts'
import type { Client } from './client.ts'
import type { LiveEndpoint } from './endpoint.ts'
import { openSession } from './session.ts'

const TOO_MANY = 4429

type Ctx = Context<Record<string, unknown>, Client>

/** Accepts a socket with a valid token: from connectionParams.authorization, or the header of the upgrade. */
export async function connect(
  endpoint: LiveEndpoint,
  { extra, connectionParams }: Ctx,
): Promise<boolean> {
  const { socket, authorization, address } = extra
  const given = connectionParams?.authorization ?? authorization
  const ended = (reason: string) => socket.close(CloseCode.Forbidden, reason)
  try {
    const token = bearerToken(typeof given === 'string' ? given : undefined)
    const session = await openSession(endpoint, token, ended)
    const leave = await endpoint.connections.take(session.viewer.id)
    if (leave && socket.readyState === socket.OPEN) {
      Object.assign(extra, { session, leave })
      return true
    }
    leave?.()
    session.stop()
    socket.close(TOO_MANY, 'Too many connections')
  } catch (error) {
    if (error instanceof TokenRefused) endpoint.rateLimiter.noteBadToken(address)
    socket.close(...closing(error))
  }
  return false
}

function closing(error: unknown): [code: number, reason: string] {
  if (error instanceof MemberBlocked) return [CloseCode.Forbidden, 'Blocked']
  if (!(error instanceof TokenRefused)) return [1013, 'Try again later']
  // Clients reconnect after 4403, with a fresh token; after 4401 they do not.
  return error.code === 'TOKEN_EXPIRED'
    ? [CloseCode.Forbidden, 'Token expired']
    : [CloseCode.Unauthorized, error.code === 'WRONG_CELL' ? 'Wrong cell' : 'Unauthorized']
}

/** A ping with a fresh token extends the session. */
export async function renew({ extra: { session, socket } }: Ctx, payload: unknown): Promise<void> {
  const given = (payload as { readonly authorization?: unknown } | undefined)?.authorization
  if (given === undefined || session === undefined) return
  const token = /^Bearer +(\S+)$/i.exec(String(given))?.[1] ?? ''
  if (!(await session.renew(token))) socket.close(CloseCode.Forbidden, 'Token refused')
}
