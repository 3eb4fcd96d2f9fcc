import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps bank account numbers so that the database alone reveals none. */
export interface Seal {
  /** Encrypts a number for one record: it can't be decrypted as that of another. */
  readonly close: (number: string, recordId: string) => Buffer
  /** Decrypts the number of a record; throws if it was changed, or if the key (BANK_ACCOUNT_KEY) is another one. */
  readonly open: (sealed: Buffer, recordId: string) => string
  /** The same for equal numbers; nobody without the key can tell the number by it. */
  readonly fingerprint: (number: string) => Buffer
}

/** Opens a seal with a key of 32 bytes. */
export function openSeal(secret: Buffer): Seal {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest()
  const [key, fingerprints] = [keyFor('numbers'), keyFor('fingerprints')]
  return {
    close: (number, recordId) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(recordId))
      const text = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open: (sealed, recordId) => {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(recordId)).setAuthTag(tag)
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
    fingerprint: (number) => createHmac('sha256', fingerprints).update(number).digest(),
  }
}
