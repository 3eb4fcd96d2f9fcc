import { useRef, useState } from 'preact/hooks'
import { FieldFrame } from '../parts/forms/field.tsx'
import type { Said } from '../parts/said.ts'
import { t } from './messages/index.ts'

/** What is kept of a file. */
export interface Hashed {
  readonly name: string
  readonly size: number
  /** As 64 hexadecimal digits. */
  readonly sha256: string
}

/** A file that was chosen, and perhaps is still being read. */
export type Chosen = Hashed | 'reading' | undefined

interface Props {
  readonly label: string
  readonly hint?: string
  readonly file: Chosen
  readonly refusal: Said | undefined
  /** Called with what is kept of the file that was chosen. */
  readonly chosen: (file: Chosen) => void
}

/** Takes down a file's name, size and hash. */
export function FileField({ file, chosen, refusal, ...frame }: Props) {
  const [isUnread, setUnread] = useState(false)
  const newest = useRef<File | undefined>(undefined)
  const choose = async (one: File | undefined) => {
    newest.current = one
    chosen(one && 'reading')
    setUnread(false)
    if (one === undefined) return
    const read = await hashed(one).catch(() => undefined)
    // Another one may have been chosen meanwhile.
    if (newest.current !== one) return
    chosen(read)
    setUnread(read === undefined)
  }
  return (
    <>
      <FieldFrame
        {...frame}
        refusal={isUnread ? () => t('fileUnread') : refusal}
        control={(tied) => (
          <input
            {...tied}
            type="file"
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        )}
      />
      <p class="small" role="status">
        {file === 'reading' ? t('fileReading') : file && <FileLine file={file} />}
      </p>
    </>
  )
}

/** A file's size and hash. */
export function FileLine({ file: { size, sha256 } }: { readonly file: Omit<Hashed, 'name'> }) {
  return (
    <span class="id">
      {t('bytes', { size })} · {'SHA-256'} <code>{sha256}</code>
    </span>
  )
}

/** Hashes a file in the browser: the file itself goes nowhere. */
async function hashed(file: File): Promise<Hashed> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  const bytes = [...new Uint8Array(digest)]
  const sha256 = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: file.name, size: file.size, sha256 }
}
