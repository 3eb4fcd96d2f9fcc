import { graphql } from '../../graphql/index.ts'
import { Card, Facts } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { day } from '../../parts/time.ts'
import type { Act } from '../acting/act.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useMayAct } from '../scope.ts'
import { memberNamed } from '../who.ts'
import { t } from './messages/index.ts'
import type { MemberHead, ProtectedLender } from './operations.ts'

interface Props {
  readonly member: MemberHead
  readonly lender: ProtectedLender
  readonly currency: string
}

/** How a member is protected as a lender; an operator can recognise them as sophisticated, or end that. */
export function LenderCard({ member, lender, currency }: Props) {
  const mayAct = useMayAct()
  const { sophisticatedUntil, newest } = lender
  const asked = { id: member.memberId, subject: memberNamed(member, t('thisMember')) }
  return (
    <Card title={t('asALender')}>
      <p class="soft small">{standingOf(lender)}</p>
      {newest && (
        <Facts
          of={[
            [t('entryTest'), t(`entryTest.${newest.result}`)],
            [t('takenOn'), day(newest.takenAt)],
            [t('netWorth'), money(newest.netWorth, currency)],
          ]}
        />
      )}
      {mayAct && (
        <div class="row">
          <ActButton act={sophisticatedUntil ? ending() : recognising()} {...asked} />
        </div>
      )}
    </Card>
  )
}

function standingOf({ sophisticatedUntil, missing }: ProtectedLender): string {
  if (sophisticatedUntil) return t('sophisticatedUntil', { until: day(sophisticatedUntil) })
  return missing ? t(`lenderLacks.${missing}`) : t('lenderMayInvest')
}

const mark = graphql(`mutation MarkSophisticated($input: MarkSophisticatedInput!) {
  acted: markSophisticated(input: $input) { lender { memberId } userErrors { code field message details } }
}`)

function marking(act: Pick<Act, 'name' | 'explains' | 'done'>, sophisticated: boolean): Act {
  const send: Act['send'] = (client, { id, reason }) =>
    client.mutation(mark, { input: { id, reason, sophisticated } }).toPromise()
  return { ...act, readers: t('review.kept'), send }
}

const recognising = () =>
  marking(
    {
      name: t('recognise.name'),
      explains: t('recognise.explains'),
      done: () => t('recognise.done'),
    },
    true,
  )

const ending = () =>
  marking(
    {
      name: t('endRecognition.name'),
      explains: t('endRecognition.explains'),
      done: () => t('endRecognition.done'),
    },
    false,
  )
