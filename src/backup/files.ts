import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** The length of a file, and its SHA-256 in hexadecimal. */
export interface Fingerprint {
  readonly bytes: number
  readonly sha256: string
}

/** Copies a file and flushes it to disk. The fingerprint is that of the copy, even if the file changes meanwhile. */
export async function copyFile(from: string, to: string): Promise<Fingerprint> {
  const { through, taken } = fingerprinting()
  await pipeline(
    createReadStream(from),
    through,
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
  return taken()
}

/** The fingerprint of a file. */
export async function fingerprint(path: string): Promise<Fingerprint> {
  const { through, taken } = fingerprinting()
  for await (const _ of through(createReadStream(path)));
  return taken()
}

/** Writes a file wholly or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
}

function fingerprinting() {
  const hash = createHash('sha256')
  let bytes = 0
  async function* through(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  return { through, taken: (): Fingerprint => ({ bytes, sha256: hash.digest('hex') }) }
}
