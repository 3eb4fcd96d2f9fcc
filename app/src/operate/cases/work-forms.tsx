import { useQuery } from '@urql/preact'
import { textOf } from '../../parts/forms/entered.ts'
import { Select } from '../../parts/forms/select.tsx'
import { SendForm } from '../acting/send-form.tsx'
import { nameOf } from '../who.ts'
import { DeadlineField, endOf } from './deadline-field.tsx'
import { t } from './messages/index.ts'
import { updateMutation } from './mutations.ts'
import type { OfCase } from './of-case.ts'
import { caseOperatorsQuery } from './operations.ts'

interface AssignProps extends OfCase {
  /** The reader's id. */
  readonly own: string
}

/** Asks who works on a case: the reader, a colleague, or nobody. */
export function AssignForm({ of, own, ...dialog }: AssignProps) {
  const colleagues = useColleagues(of, own)
  const options = [
    [own, t('myself')] as const,
    ...colleagues,
    ...(of.assigneeId ? [['', t('nobody')] as const] : []),
  ].filter(([id]) => id !== (of.assigneeId ?? ''))
  const read = (form: FormData) => ({
    input: { id: of.id, assigneeId: textOf(form, 'assigneeId') || null },
  })
  return (
    <SendForm
      document={updateMutation}
      name={t('assign')}
      explains={t('assign.explains')}
      done={() => t('assign.done')}
      fields={['assigneeId']}
      read={read}
      {...dialog}
    >
      {({ assigneeId }) => (
        <Select
          // Colleagues are known a moment later.
          key={options.length}
          label={t('toWhom')}
          name="assigneeId"
          options={options}
          hint={t('toWhom.hint')}
          refusal={assigneeId}
        />
      )}
    </SendForm>
  )
}

/** Operators who have had to do with a case, but for the reader and the member whom the case is about. */
function useColleagues(of: OfCase['of'], own: string): readonly (readonly [string, string])[] {
  const [{ data }] = useQuery({ query: caseOperatorsQuery })
  return (data?.caseOperators ?? [])
    .filter(({ id }) => id !== own && id !== of.memberId)
    .map(({ id, fullName }) => [id, nameOf({ id, name: fullName })] as const)
}

/** Asks until when a case has to be decided. */
export function DeadlineForm({ of, ...dialog }: OfCase) {
  const read = (form: FormData) => {
    const day = textOf(form, 'dueAt')
    return day === ''
      ? { missing: { dueAt: () => t('dayMissing') } }
      : { input: { id: of.id, dueAt: endOf(day) } }
  }
  return (
    <SendForm
      document={updateMutation}
      name={t('moveTheDeadline')}
      explains={t('moveTheDeadline.explains')}
      done={() => t('moveTheDeadline.done')}
      fields={['dueAt']}
      read={read}
      {...dialog}
    >
      {({ dueAt }) => <DeadlineField hint={t('deadline.hint')} now={of.dueAt} refusal={dueAt} />}
    </SendForm>
  )
}

/** Asks whether to hold the member's money. */
export function HoldForm({ of, ...dialog }: OfCase) {
  return (
    <SendForm
      document={updateMutation}
      name={t('hold')}
      explains={t('hold.explains')}
      done={() => t('hold.done')}
      fields={[]}
      read={() => ({ input: { id: of.id, holdMoney: true } })}
      {...dialog}
    />
  )
}
