import { Notice, Skeleton } from '../../parts/blocks.tsx'
import { useAsked } from '../asked.ts'
import { LoanList } from '../loans/loan-list.tsx'
import { FileCards } from '../members/file-cards.tsx'
import { InvestmentList } from '../members/investments.tsx'
import { Lines } from '../members/money/statement.tsx'
import { Records } from '../members/records.tsx'
import { t } from './messages/index.ts'
import {
  caseInvestmentsQuery,
  caseLoansQuery,
  caseMemberQuery,
  caseStatementQuery,
} from './operations.ts'

/** The case's id. */
interface Props {
  readonly id: string
}

/** What the member of a case has and is. A look through the case is noted in the case alone. */
export function MemberTab({ id }: Props) {
  const { data, error } = useAsked(caseMemberQuery, { id })
  const file = data?.case?.memberFile
  if (!file) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={6} />
  return <FileCards file={file} />
}

/** The member's statement. */
export function StatementTab({ id }: Props) {
  return (
    <Records
      id={id}
      query={caseStatementQuery}
      pageIn={(data) => data.case?.memberFile.transactions}
      label={t('tab.statement')}
      items="lines"
      none={t('none.statement')}
    >
      {(lines) => <Lines lines={lines} waits={[]} mayAct={false} />}
    </Records>
  )
}

/** The loans that the member has asked for. */
export function LoansTab({ id }: Props) {
  return (
    <Records
      id={id}
      query={caseLoansQuery}
      pageIn={(data) => data.case?.memberFile.loans}
      label={t('tab.loans')}
      items="loans"
      none={t('none.loans')}
    >
      {(loans) => <LoanList loans={loans} />}
    </Records>
  )
}

/** What the member has lent. */
export function InvestmentsTab({ id }: Props) {
  return (
    <Records
      id={id}
      query={caseInvestmentsQuery}
      pageIn={(data) => data.case?.memberFile.investments}
      label={t('tab.investments')}
      items="investments"
      none={t('none.investments')}
    >
      {(investments) => <InvestmentList investments={investments} />}
    </Records>
  )
}
