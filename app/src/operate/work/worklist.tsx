import './work.css'
import { useQuery } from '@urql/preact'
import { useState } from 'preact/hooks'
import { CsvButton } from '../../api/file-button.tsx'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { useRowFocus } from '../../parts/row-focus.ts'
import { useRouter } from '../../shell/router.ts'
import { counting, Pager, pageAt } from '../pager.tsx'
import { useMayAct } from '../scope.ts'
import { useWho } from '../trail/use-who.ts'
import { askedWork, conditionsOf, fileOf } from './asked.ts'
import { ChosenBar } from './bulk/chosen-bar.tsx'
import { Choices } from './choices.tsx'
import { Kinds } from './kinds.tsx'
import { narrowing as conditions } from './looked-for.ts'
import { t } from './messages/index.ts'
import { NarrowForm } from './narrow-form.tsx'
import { worklistQuery } from './operations.ts'
import { type Overtaken, OvertakenNotice } from './overtaken-notice.tsx'
import { mayChange } from './subject.ts'
import { WorkLine } from './work-line.tsx'

/** What waits for operators, who has taken it, and what comes next. */
export function Worklist() {
  const { at } = useRouter()
  const { who, unknown } = useWho()
  const own = who?.me.memberId
  const asked = askedWork(at.query)
  const narrowed = conditions.filter((name) => at.query.get(name)).length
  const [narrowing, setNarrowing] = useState<'address' | 'reader' | undefined>(
    narrowed > 0 ? 'address' : undefined,
  )
  const [overtaken, setOvertaken] = useState<Overtaken>()
  // One's own are not everybody's until it is known whose that is.
  const pause = asked.whose === 'mine' && own === undefined
  const [{ data, error = unknown }] = useQuery({
    query: worklistQuery,
    variables: { ...conditionsOf(asked, own), ...pageAt(at) },
    pause,
  })
  const page = pause ? undefined : data?.worklist
  const { isChosen, choose, chooseAll, chooseNone } = useChosen()
  const items = page?.nodes ?? []
  const open = items.filter((item) => mayChange(item, own))
  const canChoose = useMayAct()
  const { list, heading, onFocusIn } = useRowFocus(items.map(({ id }) => id))
  return (
    <section class="stack tight" aria-labelledby="worklist">
      <div class="work-head">
        <h2 id="worklist" tabIndex={-1} ref={heading}>
          {t('worklist')}
        </h2>
        <Choices asked={asked} own={own} />
        <Button
          aria-expanded={narrowing !== undefined}
          aria-keyshortcuts="f"
          onClick={() => setNarrowing(narrowing ? undefined : 'reader')}
        >
          {t('narrow', { count: narrowed })}
        </Button>
        {!pause && <CsvButton path={fileOf(asked, own)} name="worklist.csv" label={t('csv')} />}
      </div>
      {narrowing && <NarrowForm opened={narrowing === 'reader'} />}
      <Kinds asked={asked} own={own} pause={pause} />
      <Notice refused>{!page && error?.message}</Notice>
      {!page && !error && <Skeleton lines={6} />}
      {page?.nodes.length === 0 && (
        <EmptyState
          title={t('nothingWaits')}
          hint={t(narrowed > 0 ? 'nothingWaits.narrowed' : 'nothingWaits.hint')}
        />
      )}
      {page && page.nodes.length > 0 && (
        <div class="card flush">
          <ul
            ref={list}
            class={canChoose ? 'records work choosable' : 'records work'}
            onFocusIn={onFocusIn}
          >
            {page.nodes.map((item) => (
              <WorkLine
                key={item.id}
                {...{ item, own }}
                currency={who?.platform.currency}
                overtaken={setOvertaken}
                isChosen={isChosen(item.id)}
                choose={canChoose ? choose : undefined}
              />
            ))}
          </ul>
          <Pager info={page.pageInfo} total={counting(page, 'items')} />
        </div>
      )}
      {own !== undefined && (
        <ChosenBar
          chosen={open.filter(({ id }) => isChosen(id))}
          most={open.length}
          own={own}
          chooseAll={() => chooseAll(open.map(({ id }) => id))}
          chooseNone={chooseNone}
        />
      )}
      <OvertakenNotice of={overtaken} own={own} />
    </section>
  )
}

/** Which items are chosen, by their ids; of these, only those that are shown are meant. */
function useChosen() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string, isChosen: boolean) =>
    setIds((before) => {
      const next = new Set(before)
      if (isChosen) next.add(id)
      else next.delete(id)
      return next
    })
  const chooseAll = (all: readonly string[]) => setIds(new Set(all))
  return {
    isChosen: (id: string) => ids.has(id),
    choose,
    chooseAll,
    chooseNone: () => chooseAll([]),
  }
}
