import './work.css'
import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Select } from '../../parts/select.tsx'
import { useRouter } from '../../shell/router.ts'
import { Chips } from '../chips.tsx'
import { isId } from '../ids.ts'
import { addressWith, counting, Pager, pageAt } from '../pager.tsx'
import { useSeesCases } from '../scope.ts'
import { useWho } from '../trail/use-who.ts'
import { nameOf } from '../who.ts'
import { askedWork, conditionsOf, fileOf, kinds } from './asked.ts'
import { t } from './messages/index.ts'
import { worklistQuery, workOperatorsQuery } from './operations.ts'
import { OvertakenNotice } from './overtaken-notice.tsx'
import type { Overtaken } from './use-change.ts'
import { WorkLine } from './work-line.tsx'

/** What waits for operators, who has taken it, and what comes next. */
export function Worklist() {
  const { at } = useRouter()
  const seesCases = useSeesCases()
  const { who, unknown } = useWho()
  const own = who?.me.memberId
  const asked = askedWork(at.query)
  const [overtaken, setOvertaken] = useState<Overtaken>()
  // One's own are not everybody's until it is known whose that is.
  const pause = asked.whose === 'mine' && own === undefined
  const [{ data, error = unknown }] = useQuery({
    query: worklistQuery,
    variables: { ...conditionsOf(asked, own), ...pageAt(at) },
    pause,
  })
  const page = pause ? undefined : data?.worklist
  const shownKinds = kinds.filter((kind) => kind !== 'CASE' || seesCases)
  return (
    <section class="stack tight" aria-labelledby="worklist">
      <div class="apart wrap">
        <h2 id="worklist">{t('worklist')}</h2>
        {!pause && <CsvButton path={fileOf(asked, own)} name="worklist.csv" label={t('csv')} />}
      </div>
      <div class="work-filters">
        <Chips
          label={t('whose')}
          kinds={[
            ['', t('whose.all')],
            ['mine', t('whose.mine')],
            ['nobody', t('whose.nobody')],
          ]}
          kind={asked.whose}
        />
        <Colleagues own={own} chosen={asked.whose} />
        <Chips
          label={t('when')}
          name="when"
          kinds={[
            ['', t('when.now')],
            ['later', t('when.later')],
          ]}
          kind={asked.later ? 'later' : ''}
        />
        <Chips
          label={t('order')}
          name="sort"
          kinds={[
            ['', t('order.OLDEST')],
            ['NEWEST', t('order.NEWEST')],
          ]}
          kind={asked.sort === 'NEWEST' ? 'NEWEST' : ''}
        />
        <Chips
          label={t('whatWaits')}
          name="kind"
          kinds={[
            ['', t('kind.ALL')],
            ...shownKinds.map((one) => [one, t(`kind.${one}`)] as const),
          ]}
          kind={asked.kind ?? ''}
        />
      </div>
      <Notice refused>{!page && error?.message}</Notice>
      <OvertakenNotice of={overtaken} own={own} />
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState title={t('nothingWaits')} hint={t('nothingWaits.hint')} />
      )}
      {page && page.nodes.length > 0 && (
        <div class="card flush">
          <ul class="records work">
            {page.nodes.map((item) => (
              <WorkLine
                key={item.id}
                {...{ item, own }}
                currency={who?.platform.currency}
                overtaken={setOvertaken}
              />
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'items')} />
        </div>
      )}
    </section>
  )
}

interface ColleaguesProps {
  readonly own: string | undefined
  readonly chosen: string
}

/** Chooses the operator whose work is shown; nothing if there are no others. */
function Colleagues({ own, chosen }: ColleaguesProps) {
  const { at, go } = useRouter()
  const [{ data }] = useQuery({ query: workOperatorsQuery, requestPolicy: 'cache-first' })
  const others = data?.workOperators.filter(({ id }) => id !== own) ?? []
  if (others.length === 0) return null
  const names = others.map(({ id, fullName }) => [id, nameOf({ id, name: fullName })] as const)
  return (
    <form
      class="colleagues"
      onSubmit={(event) => event.preventDefault()}
      onChange={({ target }) => go(addressWith(at, { of: (target as HTMLSelectElement).value }))}
    >
      <Select
        label={t('whose.colleague')}
        name="colleague"
        value={isId(chosen) ? chosen : ''}
        options={[['', t('whose.choose')], ...names]}
      />
    </form>
  )
}
