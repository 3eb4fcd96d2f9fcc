import { useState } from 'preact/hooks'
import { FieldFrame } from '../../parts/field.tsx'
import { CaseForm } from './case-form.tsx'
import { type Hashed, hashed } from './hash.ts'
import { t } from './messages/index.ts'
import { fileMutation } from './mutations.ts'
import type { OfCase } from './of-case.ts'

const fields = ['name', 'sha256', 'size']

/** Takes down a file's name, size and hash. */
export function FileForm({ of, ...dialog }: OfCase) {
  const [file, setFile] = useState<Hashed>()
  const [problem, setProblem] = useState<string>()
  const choose = async (chosen: File | undefined) => {
    setFile(undefined)
    setProblem(undefined)
    if (chosen === undefined) return
    try {
      setFile(await hashed(chosen))
    } catch {
      setProblem(t('file.unread'))
    }
  }
  return (
    <CaseForm
      document={fileMutation}
      name={t('addAFile')}
      explains={t('addAFile.explains')}
      done={t('addAFile.done')}
      fields={fields}
      read={() =>
        file
          ? { input: { id: of.id, ...file } }
          : { missing: { name: problem ?? t('file.missing') } }
      }
      {...dialog}
    >
      {({ name, sha256, size }) => (
        <>
          <FieldFrame
            label={t('file')}
            refusal={problem ?? ([name, sha256, size].filter(Boolean).join(' ') || undefined)}
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
      )}
    </CaseForm>
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
