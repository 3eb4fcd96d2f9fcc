import {
  type ArgumentNode,
  type GraphQLCompositeType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { schema } from '../../../support/reads/questions.ts'
import type { OpenCache } from './cache.ts'

/** Relay's store. */
export const openRelay: OpenCache = (variables) => {
  const network = Network.create(() => Promise.reject(new Error('nothing is asked')))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const operationOf = (query: string) => createOperationDescriptor(compiled(query), variables)
  return {
    write: async (query, data) => environment.commitPayload(operationOf(query), data as never),
    read: async (query) => environment.lookup(operationOf(query).fragment).data,
  }
}

/** What Relay's compiler makes of a query: there are no fragments in ours but by type, and no aliases. */
function compiled(query: string): ConcreteRequest {
  const [operation] = parse(query).definitions
  const root = schema.getQueryType()
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !root) throw new Error('no query')
  const { variableDefinitions = [], selectionSet } = operation
  const name = 'query'
  const selections = selectionsOf(root, selectionSet)
  const argumentDefinitions = variableDefinitions.map(({ variable }) => ({
    kind: 'LocalArgument',
    name: variable.name.value,
    defaultValue: null,
  }))
  return {
    kind: 'Request',
    fragment: {
      kind: 'Fragment',
      name,
      type: 'Query',
      metadata: null,
      argumentDefinitions,
      selections,
    },
    operation: { kind: 'Operation', name, argumentDefinitions, selections },
    params: { id: null, cacheID: query, metadata: {}, name, operationKind: 'query', text: query },
  } as unknown as ConcreteRequest
}

function selectionsOf(type: GraphQLCompositeType, { selections }: SelectionSetNode): object[] {
  return selections.map((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) throw new Error('no fragments with names')
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const narrow = schema.getType(node.typeCondition?.name.value ?? type.name)
      if (!isObjectType(narrow)) throw new Error('only fragments of one type')
      const inner = selectionsOf(narrow, node.selectionSet)
      return { kind: 'InlineFragment', type: narrow.name, abstractKey: null, selections: inner }
    }
    const name = node.name.value
    const shared = { alias: null, name, storageKey: null, args: (node.arguments ?? []).map(given) }
    const field = 'getFields' in type ? type.getFields()[name] : undefined
    const shown = field && getNamedType(field.type)
    if (field === undefined || !isCompositeType(shown) || node.selectionSet === undefined)
      return { kind: 'ScalarField', ...shared }
    return {
      kind: 'LinkedField',
      ...shared,
      concreteType: isAbstractType(shown) ? null : shown.name,
      plural: isListType(getNullableType(field.type)),
      selections: selectionsOf(shown, node.selectionSet),
    }
  })
}

function given({ name: { value: name }, value }: ArgumentNode): object {
  if (value.kind === Kind.VARIABLE)
    return { kind: 'Variable', name, variableName: value.name.value }
  return { kind: 'Literal', name, value: valueFromASTUntyped(value) }
}
