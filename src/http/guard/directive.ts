import { type DirectiveNode, type GraphQLSchema, getDirectiveValues } from 'graphql'

/** A part of the schema that can have directives. */
export interface Marked {
  readonly astNode?: { readonly directives?: readonly DirectiveNode[] } | null | undefined
}

/** A directive's arguments on a part of the schema; undefined if it is not there. */
export function directive(
  schema: GraphQLSchema,
  { astNode }: Marked,
  name: string,
): Readonly<Record<string, unknown>> | undefined {
  const definition = schema.getDirective(name)
  return definition && astNode ? getDirectiveValues(definition, astNode) : undefined
}
