import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { useRouter } from '../../shell/router.ts'
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
    <DialogButton
      name={says && member ? t('openACaseAbout', { name: memberName(member) }) : t('openACase')}
    >
      {(dialog) => (
        <OpenForm member={member} after={(id) => go(`/operate/cases?case=${id}`)} {...dialog} />
      )}
    </DialogButton>
  )
}
