import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type Refusal, type Refusals, refusalsOf } from '../api/refusals.ts'
import type { ReviewMemberInput } from '../graphql/graphql.ts'
import { Card, Facts, Notice } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { textOf, wholeOf } from '../parts/entered.ts'
import { Field } from '../parts/field.tsx'
import { Select } from '../parts/select.tsx'
import { day } from '../parts/time.ts'
import { useToast } from '../parts/toasts.tsx'
import { words } from '../parts/words.ts'
import { type OperatedMember, reviewMutation } from './operations.ts'

const KEEP = ''
const results = ['UNVERIFIED', 'PENDING', 'VERIFIED', 'REJECTED'] as const
const fields = ['verificationStatus', 'creditScore', 'blocked']

/** Records what a review of a member came to; what is left alone stays as it is. */
export function ReviewForm({ member }: { readonly member: OperatedMember }) {
  const [{ fetching }, review] = useMutation(reviewMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const tell = useToast()
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = inputOf(member.id, new FormData(form))
    if ('refusals' in input) return setRefusals(input.refusals)
    const { data, error } = await review({ input })
    const errors: readonly Refusal[] = data?.reviewMember.userErrors ?? []
    setRefusals(error ? { '': error.message } : refusalsOf(errors, fields))
    if (!data?.reviewMember.member) return
    form.reset()
    tell(`The review of ${member.fullName ?? 'the member'} is recorded.`)
  }
  return (
    <Card title={`Review ${member.fullName ?? 'this member'}`}>
      <Facts
        of={[
          ['Status', words(member.verificationStatus)],
          ['Does', words(member.userType)],
          ['City', member.city ?? '–'],
          ['Member since', day(member.memberSince)],
        ]}
      />
      <p class="soft small id">{member.id}</p>
      <form class="stack" onSubmit={submit} noValidate>
        <div class="row review-fields">
          <Select
            label="Identity"
            name="verificationStatus"
            options={[[KEEP, 'As it is'], ...results.map((one) => [one, words(one)] as const)]}
            refusal={refusals.verificationStatus}
          />
          <Select
            label="Access"
            name="blocked"
            options={[
              [KEEP, 'As it is'],
              ['true', 'Block: may only repay'],
              ['false', 'Lift a block'],
            ]}
            refusal={refusals.blocked}
          />
          <Field
            label="Credit score"
            name="creditScore"
            inputMode="numeric"
            hint="300 to 850; empty leaves it as it is."
            refusal={refusals.creditScore}
          />
        </div>
        <Notice refused>{refusals['']}</Notice>
        <div>
          <Button look="primary" type="submit" busy={fetching}>
            Record the review
          </Button>
        </div>
      </form>
    </Card>
  )
}

function inputOf(id: string, form: FormData): ReviewMemberInput | { readonly refusals: Refusals } {
  const status = results.find((one) => one === textOf(form, 'verificationStatus'))
  const blocked = textOf(form, 'blocked')
  const score = textOf(form, 'creditScore')
  const creditScore = wholeOf(score)
  if (score !== '' && creditScore === undefined)
    return { refusals: { creditScore: 'Enter a whole number from 300 to 850.' } }
  if (status === undefined && blocked === KEEP && score === '')
    return { refusals: { '': 'Nothing would change: choose a result, an access or a score.' } }
  return {
    id,
    ...(status && { verificationStatus: status }),
    ...(blocked !== KEEP && { blocked: blocked === 'true' }),
    ...(creditScore !== undefined && { creditScore }),
  }
}
