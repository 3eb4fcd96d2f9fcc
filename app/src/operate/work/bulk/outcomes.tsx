import { Scrolled } from '../../../parts/blocks.tsx'
import { Button } from '../../../parts/button.tsx'
import { t } from '../messages/index.ts'
import type { Work } from '../operations.ts'
import type { Outcome } from './acts.ts'
import { Named } from './named.tsx'
import { isSettled } from './use-run.ts'

interface Props {
  readonly items: readonly Work[]
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** The item that is on its way; undefined if none is. */
  readonly running: string | undefined
  readonly stop: () => void
  readonly goOn: () => void
  readonly close: () => void
}

const tones = { done: 'good', kept: '', refused: 'bad', lost: 'wait' } as const

/** What became of each item, how far it is, and how to stop it or to go on. */
export function Outcomes({ items, outcomes, running, stop, goOn, close }: Props) {
  const of = (state: Outcome['state']) =>
    [...outcomes.values()].filter((one) => one.state === state).length
  const rest = items.filter(({ id }) => !isSettled(outcomes.get(id))).length
  return (
    <>
      <p role="status">
        {running !== undefined
          ? t('bulk.running', { done: outcomes.size, count: items.length })
          : t('bulk.ended', { done: of('done'), kept: of('kept'), refused: of('refused'), rest })}
      </p>
      <Scrolled class="outcomes" label={t('bulk.outcomes')}>
        <ul class="plain-list">
          {items.map((item) => {
            const outcome = outcomes.get(item.id)
            return (
              <li key={item.id}>
                <Named item={item} />
                {outcome ? (
                  <span>
                    <span class={`tag ${tones[outcome.state]}`}>{t(`bulk.${outcome.state}`)}</span>{' '}
                    <span class="small">{outcome.says()}</span>
                  </span>
                ) : (
                  <span class="soft small">
                    {t(item.id === running ? 'bulk.onItsWay' : 'bulk.notYet')}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </Scrolled>
      <div class="row">
        {running !== undefined ? (
          <Button onClick={stop}>{t('bulk.stop')}</Button>
        ) : (
          <>
            <Button look="primary" onClick={close}>
              {t('bulk.close')}
            </Button>
            {rest > 0 && <Button onClick={goOn}>{t('bulk.goOn', { rest })}</Button>}
          </>
        )}
      </div>
    </>
  )
}
