const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A hash of a key in 32 bits (FNV-1a). If two keys share one, a change of either wakes the watches of both. */
function hashOf(key: string): number {
  let hash = OFFSET
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME)
  return hash >>> 0
}

/** The hashes of keys, as base64. */
export function packed(keys: readonly string[]): string {
  const hashes = Buffer.alloc(keys.length * 4)
  for (const [at, key] of keys.entries()) hashes.writeUInt32LE(hashOf(key), at * 4)
  return hashes.toString('base64')
}

/** The hashes in a text of `packed`. */
export function unpacked(text: string): number[] {
  const hashes = Buffer.from(text, 'base64')
  return Array.from({ length: hashes.length >> 2 }, (_, at) => hashes.readUInt32LE(at * 4))
}

/** Keys that can be looked up by their hashes. */
export class KeysByHash {
  readonly #keys = new Map<number, Set<string>>()

  add(key: string): void {
    const hash = hashOf(key)
    this.#keys.set(hash, (this.#keys.get(hash) ?? new Set()).add(key))
  }

  delete(key: string): void {
    const hash = hashOf(key)
    const keys = this.#keys.get(hash)
    keys?.delete(key)
    if (keys?.size === 0) this.#keys.delete(hash)
  }

  among(hashes: readonly number[]): string[] {
    return hashes.flatMap((hash) => [...(this.#keys.get(hash) ?? [])])
  }
}
