import { Card } from '../parts/blocks.tsx'
import { MemberFacts } from '../people/member-facts.tsx'
import { t } from './messages/index.ts'
import type { LoanToLendTo } from './operations.ts'
import { OtherLoans } from './other-loans.tsx'

/** Who asks for the loan: what everybody sees of them, how they have repaid so far, and what else they owe. */
export function BorrowerCard({ loan }: { readonly loan: LoanToLendTo }) {
  const { borrower, borrowerRecord } = loan
  return (
    <Card title={t('theBorrowerOf', { name: borrower.fullName ?? t('aMember') })}>
      <MemberFacts member={borrower} record={borrowerRecord} />
      <OtherLoans loan={loan} />
    </Card>
  )
}
