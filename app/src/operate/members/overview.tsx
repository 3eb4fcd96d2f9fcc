import { useQuery } from '@urql/preact'
import { Card, Facts, Notice, Skeleton } from '../../parts/blocks.tsx'
import { moment } from '../../parts/time.ts'
import { ActButton } from '../acting/act-button.tsx'
import { CasesAbout } from '../cases/cases-about.tsx'
import { LoanList, latestFirst } from '../loans/loan-list.tsx'
import type { Operated } from '../loans/operations.ts'
import { RecordLink } from '../record-link.tsx'
import type { Waits } from '../requests/operations.ts'
import { Waiting } from '../requests/waiting.tsx'
import { useMayAct, useSeesCases } from '../scope.ts'
import { memberNamed, nameOf } from '../who.ts'
import { WorkAbout } from '../work/work-about.tsx'
import { memberActs } from './acts.ts'
import { FileCards } from './file-cards.tsx'
import { LenderCard } from './lender-card.tsx'
import { t } from './messages/index.ts'
import { type Block, type MemberHead, overviewQuery } from './operations.ts'
import { ReviewForm } from './review-form.tsx'

interface Props {
  readonly member: MemberHead
  /** What another operator has to decide about their records. */
  readonly waits: readonly Waits[]
  readonly closed: boolean
}

/** What a member has and is, and what can be decided about them. */
export function Overview({ member, waits, closed }: Props) {
  const mayAct = useMayAct()
  const seesCases = useSeesCases()
  const [{ data, error }] = useQuery({
    query: overviewQuery,
    variables: { id: member.memberId },
  })
  const file = data?.memberFile
  if (!file) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  return (
    <div class="halves">
      <FileCards file={file} loans={file.loans.nodes} />
      <div class="stack">
        <WorkAbout memberId={member.memberId} />
        <Waiting requests={waits} />
        <LateLoans loans={file.loans.nodes} />
        {file.block && <WhyFrozen block={file.block} />}
        {mayAct && <Decisions member={member} closed={closed} />}
        {seesCases && <CasesAbout member={member} />}
        {file.lenderTest && (
          <LenderCard member={member} lender={file.lenderTest} currency={file.wallet.currency} />
        )}
        {mayAct && <ReviewForm member={member} />}
      </div>
    </div>
  )
}

/** The member's loans that are late or in default, the latest first; nothing if there are none. */
function LateLoans({ loans }: { readonly loans: readonly Operated[] }) {
  const late = loans.filter(({ daysPastDue }) => Number(daysPastDue) > 0).toSorted(latestFirst)
  if (late.length === 0) return null
  return (
    <section class="card flush" aria-label={t('lateLoans')}>
      <h2 class="none">{t('lateLoans')}</h2>
      <LoanList loans={late} />
    </section>
  )
}

/** Since when a member is frozen or closed, by whom and why. */
function WhyFrozen({ block }: { readonly block: Block }) {
  const { blockedAt, closedAt, reason, note, operatorId: id, operator } = block
  const by = id && <RecordLink id={id}>{nameOf({ id, name: operator?.fullName })}</RecordLink>
  return (
    <section class="card" aria-label={t('whyFrozen')}>
      <h2>{t('whyFrozen')}</h2>
      <Facts
        of={[
          [t(closedAt ? 'closedSince' : 'frozenSince'), moment(closedAt ?? blockedAt)],
          [t('frozenBy'), by ?? '–'],
        ]}
      />
      {reason && <p class="why">{reason}</p>}
      {note && (
        <>
          <p class="soft small">{t('notedForOperators')}</p>
          <p class="words">{note}</p>
        </>
      )}
    </section>
  )
}

function Decisions({ member, closed }: Omit<Props, 'waits'>) {
  const asked = { id: member.memberId, subject: memberNamed(member, t('thisMember')) }
  return (
    <Card title={t('decide')}>
      <p class="soft small">
        {closed ? t('isClosed') : member.blocked ? t('isFrozen') : t('isFree')}
      </p>
      <div class="row">
        {member.blocked ? (
          <ActButton act={memberActs().release} {...asked} />
        ) : (
          <ActButton act={memberActs().freeze} {...asked} />
        )}
        {!closed && <ActButton act={memberActs().close} {...asked} />}
      </div>
    </Card>
  )
}
