import { gql } from '@urql/core'
import { afterEach, expect, it, vi } from 'vitest'
import { openClient } from '../../app/src/api/client.ts'
import type { Connection } from '../../app/src/api/connection.ts'
import type { Session } from '../../app/src/session/session.ts'
import { createStore } from '../../app/src/store.ts'

afterEach(() => vi.unstubAllGlobals())

const error = { message: 'Not now.', path: ['loans'], extensions: { code: 'UNAVAILABLE' } }

it.each([{ data: null, errors: [error] }, { errors: [error] }])(
  'an answer that failed as a whole has no data, as one that has not come: %j',
  async (body) => {
    const headers = { 'content-type': 'application/json' }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 503, headers }))
    const connection = { generation: createStore(1) } as unknown as Connection
    const session = { token: async () => 'token', holds: () => true } as unknown as Session
    const client = openClient(session, connection, createStore(undefined))
    const query = gql('query Loans { loans { nodes { id } } }')
    const { data, error: refused } = await client.query(query, {}).toPromise()
    expect([data, refused?.message]).toEqual([undefined, 'Not now.'])
  },
)
