import { useQuery, useSubscription } from '@urql/preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useLive } from '../api/live.ts'
import { rateOf, termOf } from '../parts/agreed.tsx'
import { Card, EmptyState, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { Icon } from '../parts/icons.tsx'
import { aprMethod } from '../parts/loans/apr.ts'
import { fixedUnits, percent } from '../parts/money.ts'
import { words } from '../parts/words.ts'
import { useRouter } from '../shell/router.ts'
import { backName, backTo } from './back.ts'
import { BorrowerCard } from './borrower-card.tsx'
import { Progress } from './card.tsx'
import { canBeLate, isInArrears } from './closed.ts'
import { InvestPanel } from './invest/invest-panel.tsx'
import { metOf, ReasonList } from './invest/reasons.tsx'
import { t } from './messages/index.ts'
import {
  fundsChanged,
  type LoanToLendTo,
  loanFollowed,
  loanQuery,
  offerQuery,
} from './operations.ts'
import { PartCard } from './part.tsx'
import { RiskCard } from './risk-card.tsx'
import { RiskTag } from './risk-tag.tsx'
import { hasWishes } from './search/suits.ts'

/** A loan for those who may lend to it: what it is for, what it pays, and a form to invest. */
export function LoanPage({ id }: { readonly id: string }) {
  const { data, error } = useLive(loanQuery, loanFollowed, { id })
  useSubscription({ query: fundsChanged, variables: {} })
  const offer = useOffer(data?.loan)
  const { list } = useRouter()
  const [back] = useState(() => backTo(list()))
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = data != null
  // Before the reader can type anything, so that no field loses the focus.
  useLayoutEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true })
  }, [isThere])
  const loan = data?.loan
  const isLender = loan != null && fixedUnits(loan.myInvestment) > 0n
  // Once there is no form to invest, what the loan is for stands in its place, and what comes of the reader's part comes first.
  const isBeside = isLender && loan.status !== 'OPEN'
  const about = data && loan && (
    <>
      <About loan={loan} originationFee={data.platform.originationFee} />
      {loan.borrowerId !== data.me.memberId && <BorrowerCard loan={loan} />}
    </>
  )
  return (
    <div class="page">
      <a class="back" href={back}>
        <Icon name="back" size={18} /> {t(backName(back))}
      </a>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {data && !loan && (
        <EmptyState title={t('noSuchLoan')}>
          <a href="/app/lend">{t('seeWhatIsOpen')}</a>
        </EmptyState>
      )}
      {data && loan && (
        <div class="loan-page">
          <div class="stack">
            <h1 ref={heading} tabIndex={-1}>
              {loan.title}
            </h1>
            {isLender && <PartCard id={loan.id} />}
            {!isBeside && about}
            {canBeLate(loan) && (
              <RiskCard
                loan={loan}
                netYield={offer?.netYield}
                defaultAfterDays={data.platform.defaultAfterDays}
              />
            )}
            {offer && hasWishes(data.me.preferences) && (
              <Card title={metOf({ all: offer.matchReasons, misses: offer.matchMisses })}>
                <ReasonList all={offer.matchReasons} misses={offer.matchMisses} />
              </Card>
            )}
            {loan.status === 'OPEN' && !loan.paused && loan.borrowerId !== data.me.memberId && (
              <a class="button primary to-invest" href="#invest">
                {t('invest')}
              </a>
            )}
          </div>
          <div class="stack">
            <InvestPanel loan={loan} me={data.me} offer={offer} leaving={data} />
            {isBeside && about}
          </div>
        </div>
      )}
    </div>
  )
}

/** What the reader can invest in the loan, while it is open. */
function useOffer(loan: LoanToLendTo | null | undefined) {
  const since = loan?.publishedAt ?? ''
  const isOpen = loan?.status === 'OPEN' && since !== ''
  const until = isOpen ? new Date(Date.parse(since) + 1).toISOString() : ''
  const [{ data }] = useQuery({ query: offerQuery, variables: { since, until }, pause: !isOpen })
  return data?.me.opportunities.nodes.find((one) => one.loan.id === loan?.id)
}

interface AboutProps {
  readonly loan: LoanToLendTo
  /** What the platform keeps back of a loan, in percent. */
  readonly originationFee: string
}

function About({ loan, originationFee }: AboutProps) {
  const { borrower, apr } = loan
  const place = loan.locationDescription ?? borrower.city
  return (
    <Card>
      <p class="soft small">
        {[borrower.fullName ?? t('aMember'), place].filter(Boolean).join(' · ')}
      </p>
      {loan.description && <p class="paragraphs">{loan.description}</p>}
      <Progress loan={loan} />
      <Facts
        of={[
          [t('rateAYear'), rateOf(loan)],
          [t('term'), termOf(loan)],
          [
            t(fixedUnits(originationFee) > 0n ? 'borrowersApr' : 'borrowersApr.noFee', aprMethod()),
            apr ? percent(apr) : '–',
          ],
        ]}
      />
      <p class="row">
        <RiskTag risk={loan.riskLevel} isPast={isInArrears(loan)} record={loan.borrowerRecord} />
        {loan.purpose && <span class="tag">{words(loan.purpose)}</span>}
      </p>
    </Card>
  )
}
