import { type FieldNode, type GraphQLField, getArgumentValues, Kind, visit } from 'graphql'
import type { Compiled } from './plan.ts'
import { Irregular, type Run } from './run.ts'

type Values = Readonly<Record<string, unknown>>
const none: Values = Object.freeze({})

/** The arguments of a field: worked out once, or once a run where variables decide. */
export function argumentsOf(
  { memos }: Compiled,
  field: GraphQLField<unknown, unknown>,
  [node]: readonly FieldNode[],
): (run: Run) => Values {
  if (field.args.length === 0) return () => none
  if (node === undefined) throw new Irregular()
  if (variablesIn(node).length === 0) {
    const values = getArgumentValues(field, node)
    return () => values
  }
  const memo = memos.count
  memos.count += 1
  return (run) => {
    run.memos[memo] ??= getArgumentValues(field, node, run.variables)
    return run.memos[memo] as Values
  }
}

function variablesIn({ arguments: given = [] }: FieldNode): readonly string[] {
  const found: string[] = []
  for (const { value } of given)
    visit(value, { [Kind.VARIABLE]: ({ name }) => void found.push(name.value) })
  return found
}
