import { Card, Facts, Notice, Skeleton } from '../../parts/blocks.tsx'
import { money } from '../../parts/money.ts'
import { words } from '../../parts/words.ts'
import { ActButton } from '../acting/act-button.tsx'
import { useAsked } from '../asked.ts'
import type { Waits } from '../requests/operations.ts'
import { Waiting } from '../requests/waiting.tsx'
import { useMayAct } from '../scope.ts'
import { memberActs } from './acts.ts'
import { type MemberHead, overviewQuery } from './operations.ts'
import { ReviewForm } from './review-form.tsx'

interface Props {
  readonly member: MemberHead
  /** What another operator has to decide about their records. */
  readonly waits: readonly Waits[]
  readonly closed: boolean
  readonly again: () => void
}

/** What a member has and is, and what can be decided about them. */
export function Overview({ member, waits, closed, again }: Props) {
  const mayAct = useMayAct()
  const { data, error, again: askAgain } = useAsked(overviewQuery, { id: member.memberId })
  const file = data?.memberFile
  if (!file) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  const after = () => {
    askAgain()
    again()
  }
  const shown = (amount: string) => money(amount, file.wallet.currency)
  return (
    <div class="halves">
      <div class="stack">
        <Card title="Money">
          <p class="big figures">{shown(file.money.total)}</p>
          <Facts
            of={[
              ['Available', shown(file.wallet.availableBalance)],
              ['Held', shown(file.wallet.heldBalance)],
              ['On its way in', shown(file.wallet.pendingBalance)],
              ['Owes the platform', shown(file.wallet.owed)],
              ['Lent', shown(file.money.lent)],
            ]}
          />
        </Card>
        <Card title="Person">
          <Facts
            of={[
              ['Identity', words(member.verificationStatus)],
              ['Credit score', file.creditScore ?? '–'],
              ['Monthly income', file.monthlyIncome ? shown(file.monthlyIncome) : '–'],
              ['Occupation', file.member.occupation ?? '–'],
              ['Standing order', file.preferences.autoInvestEnabled ? 'On' : 'Off'],
            ]}
          />
          {file.member.bio && <p class="soft">{file.member.bio}</p>}
        </Card>
      </div>
      <div class="stack">
        <Waiting requests={waits} />
        {mayAct && <Decisions member={member} closed={closed} after={after} />}
        {mayAct && <ReviewForm member={member} after={after} />}
      </div>
    </div>
  )
}

function Decisions({
  member,
  closed,
  after,
}: Omit<Props, 'again' | 'waits'> & { readonly after: () => void }) {
  const asked = { id: member.memberId, subject: member.fullName ?? 'this member', after }
  return (
    <Card title="Decide">
      <p class="soft small">
        {closed
          ? 'The account is closed.'
          : member.blocked
            ? 'The member is frozen: they can’t do anything but repay.'
            : 'The member can use their account.'}
      </p>
      <div class="row">
        {member.blocked ? (
          <ActButton act={memberActs.release} {...asked} />
        ) : (
          <ActButton act={memberActs.freeze} {...asked} />
        )}
        {!closed && <ActButton act={memberActs.close} {...asked} />}
      </div>
    </Card>
  )
}
