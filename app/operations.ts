import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stripIgnoredCharacters, visit } from 'graphql'
import type { Plugin } from 'vite'

const CALL = /\bgraphql\(`([^`]+)`\)/g

/**
 * Replaces each graphql(`…`) by the text that is sent, with the fragments that it spreads: a screen loads its own operations, where
 * codegen's one map holds those of all screens, as trees.
 */
export function operations(): Plugin {
  let fragments: ReadonlyMap<string, string>
  return {
    name: 'operations',
    enforce: 'pre',
    buildStart() {
      fragments = fragmentsOf(join(import.meta.dirname, 'src'))
    },
    transform: (code) =>
      code.replaceAll(CALL, (_, text: string) => JSON.stringify(whole(text, fragments))),
  }
}

/** The text of each graphql(`…`) below a folder. */
function textsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith('graphql/'),
  )
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(CALL)].map(([, text = '']) => text),
  )
}

/** The text of every operation of the app, as it is sent. */
export function operationTexts(): readonly string[] {
  const folder = join(import.meta.dirname, 'src')
  const fragments = fragmentsOf(folder)
  return textsIn(folder)
    .filter((text) => !/^\s*fragment /.test(text))
    .map((text) => whole(text, fragments))
}

/** The text of every fragment below a folder, by its name. */
function fragmentsOf(folder: string): ReadonlyMap<string, string> {
  const found = textsIn(folder).flatMap((text) =>
    parse(text).definitions.flatMap(({ kind, loc, ...node }) =>
      kind === 'FragmentDefinition' && 'name' in node && loc
        ? [[node.name?.value ?? '', text.slice(loc.start, loc.end)] as const]
        : [],
    ),
  )
  return new Map(found)
}

/** A text with all fragments that it spreads and does not define, directly or in another. */
function whole(text: string, fragments: ReadonlyMap<string, string>): string {
  const defined = new Set<string>()
  const spread = new Set<string>()
  visit(parse(text), {
    FragmentDefinition: ({ name }) => void defined.add(name.value),
    FragmentSpread: ({ name }) => void spread.add(name.value),
  })
  const missing = [...spread].filter((name) => !defined.has(name))
  if (missing.length === 0) return stripIgnoredCharacters(text)
  const unknown = missing.filter((name) => !fragments.has(name))
  if (unknown.length > 0) throw new Error(`no fragment is called ${unknown.join(', ')}: ${text}`)
  return whole([text, ...missing.map((name) => fragments.get(name))].join('\n'), fragments)
}
