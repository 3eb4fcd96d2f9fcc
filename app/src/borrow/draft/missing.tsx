import { Notice } from '../../parts/blocks.tsx'
import { fieldName } from '../../parts/forms/field-names.ts'
import { BASE } from '../../shell/router.ts'
import { t } from '../messages/index.ts'
import type { Borrowed } from '../operations.ts'
import { lackingIn, pathOfStep, stepOfField } from './steps.tsx'

interface Props {
  readonly id: string
  /** What the draft says by now. */
  readonly said: Partial<Borrowed>
}

/** What is missing before a draft can be published, said before anybody tries: each a link to the field where it is entered. */
export function Missing({ id, said }: Props) {
  return (
    <Notice>
      {lackingIn(said).length > 0 && (
        <>
          {t('publish.lacks')}
          {lackingIn(said).map((field) => (
            <span key={field} class="reason-line">
              <a href={`${BASE}${pathOfStep(id, stepOfField[field] ?? 'what', field)}`}>
                {fieldName(field)}
              </a>
            </span>
          ))}
        </>
      )}
    </Notice>
  )
}
