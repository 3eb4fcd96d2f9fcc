import { useClient } from '@urql/preact'
import { useState } from 'preact/hooks'
import { useAskedAgain } from '../api/again.ts'
import { offer } from '../api/file-button.tsx'
import { Card, Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { csv } from '../parts/csv.ts'
import { SearchBox } from '../parts/forms/search-box.tsx'
import { Select } from '../parts/forms/select.tsx'
import { Icon } from '../parts/icons.tsx'
import { More } from '../parts/more.tsx'
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
import { figureNames, figuresOf, nextDay } from './investment-figures.ts'
import { InvestmentRow } from './investment-row.tsx'
import { stateOf } from './investment-state.ts'
import { t } from './messages/index.ts'
import { type Investment, investmentsQuery, moneyMoved } from './operations.ts'

/** How many are loaded at once: those that are shown, and those that are saved. */
const [SHOWN, SAVED] = [20, 100]

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
        <Save choice={choice} />
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
    { query: investmentsQuery, variables: { ...wantedOf(choice), first: SHOWN, after } },
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
  return (
    <>
      <Notice refused>{error?.message}</Notice>
      {after === null && (
        <p class="small soft" role="status">
          {t(page.totalCountIsExact ? 'investments.count' : 'investments.more', {
            count: page.totalCount,
          })}
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
    </>
  )
}

/** Saves all investments of the choice, in its order, with what their rows show. */
function Save({ choice }: { readonly choice: Choice }) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const all = async (after: string | null = null): Promise<readonly Investment[]> => {
    const variables = { ...wantedOf(choice), first: SAVED, after }
    const asked = client.query(investmentsQuery, variables, { requestPolicy: 'network-only' })
    const { data, error } = await asked.toPromise()
    if (error || !data) throw error
    const { nodes, pageInfo } = data.me.investments
    return pageInfo.hasNextPage ? [...nodes, ...(await all(pageInfo.endCursor))] : nodes
  }
  const save = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      offer(csv([head(), ...(await all()).map(cellsOf)]), `investments-${choice.kind}.csv`)
    } catch {
      setProblem(t('unreachable'))
    }
    setBusy(false)
  }
  return (
    <>
      <Button busy={busy} aria-label={t('investments.csv')} onClick={() => void save()}>
        <Icon name="download" size={18} />
        CSV
      </Button>
      <Notice refused>{problem}</Notice>
    </>
  )
}

const head = () => [
  t('csv.loan'),
  t('csv.borrower'),
  t('state'),
  t('csv.rate'),
  t('csv.made'),
  ...figureNames.map((name) => t(`figure.${name}`)),
  t('figure.next'),
]

function cellsOf(one: Investment): readonly string[] {
  const { loan, createdAt } = one
  const figures = figuresOf(one)
  return [
    loan.title,
    loan.borrower.fullName ?? t('aMember'),
    stateOf(one),
    loan.interestRate ?? '',
    createdAt.slice(0, 10),
    ...figureNames.map((name) => figures[name]),
    nextDay(one) ?? '',
  ]
}
