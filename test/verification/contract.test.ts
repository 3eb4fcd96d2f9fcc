import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type EventRequest, NotSigned } from '../../src/lending/payments/provider.ts'
import type { IdentityProvider, Subject } from '../../src/lending/verification/provider.ts'
import { openSandboxIdentity } from '../../src/verification/sandbox/index.ts'

/** A provider under test, and what the suite needs from its sandbox. A new provider is one more entry of `adapters`. */
interface Adapter {
  readonly provider: IdentityProvider
  /** The name of somebody whom it verifies, rejects, needs more from, or says nothing about. */
  readonly names: Readonly<Record<'verified' | 'rejected' | 'more_needed' | 'pending', string>>
  /** An event about a check as the provider sends it, with its headers. */
  readonly event: (reference: string, checkId: string, secondsAgo?: number) => EventRequest
}

const key = Buffer.alloc(32, 7)

const adapters: Readonly<Record<string, Adapter>> = {
  sandbox: {
    provider: openSandboxIdentity({ IDENTITY_EVENT_SECRET: `whsec_${key.toString('base64')}` }),
    names: {
      verified: 'Vera Verified',
      rejected: 'Rob Rejected',
      more_needed: 'Ina Incomplete',
      pending: 'Una Unanswered',
    },
    event: (reference, checkId, secondsAgo = 0) => {
      const body = JSON.stringify({ reference, check_id: checkId })
      const at = Math.floor(Date.now() / 1_000) - secondsAgo
      const mac = createHmac('sha256', key).update(`msg.${at}.${body}`).digest('base64')
      return {
        headers: {
          'webhook-id': 'msg',
          'webhook-timestamp': String(at),
          'webhook-signature': `v1,${mac}`,
        },
        body: Buffer.from(body),
      }
    },
  },
}

describe.each(Object.entries(adapters))('the identity provider %s', (_, adapter) => {
  const { provider, names, event } = adapter
  const subject = (fullName: string | null): Subject => ({
    checkId: randomUUID(),
    level: 'full',
    reference: null,
    starts: 1,
    fullName,
  })
  const begun = async (fullName: string | null): Promise<Subject> => {
    const one = subject(fullName)
    return { ...one, reference: (await provider.start(one)).reference }
  }

  it('starts a check once, however often it is asked to, and says where the member goes on', async () => {
    const one = subject(names.verified)
    const started = await Promise.all([1, 2, 3].map(() => provider.start(one)))
    started.push(await provider.start({ ...one, starts: 2 }))
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1)
    for (const { url, token } of started) expect(url ?? token).toBeTruthy()
  })

  it('gives every check a reference of its own', async () => {
    const [one, other] = [await begun(names.verified), await begun(names.verified)]
    expect(one.reference).not.toBe(other.reference)
  })

  it.each(Object.keys(names) as (keyof typeof names)[])(
    'says of a check that it is %s, again and again',
    async (state) => {
      const one = await begun(names[state])
      await expect.poll(async () => (await provider.ask(one))?.state).toBe(state)
      expect(await provider.ask(one)).toMatchObject({ state, reference: one.reference })
    },
  )

  it('verifies whom it needed more from, once they go on', async () => {
    const one = await begun(names.more_needed)
    await expect.poll(async () => (await provider.ask(one))?.state).toBe('more_needed')
    await provider.start({ ...one, starts: 2 })
    await expect
      .poll(async () => (await provider.ask({ ...one, starts: 2 }))?.state)
      .toBe('verified')
  })

  it('can be asked about somebody without a name', async () => {
    expect(await provider.ask(await begun(null))).toHaveProperty('state')
  })

  it('reads its events, by which the gateway finds the check', async () => {
    const one = await begun(names.verified)
    const read = await provider.readEvent?.(event(one.reference ?? '', one.checkId))
    expect(read).toEqual({ reference: one.reference, checkId: one.checkId })
  })

  it('believes no event that it did not sign, or that is 5 minutes old', async () => {
    const real = event('r', randomUUID())
    const flipped = Buffer.from(real.body)
    flipped.writeUInt8((flipped.at(-2) ?? 0) ^ 1, flipped.length - 2)
    for (const request of [
      { ...real, headers: {} },
      { ...real, body: flipped },
      { ...real, body: Buffer.alloc(0) },
      event('r', randomUUID(), 301),
    ])
      await expect(provider.readEvent?.(request)).rejects.toThrow(NotSigned)
  })
})

it.each(['constructor', 'toString', '__proto__'])(
  'the sandbox verifies people whose names end with %s, as all others',
  async (word) => {
    const provider = openSandboxIdentity({ IDENTITY_EVENT_SECRET: undefined })
    const person = { level: 'full', reference: null, starts: 1, fullName: `Ada ${word}` } as const
    expect(await provider.ask({ checkId: randomUUID(), ...person })).toMatchObject({
      state: 'verified',
    })
  },
)
