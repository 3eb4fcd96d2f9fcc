import { LoanList } from '../loans/loan-list.tsx'
import { t } from './messages/index.ts'
import { memberLoansQuery } from './operations.ts'
import { Records } from './records.tsx'

/** The loans that a member has asked for, drafts included. */
export function Loans({ id }: { readonly id: string }) {
  return (
    <Records
      id={id}
      query={memberLoansQuery}
      pageIn={(data) => data.memberFile?.loans}
      label={t('loans')}
      items="loans"
      none={t('loans.none')}
    >
      {(loans) => <LoanList loans={loans} />}
    </Records>
  )
}
