import type { ApolloServerPlugin } from '@apollo/server'
import type { HttpContext } from './graphql-errors.ts'

/** Apollo plugins as the GraphQL door takes them: each sees every operation over HTTP. */
export type Plugins = readonly ApolloServerPlugin<HttpContext>[]

/** The plugins of this gateway; docs/decisions/0030-apollo-plugins.md says what they see, and what the first one costs. */
export const plugins: Plugins = []
