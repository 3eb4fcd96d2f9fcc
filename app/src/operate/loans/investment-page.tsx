import { Card, Facts } from '../../parts/blocks.tsx'
import { money, percent } from '../../parts/money.ts'
import { moment } from '../../parts/time.ts'
import { RecordLink } from '../record-link.tsx'
import { memberNamed } from '../who.ts'
import { t } from './messages/index.ts'
import type { FoundInvestment } from './operations.ts'
import { nameOfState } from './state-tag.tsx'

/** An investment by its id: who lent how much to which loan. */
export function InvestmentPage({ investment }: { readonly investment: FoundInvestment }) {
  const { id, amount, sharePercent, createdAt, lender, loan } = investment
  return (
    <>
      <header class="member-head">
        <div>
          <h1 tabIndex={-1}>{t('investmentOf', { amount: money(amount, loan.currency) })}</h1>
          <p class="soft small id">{id}</p>
        </div>
      </header>
      <Card title={t('investment')}>
        <Facts
          of={[
            [
              t('lender'),
              <RecordLink key="lender" id={`${lender.id}?tab=investments`}>
                {memberNamed(lender, t('aMember'))}
              </RecordLink>,
            ],
            [
              t('theLoan'),
              <RecordLink key="loan" id={loan.id}>
                {loan.title}
              </RecordLink>,
            ],
            [
              t('borrower'),
              <RecordLink key="borrower" id={loan.borrower.id}>
                {memberNamed(loan.borrower, t('aMember'))}
              </RecordLink>,
            ],
            [t('stateOfTheLoan'), nameOfState(loan.status)],
            [t('shareOfTheLoan'), percent(sharePercent)],
            [t('madeOn'), moment(createdAt)],
          ]}
        />
      </Card>
    </>
  )
}
