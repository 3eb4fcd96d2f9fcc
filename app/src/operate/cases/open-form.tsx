import { textOf } from '../../parts/entered.ts'
import { TextArea } from '../../parts/text-area.tsx'
import { MemberChoice } from '../bank/member-choice.tsx'
import { isId } from '../ids.ts'
import { CaseForm } from './case-form.tsx'
import { Check } from './check.tsx'
import { DeadlineField, endOf } from './deadline-field.tsx'
import { t } from './messages/index.ts'
import { openMutation } from './mutations.ts'

interface Props {
  readonly member: { readonly memberId: string; readonly fullName?: string | null } | undefined
  /** The id of its heading. */
  readonly title: string
  readonly close: () => void
  /** Called with the case's id. */
  readonly after: (id: string) => void
}

/** Asks about whom to open a case, and why. */
export function OpenForm({ member, ...dialog }: Props) {
  const read = (form: FormData) => {
    const memberId = member?.memberId ?? textOf(form, 'memberId')
    const [reason, due] = [textOf(form, 'reason'), textOf(form, 'dueAt')]
    if (!isId(memberId)) return { missing: { memberId: () => t('memberMissing') } }
    if (reason === '') return { missing: { reason: () => t('reasonMissing') } }
    const holdMoney = form.get('holdMoney') !== null
    return { input: { memberId, reason, holdMoney, dueAt: due === '' ? null : endOf(due) } }
  }
  return (
    <CaseForm
      document={openMutation}
      name={member?.fullName ? t('openACaseAbout', { name: member.fullName }) : t('openACase')}
      explains={t('open.explains')}
      done={() => t('open.done')}
      fields={['memberId', 'reason', 'holdMoney', 'dueAt']}
      read={read}
      {...dialog}
    >
      {(refusals) => (
        <>
          {!member && (
            <MemberChoice
              label={t('aboutWhom')}
              hint={t('aboutWhom.hint')}
              words=""
              refusal={refusals.memberId}
            />
          )}
          <TextArea
            label={t('why')}
            name="reason"
            value=""
            hint={t('why.hint')}
            refusal={refusals.reason}
          />
          <DeadlineField hint={t('deadline.hint.open')} refusal={refusals.dueAt} />
          <Check name="holdMoney" label={t('hold.now')} refusal={refusals.holdMoney} />
        </>
      )}
    </CaseForm>
  )
}
