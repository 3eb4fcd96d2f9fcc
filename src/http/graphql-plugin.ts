import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server'
import { type HttpContext, markErrors, reportErrors } from './graphql-errors.ts'

const listener: GraphQLRequestListener<HttpContext> = {
  async didResolveSource(context) {
    Object.assign(context, { document: context.contextValue.guarded?.document })
  },
  didEncounterErrors: reportErrors,
  willSendResponse: markErrors,
}

/** Gives Apollo the documents that the guard admitted, and nothing else. */
export const guardedRequests: ApolloServerPlugin<HttpContext> = {
  async requestDidStart({ request, contextValue: { guarded } }) {
    const { operationName, variables } = guarded ?? {}
    // Without a text here, Apollo would hash the document's for each request.
    Object.assign(request, { query: guarded && 'guarded', operationName, variables })
    return listener
  },
}
