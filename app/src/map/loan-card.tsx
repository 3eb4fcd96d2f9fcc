import type { ResultOf } from '@graphql-typed-document-node/core'
import { useLive } from '../api/live.ts'
import { Bar } from '../parts/bar.tsx'
import { Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { aprMethod } from '../parts/loans/apr.ts'
import { fundedPart } from '../parts/loans/funded.ts'
import { loanPage } from '../parts/loans/loan-page.ts'
import { money, percent, shareOf } from '../parts/money.ts'
import { term, timeLeft } from '../parts/time.ts'
import { words } from '../parts/words.ts'
import { CardOverMap } from './card-over-map.tsx'
import { t } from './messages/index.ts'
import { loanChanged, loanQuery } from './operations.ts'

interface Props {
  readonly id: string
  readonly close: () => void
}

/** A loan in short, live, over the map. */
export function LoanCard({ id, close }: Props) {
  const { data, error, fetching } = useLive(loanQuery, loanChanged, { id })
  const loan = data?.loan
  return (
    <CardOverMap title={loan?.title ?? t('loan')} close={close}>
      <Notice refused>{error?.message}</Notice>
      {!data && !error && <Skeleton />}
      {data && !loan && !fetching && <p>{t('gone')}</p>}
      {loan && <Summary loan={loan} reader={data.me.memberId} />}
    </CardOverMap>
  )
}

type Loan = NonNullable<ResultOf<typeof loanQuery>['loan']>

function Summary({ loan, reader }: { readonly loan: Loan; readonly reader: string }) {
  const { amountFunded, amountRequested, amountRemaining, currency, borrower } = loan
  const place = loan.locationDescription ?? borrower.city
  return (
    <>
      <p class="soft small">
        {[borrower.fullName ?? t('aMember'), place].filter(Boolean).join(' · ')}
      </p>
      {loan.description && <p class="paragraphs">{loan.description}</p>}
      <div class="stack tight">
        <div class="apart figures">
          <b>{money(amountRequested, currency)}</b>
          <span class="small soft">
            {t('fundedPercent', { percent: fundedPart(loan.fundedPercent) })}
          </span>
        </div>
        <Bar share={shareOf(amountFunded, amountRequested)} label={t('funded')} />
        <p class="small soft figures">
          {loan.status === 'OPEN'
            ? [
                t('stillNeeded', { amount: money(amountRemaining, currency) }),
                loan.paused ? t('paused') : loan.expiresAt ? timeLeft(loan.expiresAt) : '',
              ].join(' · ')
            : t(`state.${loan.status}`)}
        </p>
      </div>
      <Facts
        of={[
          [t('rate'), loan.interestRate ? percent(loan.interestRate) : '–'],
          [t('borrowersApr', aprMethod()), loan.apr ? percent(loan.apr) : '–'],
          [t('term'), loan.repaymentPeriodMonths ? term(loan.repaymentPeriodMonths) : '–'],
        ]}
      />
      <p class="row">
        {loan.riskLevel && (
          <span class="tag">
            <i class="dot loan" data-risk={loan.riskLevel.toLowerCase()} />
            {t('risk.of', { risk: loan.riskLevel })}
          </span>
        )}
        {loan.purpose && <span class="tag">{words(loan.purpose)}</span>}
      </p>
      {loan.status === 'OPEN' && (
        <a class="button primary" href={loanPage(loan, reader)}>
          {t(loan.borrowerId === reader ? 'seeOwn' : 'lookCloser')}
        </a>
      )}
    </>
  )
}
