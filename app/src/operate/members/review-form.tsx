import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import type { ReviewMemberInput } from '../../graphql/graphql.ts'
import { Card, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { textOf, wholeOf } from '../../parts/forms/entered.ts'
import { Field } from '../../parts/forms/field.tsx'
import { Select } from '../../parts/forms/select.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useSending } from '../acting/use-sending.ts'
import { words } from '../values.ts'
import { t } from './messages/index.ts'
import { type MemberHead, reviewMutation } from './operations.ts'

const KEEP = ''
const results = ['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED'] as const
const fields = ['verificationStatus', 'creditScore', 'reason']

interface Props {
  readonly member: MemberHead
}

/** Records the result of a review of a member; fields that are left alone stay as they are. */
export function ReviewForm({ member }: Props) {
  const { busy, refused, send } = useSending()
  const [missing, setMissing] = useState<Refusals>({})
  const refusals = { ...refusalsOf(refused, fields), ...missing }
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = inputOf(member.memberId, new FormData(form))
    setMissing('missing' in input ? input.missing : {})
    if ('missing' in input) return
    const done = await send(input, (client) =>
      client.mutation(reviewMutation, { input }).toPromise(),
    )
    if (done === undefined) return
    form.reset()
    tell(() => t('review.done', { name: member.fullName ?? t('theMember') }))
  }
  return (
    <Card title={t('review')}>
      <form class="stack" onSubmit={submit} noValidate>
        <div class="row review-fields">
          <Select
            label={t('identity')}
            name="verificationStatus"
            options={[[KEEP, t('asItIs')], ...results.map((one) => [one, words(one)] as const)]}
            refusal={refusals.verificationStatus}
          />
          <Field
            label={t('creditScore')}
            name="creditScore"
            inputMode="numeric"
            hint={t('creditScore.hint')}
            refusal={refusals.creditScore}
          />
        </div>
        <Field
          label={t('reason')}
          name="reason"
          hint={t('reason.hint')}
          refusal={refusals.reason}
        />
        <Notice refused>{refusals['']}</Notice>
        <div>
          <Button look="primary" type="submit" busy={busy}>
            {t('recordTheReview')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function inputOf(id: string, form: FormData): ReviewMemberInput | { readonly missing: Refusals } {
  const status = results.find((one) => one === textOf(form, 'verificationStatus'))
  const reason = textOf(form, 'reason')
  const score = textOf(form, 'creditScore')
  const creditScore = wholeOf(score)
  if (score !== '' && creditScore === undefined)
    return { missing: { creditScore: () => t('creditScore.example') } }
  if (status === undefined && score === '') return { missing: { '': () => t('review.nothing') } }
  if (reason === '') return { missing: { reason: () => t('reasonMissing') } }
  return {
    id,
    reason,
    ...(status && { verificationStatus: status }),
    ...(creditScore !== undefined && { creditScore }),
  }
}
