import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'
import { Facts } from '../parts/blocks.tsx'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'

const shown = graphql(`fragment MemberFacts on Member {
  verificationStatus memberSince occupation bio
}`)

const recorded = graphql(`fragment BorrowerRecordFacts on BorrowerRecord {
  loansRepaid loansDefaulted currentlyLate paymentsDue paymentsOnTime longestDelayDays
}`)

type BorrowerRecord = ResultOf<typeof recorded>

interface Props {
  readonly member: ResultOf<typeof shown>
  /** How they have repaid, if they ask for a loan. */
  readonly record: BorrowerRecord | null | undefined
}

/** What everybody sees of a member: their words about themselves, what they do, since when they are one, whether that is verified, and how they have repaid. */
export function MemberFacts({ member, record }: Props) {
  const { bio, occupation, verificationStatus, memberSince } = member
  return (
    <>
      {bio && <p>{t('inTheirWords', { text: bio })}</p>}
      {record && <p>{inWords(record)}</p>}
      <Facts
        of={[
          ...(occupation ? [[t('occupation'), occupation] as const] : []),
          ...(record
            ? ([
                [t('record.loansRepaid'), String(record.loansRepaid)],
                [t('record.loansDefaulted'), String(record.loansDefaulted)],
                [t('record.lateNow'), record.currentlyLate ? t('yes') : t('no')],
                ...punctuality(record),
              ] as const)
            : []),
          [t('identity'), t(`identity.${verificationStatus}`)],
          [t('memberSince'), day(memberSince)],
        ]}
      />
    </>
  )
}

/** How many of their payments a borrower made on time, and by how long they were late at most; nothing before one was due. */
function punctuality({ paymentsDue, paymentsOnTime, longestDelayDays }: BorrowerRecord) {
  if (paymentsDue === 0) return []
  return [
    [t('record.onTime'), t('record.onTime.of', { onTime: paymentsOnTime, due: paymentsDue })],
    [t('record.longestDelay'), t('record.longestDelay.days', { days: longestDelayDays })],
  ] as const
}

/** How a borrower has repaid so far, in a sentence or two. */
function inWords(record: BorrowerRecord): string {
  const { loansRepaid, loansDefaulted, currentlyLate } = record
  return [
    t('record.repaid', { count: loansRepaid }),
    // Whoever still owes something of a default counts as late.
    loansDefaulted > 0 &&
      t(currentlyLate ? 'record.defaulted' : 'record.defaulted.repaid', { count: loansDefaulted }),
    t(
      !currentlyLate
        ? 'record.inTime'
        : loansDefaulted > 0
          ? 'record.late.defaulted'
          : 'record.late',
    ),
  ]
    .filter(Boolean)
    .join(' ')
}
