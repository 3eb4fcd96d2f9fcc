import { useRouter } from '../../shell/router.ts'
import { Opening } from '../acting/opening.tsx'
import { t } from './messages/index.ts'
import { OpenForm } from './open-form.tsx'
import { memberName } from './words.ts'

interface Props {
  /** About whom, if that is known. */
  readonly member?: { readonly memberId: string; readonly fullName?: string | null }
  /** Where the page is about somebody else: the button says about whom the case is. */
  readonly says?: boolean
}

/** A button that opens a case, and then shows it. */
export function OpenCase({ member, says = false }: Props) {
  const { go } = useRouter()
  return (
    <Opening
      name={says && member ? t('openACaseAbout', { name: memberName(member) }) : t('openACase')}
    >
      {(title, close) => (
        <OpenForm
          member={member}
          title={title}
          close={close}
          after={(id) => go(`/operate/cases?case=${id}`)}
        />
      )}
    </Opening>
  )
}
