import { LRUCache } from 'lru-cache'
import { languageFor } from './index.ts'

const LONGEST = 500
/** The tags that a header names, most wanted first. */
const known = new LRUCache<string, readonly string[]>({ max: 500 })

/** The language that an Accept-Language header (RFC 9110) prefers of those that there are; undefined if it names none. */
export function acceptedLanguage(header: string | undefined): string | undefined {
  if (header === undefined || header.length > LONGEST) return undefined
  const tags = known.get(header) ?? tagsIn(header)
  known.set(header, tags)
  for (const tag of tags) {
    const language = languageFor(tag)
    if (language !== undefined) return language
  }
  return undefined
}

function tagsIn(header: string): readonly string[] {
  const wanted = header
    .split(',')
    .map(range)
    .filter(({ weight }) => weight > 0)
  return wanted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag)
}

function range(text: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim())
  const [, weight = '1'] =
    parameters.map((one) => /^q=([01](?:\.\d{0,3})?)$/i.exec(one)).find(Boolean) ?? []
  return { tag, weight: Number(weight) }
}
