import { Card, Facts } from '../parts/blocks.tsx'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { LoanToLendTo } from './operations.ts'
import { OtherLoans } from './other-loans.tsx'

/** Who asks for the loan: since when they are a member, whether that is verified, and how they have repaid so far, and what else they owe. */
export function BorrowerCard({ loan }: { readonly loan: LoanToLendTo }) {
  const { borrower, borrowerRecord: record } = loan
  return (
    <Card title={t('theBorrowerOf', { name: borrower.fullName ?? t('aMember') })}>
      {record && <p>{inWords(record)}</p>}
      <Facts
        of={[
          ...(record
            ? ([
                [t('record.loansRepaid'), String(record.loansRepaid)],
                [t('record.loansDefaulted'), String(record.loansDefaulted)],
                [t('record.lateNow'), record.currentlyLate ? t('yes') : t('no')],
              ] as const)
            : []),
          [t('identity'), t(`identity.${borrower.verificationStatus}`)],
          [t('memberSince'), day(borrower.memberSince)],
        ]}
      />
      <OtherLoans loan={loan} />
    </Card>
  )
}

/** How a borrower has repaid so far, in a sentence or two. */
function inWords(record: NonNullable<LoanToLendTo['borrowerRecord']>): string {
  const { loansRepaid, loansDefaulted, currentlyLate } = record
  return [
    t('record.repaid', { count: loansRepaid }),
    // Whoever still owes something of a default counts as late.
    loansDefaulted > 0 &&
      t(currentlyLate ? 'record.defaulted' : 'record.defaulted.repaid', { count: loansDefaulted }),
    currentlyLate ? t('record.late') : t('record.inTime'),
  ]
    .filter(Boolean)
    .join(' ')
}
