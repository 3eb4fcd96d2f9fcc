import { type GraphQLSchema, getOperationAST, parse } from 'graphql'
import { openFast } from '../../../src/reads/fast/index.ts'
import { type Execute, executing } from '../../../src/reads/index.ts'
import { type Plan, planOf } from '../../../src/reads/plan/plan.ts'

/** The plan of a document's operation; `grow` hears of the bytes that are kept for it. */
export function plan(
  schema: GraphQLSchema,
  text: string,
  operationName?: string,
  grow?: Plan['grow'],
): Plan {
  const document = parse(text)
  const operation = getOperationAST(document, operationName)
  if (!operation) throw new Error('no operation')
  return planOf(schema, document, operation, grow)
}

/** Execution by plans, of a schema that reads no database. */
export function planned(): Execute {
  return executing(openFast(undefined as never))
}
