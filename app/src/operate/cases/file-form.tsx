import { useState } from 'preact/hooks'
import { SendForm } from '../acting/send-form.tsx'
import { type Chosen, FileField } from '../file-field.tsx'
import { t } from './messages/index.ts'
import { fileMutation } from './mutations.ts'
import type { OfCase } from './of-case.ts'

const fields = ['name', 'sha256', 'size']

/** Takes down a file's name, size and hash. */
export function FileForm({ of, ...dialog }: OfCase) {
  const [file, setFile] = useState<Chosen>()
  return (
    <SendForm
      document={fileMutation}
      name={t('addAFile')}
      explains={t('addAFile.explains')}
      done={() => t('addAFile.done')}
      fields={fields}
      read={() =>
        typeof file === 'object'
          ? { input: { id: of.id, ...file } }
          : { missing: { name: () => t('file.missing') } }
      }
      {...dialog}
    >
      {({ name, sha256, size }) => (
        <FileField
          label={t('file')}
          file={file}
          chosen={setFile}
          refusal={name ?? sha256 ?? size}
        />
      )}
    </SendForm>
  )
}
