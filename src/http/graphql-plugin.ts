import { type ApolloServerPlugin, type GraphQLRequestListener, HeaderMap } from '@apollo/server'
import type { Execute } from '../reads/execute.ts'
import { type HttpContext, markErrors, reportErrors } from './graphql-errors.ts'

const listener: GraphQLRequestListener<HttpContext> = {
  async didResolveSource(context) {
    Object.assign(context, { document: context.contextValue.guarded?.document })
  },
  didEncounterErrors: reportErrors,
  willSendResponse: markErrors,
}

/** Gives Apollo the documents that the guard admitted, and nothing else. */
export function guardedRequests(isWatched: boolean): ApolloServerPlugin<HttpContext> {
  return {
    async requestDidStart({ request, contextValue: { guarded } }) {
      const { operationName, variables, text } = guarded ?? {}
      // Only plugins use the text, and Apollo would hash it for each request.
      const query = isWatched ? text : guarded && 'guarded'
      Object.assign(request, { query, operationName, variables })
      // The guard has looked the hash up.
      if (guarded !== undefined) delete request.extensions?.persistedQuery
      return listener
    },
  }
}

/** Executes compiled queries from within Apollo, so that plugins see them. */
export function compiledAnswers(execute: Execute): ApolloServerPlugin<HttpContext> {
  const answering: GraphQLRequestListener<HttpContext> = {
    async responseForOperation({ contextValue }) {
      const { guarded } = contextValue
      // What was not compiled is left to Apollo.
      const left = async () => undefined
      const singleResult = guarded && (await execute(guarded, contextValue, left))
      if (singleResult === undefined) return null
      return {
        http: { headers: new HeaderMap() },
        body: { kind: 'single', singleResult },
      }
    },
  }
  return { requestDidStart: async () => answering }
}
