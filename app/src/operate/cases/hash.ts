/** What a case keeps of a file. */
export interface Hashed {
  readonly name: string
  readonly size: number
  /** As 64 hexadecimal digits. */
  readonly sha256: string
}

/** Hashes a file in the browser: the file itself goes nowhere. */
export async function hashed(file: File): Promise<Hashed> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const bytes = [...new Uint8Array(digest)]
  const sha256 = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: file.name, size: file.size, sha256 }
}
