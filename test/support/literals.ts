import { parseSync } from 'vite'

/** A node of a syntax tree. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Whether a value is a node of a syntax tree. */
const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The name of an identifier; empty for all other nodes. */
export const nameOf = (node: unknown) =>
  isSyntaxNode(node) && typeof node.name === 'string' ? node.name : ''

/** The texts that `textOf` reads from the nodes of a file, without what lies within nodes that `isLeftOut` names, and without types and imports. */
export function textsIn(
  code: string,
  path: string,
  textOf: (node: SyntaxNode, parent: SyntaxNode | undefined) => string | undefined,
  isLeftOut: (node: SyntaxNode) => boolean,
): string[] {
  const found: string[] = []
  const read = (node: SyntaxNode, parent: SyntaxNode | undefined) => {
    if (isOfTypes(node) || isLeftOut(node)) return
    const text = textOf(node, parent)
    if (text !== undefined) found.push(text)
    for (const value of Object.values(node))
      for (const one of Array.isArray(value) ? value : [value])
        if (isSyntaxNode(one)) read(one, node)
  }
  read(parseSync(path, code).program as unknown as SyntaxNode, undefined)
  return found
}

function isOfTypes({ type }: SyntaxNode): boolean {
  return /^TS(?!As|Satisfies|NonNull)|^Import|^Export(?:All|Default)/.test(type)
}

/** The text of a template literal, with … for what is filled in. */
export function templateText({ quasis }: SyntaxNode): string {
  return (quasis as readonly SyntaxNode[])
    .map(({ value }) => String((value as { readonly cooked: string }).cooked))
    .join('…')
}
