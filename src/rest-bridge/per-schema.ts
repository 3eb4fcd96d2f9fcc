import type { GraphQLSchema } from 'graphql'

/** Makes something from a schema and another value only once, since that takes long: several parts of the program, and all gateways of a process, ask for it. */
export function perSchema<Of, Made>(
  make: (schema: GraphQLSchema, of: Of) => Made,
): (schema: GraphQLSchema, of: Of) => Made {
  const known = new WeakMap<GraphQLSchema, Map<Of, Made>>()
  return (schema, of) => {
    const made = known.get(schema) ?? new Map<Of, Made>()
    known.set(schema, made)
    if (!made.has(of)) made.set(of, make(schema, of))
    return made.get(of) as Made
  }
}
