import { useQuery } from '@urql/preact'
import { graphql } from '../../graphql/index.ts'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { TextArea } from '../../parts/forms/text-area.tsx'
import { Check } from '../acting/check.tsx'
import { SendForm } from '../acting/send-form.tsx'
import { MemberChoice } from '../bank/member-choice.tsx'
import { isId } from '../ids.ts'
import { DeadlineField, endOf } from './deadline-field.tsx'
import { t } from './messages/index.ts'
import { openMutation } from './mutations.ts'

const holdingQuery = graphql(`query HoldingMoney { platform { canHoldMoney } }`)

interface Props extends InDialog {
  readonly member: { readonly memberId: string; readonly fullName?: string | null } | undefined
  /** Called with the case's id. */
  readonly after: (id: string) => void
}

/** Asks about whom to open a case, and why. */
export function OpenForm({ member, after, ...dialog }: Props) {
  const [{ data }] = useQuery({ query: holdingQuery })
  const read = (form: FormData) => {
    const memberId = member?.memberId ?? textOf(form, 'memberId')
    const [reason, due] = [textOf(form, 'reason'), textOf(form, 'dueAt')]
    if (!isId(memberId)) return { missing: { memberId: () => t('memberMissing') } }
    if (reason === '') return { missing: { reason: () => t('reasonMissing') } }
    const holdMoney = form.get('holdMoney') !== null
    return { input: { memberId, reason, holdMoney, dueAt: due === '' ? null : endOf(due) } }
  }
  return (
    <SendForm
      document={openMutation}
      name={member?.fullName ? t('openACaseAbout', { name: member.fullName }) : t('openACase')}
      explains={t('open.explains')}
      done={() => t('open.done')}
      fields={['memberId', 'reason', 'holdMoney', 'dueAt']}
      read={read}
      after={(opened) => opened.case && after(opened.case.id)}
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
          {data?.platform.canHoldMoney === false ? (
            <p class="soft small">{t('hold.none')}</p>
          ) : (
            <Check name="holdMoney" label={t('hold.now')} refusal={refusals.holdMoney} />
          )}
        </>
      )}
    </SendForm>
  )
}
