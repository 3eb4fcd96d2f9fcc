import type { ApolloServerPlugin } from '@apollo/server'
import type { HttpContext } from './apollo.ts'

/** Apollo plugins; each sees every GraphQL operation over HTTP. */
export type Plugins = readonly ApolloServerPlugin<HttpContext>[]

/** This gateway's plugins; docs/decisions/0030-apollo-plugins.md says what they see, and what the first one costs. */
export const plugins: Plugins = []
