import type { GraphQLSchema } from 'graphql'
import { ConfigError } from '../config/error.ts'
import { readManifest } from '../config/manifest.ts'
import type { Config } from '../config.ts'
import { createGuard, type Guard, type GuardOptions } from '../http/guard/guard.ts'
import { trusting } from '../http/guard/request.ts'

/** Creates the guard of GraphQL documents; throws if it would refuse a trusted one. */
export function openGuard(
  config: Config,
  schema: GraphQLSchema,
  told: Pick<GuardOptions, 'refused' | 'trusts'>,
): Guard {
  const { INTROSPECTION: introspection, TRUSTED_DOCUMENTS: manifest, APP_MODE: mode } = config
  const documents = manifest === undefined ? new Map<string, string>() : readManifest(manifest)
  return createGuard({
    schema,
    introspection,
    suggestions: introspection && mode === 'development',
    trusted: trusting(documents, config.TRUSTED_DOCUMENTS_ONLY),
    ...told,
  })
}

/** Checks the trusted documents, if there are any, before anything starts; throws a ConfigError if one is refused. */
export function checkDocuments(config: Config, schemaOf: () => GraphQLSchema): void {
  if (config.TRUSTED_DOCUMENTS === undefined) return
  try {
    openGuard(config, schemaOf(), { refused: () => undefined })
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error))
  }
}
