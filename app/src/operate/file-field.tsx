import { useState } from 'preact/hooks'
import { FieldFrame } from '../parts/field.tsx'
import { t } from './messages/index.ts'

/** What is kept of a file. */
export interface Hashed {
  readonly name: string
  readonly size: number
  /** As 64 hexadecimal digits. */
  readonly sha256: string
}

interface Props {
  readonly label: string
  readonly hint?: string
  readonly file: Hashed | undefined
  readonly refusal: string | undefined
  /** Called with what is kept of the file that was chosen. */
  readonly chosen: (file: Hashed | undefined) => void
}

/** Takes down a file's name, size and hash. */
export function FileField({ file, chosen, refusal, ...frame }: Props) {
  const [problem, setProblem] = useState<string>()
  const choose = async (one: File | undefined) => {
    chosen(undefined)
    setProblem(undefined)
    if (one === undefined) return
    try {
      chosen(await hashed(one))
    } catch {
      setProblem(t('fileUnread'))
    }
  }
  return (
    <>
      <FieldFrame
        {...frame}
        refusal={problem ?? refusal}
        control={(tied) => (
          <input
            {...tied}
            type="file"
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        )}
      />
      <p class="small" role="status">
        {file && <FileLine file={file} />}
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
