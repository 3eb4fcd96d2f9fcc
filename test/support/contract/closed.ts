import type { Body } from '../http-client.ts'

/** Objects with nothing but what they declare: clients may expect more to come, but tests must not. */
export function closed(node: Body): Body {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]))
  const isOpen = node.type !== 'object' || !node.properties || 'additionalProperties' in node
  return isOpen ? copy : { ...copy, additionalProperties: false }
}
