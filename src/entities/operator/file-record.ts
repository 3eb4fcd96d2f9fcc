/** What identifies a file that operators keep elsewhere. */
export interface FileRecord {
  readonly name: string
  /** As 64 hexadecimal digits. */
  readonly sha256: string
  /** In bytes. */
  readonly size: number
}
