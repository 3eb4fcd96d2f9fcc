import '../styles/groups.css'
import { useQuery } from '@urql/preact'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { whenLate } from '../parts/loans/late-terms.ts'
import { fixedUnits, money, percent } from '../parts/money.ts'
import { BASE } from '../shell/router.ts'
import { List } from './list.tsx'
import { rich, t } from './messages/index.ts'
import { type Lending, lendingQuery } from './operations.ts'

/** Explains to members who have never lent how it works: with the rules and prices of this platform, as they are now. */
export function LendingGuideScreen() {
  const [{ data, error }] = useQuery({ query: lendingQuery })
  return (
    <div class="page narrow">
      <h1>{t('lending.title')}</h1>
      <p>{t('lending.intro')}</p>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={8} />}
      {data && <Guide of={data} />}
      <div>
        <a class="button primary" href={`${BASE}/lend`}>
          {t('lending.look')}
        </a>
      </div>
    </div>
  )
}

function Guide({ of: { platform, lenderTest } }: { readonly of: Lending }) {
  const { currency, serviceFee: fee, fundingWindowDays: days } = platform
  const isProtected = lenderTest !== null && lenderTest.sophisticatedUntil === null
  const hours = lenderTest?.reflectionHours
  return (
    <>
      <Card title={t('lending.way')}>
        <ol class="plain-list">
          <li>{t('lending.way.wallet')}</li>
          <li>{t('lending.way.invest', { least: money(platform.investmentMin, currency) })}</li>
          <li>{t('lending.way.funded', { days })}</li>
          <li>{t('lending.way.repaid')}</li>
        </ol>
        <p>{t('lending.way.order')}</p>
      </Card>
      <Card title={t('lending.brings')}>
        <List
          of={[
            t('lending.brings.interest'),
            t('lending.brings.fee', {
              has: fixedUnits(fee) > 0n ? 'yes' : 'no',
              fee: percent(fee),
            }),
            t('lending.brings.early', { days: platform.withdrawalDays }),
            rich('lending.brings.tax', {
              link: (part) => <a href={`${BASE}/documents`}>{part}</a>,
            }),
          ]}
        />
      </Card>
      <Card title={t('lending.wrong')}>
        <List
          of={[
            t('lending.wrong.late', { terms: whenLate(platform.lateTerms, currency) }),
            t('lending.wrong.default', { days: platform.defaultAfterDays }),
            t('lending.wrong.level'),
            t('lending.wrong.spread'),
            t('lending.wrong.tied'),
          ]}
        />
      </Card>
      <Card title={t('lending.safe')}>
        <List
          of={[
            t('lending.safe.verified', { all: platform.verifiedBorrowersOnly ? 'yes' : 'no' }),
            !platform.borrowWhileLate && t('lending.safe.late'),
            isProtected && t('lending.safe.test'),
            hours != null && t('lending.safe.reflection', { hours }),
            platform.investmentCancel && t('lending.safe.cancel'),
            t('lending.safe.seen'),
          ]}
        />
      </Card>
    </>
  )
}
