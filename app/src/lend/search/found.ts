import { plain } from '../../parts/without-accents.ts'

/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

const word = /[\p{L}\p{N}]+/gu
/** So many letters of a word are what its forms have in common, at least. */
const ROOT_MIN = 3
/** How much of a text is shown before what was found in it. */
const BEFORE = 40
const EXCERPT = 140

/** Divides a text by what a search for some words finds in it: these words, in other forms too, and what begins like the last. */
export function piecesOf(text: string, q: string): readonly Piece[] {
  const sought = [...plain(q).matchAll(word)].map(([one]) => one)
  if (sought.length === 0) return [{ text, found: false }]
  const roots = new Set(sought.map(rootOf))
  const last = sought.at(-1) ?? ''
  const begins = last.length >= ROOT_MIN
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: one, index } of text.matchAll(word)) {
    const small = plain(one)
    if (!roots.has(rootOf(small)) && !(begins && small.startsWith(last))) continue
    pieces.push({ text: text.slice(at, index), found: false }, { text: one, found: true })
    at = index + one.length
  }
  return [...pieces, { text: text.slice(at), found: false }]
}

/** The part of a text in which something was found; undefined if nothing was. */
export function excerptOf(text: string, q: string): string | undefined {
  const [first] = piecesOf(text, q)
  if (first === undefined || first.text.length === text.length) return undefined
  const from = first.text.length > BEFORE ? text.indexOf(' ', first.text.length - BEFORE) : 0
  const part = text.slice(Math.max(from, 0), Math.max(from, 0) + EXCERPT)
  return `${from > 0 ? '… ' : ''}${part.trim()}${from + EXCERPT < text.length ? ' …' : ''}`
}

/** What the forms of an English word begin with: about what the gateway's search goes by. */
function rootOf(small: string): string {
  const ending = /(ies|ied|ings|ing|es|ed|s|y|e)$/.exec(small)
  if (ending === null || small.length - ending[0].length < ROOT_MIN) return small
  const rest = small.slice(0, -ending[0].length)
  return /(\p{L})\1$/u.test(rest) && /ing|ed/.test(ending[0]) ? rest.slice(0, -1) : rest
}
