import { type DirectiveNode, type GraphQLSchema, getDirectiveValues } from 'graphql'

/** A part of the schema that a directive can stand on. */
export interface Marked {
  readonly astNode?: { readonly directives?: readonly DirectiveNode[] } | null | undefined
}

/** What a directive says of a part of the schema; undefined where it does not stand. */
export function directive(
  schema: GraphQLSchema,
  { astNode }: Marked,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const definition = schema.getDirective(name)
  return definition && astNode ? getDirectiveValues(definition, astNode) : undefined
}
