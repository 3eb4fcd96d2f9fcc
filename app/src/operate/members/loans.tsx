import { useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { LoanList, latestFirst } from '../loans/loan-list.tsx'
import { nameOfState } from '../loans/state-tag.tsx'
import { t } from './messages/index.ts'
import { memberLoansQuery } from './operations.ts'
import { Records } from './records.tsx'

const states = ['ACTIVE', 'DEFAULTED', 'OPEN', 'REPAID'] as const

/** The loans that a member has asked for, drafts included, or those in one state; of a page, the latest payers first. */
export function Loans({ id }: { readonly id: string }) {
  const { at } = useRouter()
  const state = states.find((one) => one === at.query.get('of'))
  return (
    <>
      <Chips
        label={t('whichLoans')}
        kinds={[['', t('all')], ...states.map((one) => [one, nameOfState(one)] as const)]}
        kind={state ?? ''}
      />
      <Records
        id={id}
        query={memberLoansQuery}
        conditions={{ status: state ? [state] : null }}
        pageIn={(data) => data.memberFile?.loans}
        label={t('loans')}
        items="loans"
        none={t(state ? 'loans.noneSo' : 'loans.none')}
      >
        {(loans) => <LoanList loans={loans.toSorted(latestFirst)} />}
      </Records>
    </>
  )
}
