const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** 32 bits that stand for a key (FNV-1a). Two keys may share them: whoever watches either is then woken for both. */
function markOf(key: string): number {
  let mark = OFFSET
  for (let at = 0; at < key.length; at += 1) mark = Math.imul(mark ^ key.charCodeAt(at), PRIME)
  return mark >>> 0
}

/** The marks of keys, as text. */
export function packed(keys: readonly string[]): string {
  const marks = Buffer.alloc(keys.length * 4)
  for (const [at, key] of keys.entries()) marks.writeUInt32LE(markOf(key), at * 4)
  return marks.toString('base64')
}

/** The marks in such a text. */
export function unpacked(text: string): number[] {
  const marks = Buffer.from(text, 'base64')
  return Array.from({ length: marks.length >> 2 }, (_, at) => marks.readUInt32LE(at * 4))
}

/** Keys that are looked up by their marks. */
export class KeysByMark {
  readonly #keys = new Map<number, Set<string>>()

  add(key: string): void {
    const mark = markOf(key)
    this.#keys.set(mark, (this.#keys.get(mark) ?? new Set()).add(key))
  }

  delete(key: string): void {
    const mark = markOf(key)
    const keys = this.#keys.get(mark)
    keys?.delete(key)
    if (keys?.size === 0) this.#keys.delete(mark)
  }

  among(marks: readonly number[]): string[] {
    return marks.flatMap((mark) => [...(this.#keys.get(mark) ?? [])])
  }
}
