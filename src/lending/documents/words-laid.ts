import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'

/** Words that are remembered of a font: most documents consist of the same ones. */
const WORDS = 5_000

type Run = ReturnType<Font['layout']>

/**
 * Has a font remember how it lays words out, which takes a third of the time of a document. pdfkit remembers that only within a document, and scales the
 * positions that it gets, so each time it gets a copy of them.
 */
export function rememberWords(font: Font): Font {
  const layOut = font.layout.bind(font)
  const laid = new LRUCache<string, Run>({ max: WORDS })
  const remembered = (word: string): Run => {
    const known = laid.get(word)
    if (known !== undefined) return known
    const run = layOut(word)
    laid.set(word, run)
    return run
  }
  font.layout = (word, features, ...more) =>
    features === undefined ? copyOf(remembered(word)) : layOut(word, features, ...more)
  return font
}

/** A run with positions of its own; its width follows from them. */
function copyOf(run: Run): Run {
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, {
    positions: run.positions.map((position) => ({ ...position })),
  })
}
