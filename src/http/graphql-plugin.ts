import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { HeaderMap } from '@apollo/server'
import type { Execute } from '../execution/index.ts'
import { type HttpContext, markErrors, reportErrors } from './graphql-errors.ts'

/**
 * What the gateway adds to Apollo: it is handed what the guard let through and nothing else; queries that were
 * compiled are answered by what was compiled, and by Apollo itself as soon as there is an error to be shown.
 */
export function guardedRequests(execute: Execute): ApolloServerPlugin<HttpContext> {
  const listener: GraphQLRequestListener<HttpContext> = {
    async didResolveSource(context) {
      Object.assign(context, { document: context.contextValue.guarded?.document })
    },
    async responseForOperation({ contextValue: context, document }) {
      const { operationName, variables } = context.guarded ?? {}
      const singleResult = await execute({ document, operationName, variables, context })
      if (singleResult === undefined) return null
      return {
        http: { headers: new HeaderMap() },
        body: { kind: 'single', singleResult },
      }
    },
    didEncounterErrors: reportErrors,
    willSendResponse: markErrors,
  }
  return {
    async requestDidStart({ request, contextValue: { guarded } }) {
      const { operationName, variables } = guarded ?? {}
      // The document is there; Apollo would hash its text for each request.
      Object.assign(request, { query: guarded && 'guarded', operationName, variables })
      return listener
    },
  }
}
