import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { type HttpContext, markErrors, reportErrors } from './graphql-errors.ts'

const listener: GraphQLRequestListener<HttpContext> = {
  async didResolveSource(context) {
    Object.assign(context, { document: context.contextValue.guarded?.document })
  },
  didEncounterErrors: reportErrors,
  willSendResponse: markErrors,
}

/** What the gateway adds to Apollo: it is handed what the guard let through and nothing else. */
export const guardedRequests: ApolloServerPlugin<HttpContext> = {
  async requestDidStart({ request, contextValue: { guarded } }) {
    const { operationName, variables } = guarded ?? {}
    // The document is there; Apollo would hash its text for each request.
    Object.assign(request, { query: guarded && 'guarded', operationName, variables })
    return listener
  },
}
