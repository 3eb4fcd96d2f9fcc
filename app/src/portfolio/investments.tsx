import { useState } from 'preact/hooks'
import { useAskedAgain } from '../api/again.ts'
import type { AllPages } from '../api/all-pages.ts'
import { RowsButton } from '../api/rows-button.tsx'
import { Card, Facts, Notice, Skeleton } from '../parts/blocks.tsx'
import { SearchBox } from '../parts/forms/search-box.tsx'
import { Select } from '../parts/forms/select.tsx'
import { moneyInColumn } from '../parts/money.ts'
import { More } from '../parts/more.tsx'
import { isoDay, today } from '../parts/time.ts'
import { useRouter } from '../shell/router.ts'
import {
  type Choice,
  choiceIn,
  type Kind,
  kindNames,
  pathOf,
  sorts,
  wantedOf,
} from './investment-choice.ts'
import { figureNames, figuresOf, nextDay, sumsOf } from './investment-figures.ts'
import { InvestmentRow } from './investment-row.tsx'
import { stateOf } from './investment-state.ts'
import { t } from './messages/index.ts'
import { type Investment, investmentsQuery, moneyMoved, type Sums } from './operations.ts'

/** How many are shown at once. */
const SHOWN = 20

/** The reader's investments of a kind, in an order, and a file of all of them. */
export function Investments() {
  const { at, go } = useRouter()
  const choice = choiceIn(at.query)
  const choose = (next: Choice) => go(pathOf(next), { replace: true })
  return (
    <Card title={t('investments')}>
      <SearchBox
        label={t('investments.words')}
        example={t('investments.wordsExample')}
        q={choice.q}
        change={(q) => choose({ ...choice, q })}
      />
      <div class="tools">
        <form
          class="tools"
          onSubmit={(event) => event.preventDefault()}
          onChange={({ currentTarget }) => {
            const said = new FormData(currentTarget)
            choose({
              ...choice,
              kind: String(said.get('kind')) as Kind,
              sort: String(said.get('sort')) as Choice['sort'],
            })
          }}
        >
          <Select
            label={t('whichInvestments')}
            name="kind"
            value={choice.kind}
            options={kindNames.map((kind) => [kind, t(`kind.${kind}`)] as const)}
          />
          <Select
            label={t('sortBy')}
            name="sort"
            value={choice.sort}
            options={sorts.map((sort) => [sort, t(`sort.${sort}`)] as const)}
          />
        </form>
        <RowsButton
          name={`investments-${choice.kind}.csv`}
          label={t('investments.csv')}
          rows={(all) => rowsOf(all, choice)}
        />
      </div>
      <Page key={`${choice.kind} ${choice.sort} ${choice.q}`} choice={choice} />
    </Card>
  )
}

interface PageProps {
  readonly choice: Choice
  /** Where the page begins; at the first investment without one. */
  readonly after?: string | null
}

/**
 * A page of investments, and the next one once the reader asks for it. Each begins where the one before ends, even when new
 * investments move that end.
 */
function Page({ choice, after = null }: PageProps) {
  const { data, error, fetching, again } = useAskedAgain(
    {
      query: investmentsQuery,
      variables: { ...wantedOf(choice), first: SHOWN, after, summed: after === null },
    },
    moneyMoved,
  )
  const [goesOn, setGoesOn] = useState(false)
  const page = data?.me.investments
  if (page === undefined)
    return error ? (
      <More busy={fetching} more={again} failed={error.message} />
    ) : (
      <Skeleton lines={5} />
    )
  const { hasNextPage, endCursor } = page.pageInfo
  const sums = data?.me.investmentTotals
  return (
    <>
      <Notice refused>{error?.message}</Notice>
      {after === null && (
        <p class="small soft" role="status">
          {t('investments.count', { count: sums?.count ?? 0 })}
        </p>
      )}
      <ul class="lines">
        {page.nodes.map((one) => (
          <InvestmentRow
            key={one.id}
            investment={one}
            canLeave={data?.platform.investmentCancel === true}
          />
        ))}
      </ul>
      {hasNextPage && !goesOn && <More busy={false} more={() => setGoesOn(true)} />}
      {hasNextPage && goesOn && <Page choice={choice} after={endCursor} />}
      {sums && sums.count > 1 && <Sum of={sums} currency={page.nodes[0]?.loan.currency ?? ''} />}
    </>
  )
}

/** What all investments of the choice come to, of which a page may show only some. */
function Sum({ of, currency }: { readonly of: Sums; readonly currency: string }) {
  const figures = sumsOf(of, currency).map(
    ([name, amount]) => [t(`figure.${name}`), moneyInColumn(amount, currency)] as const,
  )
  return (
    <>
      <h3>{t('investments.sum', { count: of.count })}</h3>
      <Facts of={figures} />
    </>
  )
}

/** All investments of the choice, in its order, with what their rows show. */
async function rowsOf(all: AllPages, choice: Choice) {
  const found = await all(
    investmentsQuery,
    (first, after) => ({ ...wantedOf(choice), first, after }),
    ({ me }) => me.investments,
  )
  return [head(), ...found.map(cellsOf)]
}

const head = () => [
  t('csv.loan'),
  t('csv.borrower'),
  t('state'),
  t('csv.rate'),
  t('csv.made'),
  t('csv.automatic'),
  t('csv.currency'),
  ...figureNames.map((name) => t(`figure.${name}`)),
  t('figure.next'),
  t('figure.overdue'),
  t('csv.overdue'),
  t('csv.loanId'),
]

function cellsOf(one: Investment): readonly string[] {
  const { loan, createdAt, overdue } = one
  const next = nextDay(one) ?? ''
  const isPast = next !== '' && next < today()
  const figures = figuresOf(one)
  return [
    loan.title,
    loan.borrower.fullName ?? t('aMember'),
    stateOf(one),
    loan.interestRate ?? '',
    isoDay(createdAt),
    one.automatic ? t('csv.yes') : t('csv.no'),
    loan.currency,
    ...figureNames.map((name) => figures[name]),
    isPast ? '' : next,
    isPast ? next : '',
    overdue ?? '',
    loan.id,
  ]
}
