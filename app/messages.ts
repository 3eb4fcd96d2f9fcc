import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import type { Message } from './src/language/message.ts'

type Texts = Readonly<Record<string, string>>

/**
 * Compiles the catalogues, `messages/<language>.ts`, so that browsers need no parser of ICU MessageFormat. A message that can't be read,
 * or that takes other values than the English one, fails the build. `read` gives the texts of a catalogue; tests make up a language with it.
 */
export function messages(read = textsOf): Plugin {
  return {
    name: 'messages',
    async load(id) {
      const [, language] = /\/messages\/([a-z]{2})\.ts$/.exec(id) ?? []
      if (language === undefined) return
      this.addWatchFile(id)
      const [texts, english] = await Promise.all([
        read(id, language),
        textsOf(join(dirname(id), 'en.ts'), 'en'),
      ])
      const compiled = Object.entries(texts).map(([key, text]) => {
        const where = `${key} of ${id}`
        const [own, first] = [parsed(text, where), parsed(english[key] ?? '', where)]
        if (namesIn(own) !== namesIn(first))
          throw new Error(`${where} takes ${namesIn(own)}, but in English ${namesIn(first)}`)
        return [key, compile(own)]
      })
      return `export const ${language} = ${JSON.stringify(Object.fromEntries(compiled))}`
    },
  }
}

/** The texts of a catalogue, from its file. */
export async function textsOf(path: string, language: string): Promise<Texts> {
  const module: unknown = await import(`${pathToFileURL(path)}?${Date.now()}`)
  return (module as Record<string, Texts>)[language] ?? {}
}

function parsed(text: string, where: string): MessageFormatElement[] {
  try {
    return parse(text, { shouldParseSkeletons: false })
  } catch (cause) {
    throw new Error(`${where} is not in ICU MessageFormat: ${text}`, { cause })
  }
}

/** The values and tags that a message takes, as one text. */
function namesIn(parts: readonly MessageFormatElement[]): string {
  const names = (some: readonly MessageFormatElement[]): string[] =>
    some.flatMap((part) => {
      if (part.type === TYPE.literal || part.type === TYPE.pound) return []
      if (part.type === TYPE.tag) return [`<${part.value}>`, ...names(part.children)]
      if (part.type !== TYPE.plural && part.type !== TYPE.select) return [part.value]
      return [part.value, ...Object.values(part.options).flatMap(({ value }) => names(value))]
    })
  return [...new Set(names(parts))].toSorted().join(', ')
}

function compile(parts: readonly MessageFormatElement[]): Message {
  const [first = { type: TYPE.literal, value: '' }, ...others] = parts
  if (others.length === 0 && first.type === TYPE.literal) return first.value
  return parts.map((part) => {
    if (part.type === TYPE.literal) return part.value
    if (part.type === TYPE.pound) return 0
    if (part.type === TYPE.argument) return [part.value]
    if (part.type === TYPE.number) return [part.value, 'number']
    if (part.type === TYPE.tag) return [part.value, 'tag', compile(part.children)]
    if (part.type === TYPE.date || part.type === TYPE.time)
      throw new Error(`give {${part.value}} as a text, by parts/time.ts`)
    const options = Object.entries(part.options).map(([of, { value }]) => [of, compile(value)])
    const kind = part.type === TYPE.plural ? 'plural' : 'select'
    return [part.value, kind, Object.fromEntries(options)]
  })
}
