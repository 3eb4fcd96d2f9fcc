import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from '@apollo/server'
import type { Execute } from '../execution/index.ts'
import { type HttpContext, markErrors, reportErrors } from './graphql-errors.ts'

const listener: GraphQLRequestListener<HttpContext> = {
  async didResolveSource(context) {
    Object.assign(context, { document: context.contextValue.guarded?.document })
  },
  didEncounterErrors: reportErrors,
  willSendResponse: markErrors,
}

/** What the gateway adds to Apollo: it is handed what the guard let through and nothing else. */
export function guardedRequests(isWatched: boolean): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart({ request, contextValue: { guarded } }) {
      const { operationName, variables, text } = guarded ?? {}
      // The document is there; Apollo would hash its text for each request, and plugins alone have a use for that.
      const query = isWatched ? text : guarded && 'guarded'
      Object.assign(request, { query, operationName, variables })
      return listener
    },
  }
}

/** Answers what was compiled from within Apollo, where plugins see it. */
export function compiledAnswers(execute: Execute): ApolloServerPlugin<HttpContext> {
  const answering: GraphQLRequestListener<HttpContext> = {
    async responseForOperation({ contextValue }) {
      const { guarded } = contextValue
      const singleResult = guarded && (await execute(guarded, contextValue))
      if (singleResult === undefined) return null
      return {
        http: { headers: new HeaderMap() },
        body: { kind: 'single', singleResult },
      }
    },
  }
  return { requestDidStart: async () => answering }
}
