import { Client, fetchExchange, mapExchange, subscriptionExchange } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { language } from '../language/language.ts'
import type { Session } from '../session/session.ts'
import { type Asked, noticeAsked } from './asked.ts'
import { cache } from './cache.ts'
import type { Connection } from './connection.ts'
import { keepShown } from './keep-shown.ts'
import { newest } from './newest.ts'
import { plainWords } from './plain-words.ts'
import { refetch } from './refetch.ts'

/** Opens a client of the public API, whose answers are kept record by record. */
export function openClient(session: Session, connection: Connection, asked: Asked): Client {
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    // Refusals come in the language of the page.
    fetchOptions: () => ({ headers: { 'accept-language': language.get() } }),
    requestPolicy: 'cache-and-network',
    exchanges: [
      keepShown(),
      plainWords(),
      noticeAsked(asked),
      mapExchange({
        onError: ({ graphQLErrors }) => {
          const isFrozen = graphQLErrors.some(({ extensions }) => extensions.code === 'BLOCKED')
          if (isFrozen) session.standing.set('frozen')
        },
      }),
      refetch(connection),
      cache(),
      newest(),
      authorize(session),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables = {} }) => ({
          subscribe: (sink) => ({
            unsubscribe: connection.subscribe({ query, variables }, sink as never),
          }),
        }),
      }),
    ],
  })
}

/** Sends the session's token, and asks once for another when one is refused. */
function authorize(session: Session) {
  return authExchange(async (tools) => {
    let token = await session.token().catch(() => undefined)
    return {
      addAuthToOperation: (operation) =>
        token === undefined
          ? operation
          : tools.appendHeaders(operation, { authorization: `Bearer ${token}` }),
      didAuthError: ({ response }) => (response as Response | undefined)?.status === 401,
      willAuthError: () => token === undefined || !session.holds(token),
      async refreshAuth() {
        if (token !== undefined && session.holds(token)) session.refused()
        token = await session.token().catch(() => undefined)
      },
    }
  })
}
