import { useQuery } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { textOf } from '../../parts/forms/entered.ts'
import { useRouter } from '../../shell/router.ts'
import { addressWith } from '../pager.tsx'
import { useMayAct } from '../scope.ts'
import { ImportForm } from './import-form.tsx'
import { ItemList } from './item-list.tsx'
import { t } from './messages/index.ts'
import { bankDayQuery } from './operations.ts'
import { ReconciliationCard } from './reconciliation-card.tsx'
import { SafeguardingCard } from './safeguarding-card.tsx'

/** How the bank's statements agree with the books at the end of a day, and where members' money is. */
export function BankDay() {
  const { at } = useRouter()
  const asked = at.query.get('day') ?? ''
  const day = /^\d{4}-\d\d-\d\d$/.test(asked) ? asked : null
  const [{ data, error }] = useQuery({ query: bankDayQuery, variables: { day } })
  const mayAct = useMayAct()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus goes with its line.
  const assigned = () => heading.current?.focus()
  const { reconciliation, safeguarding, approvalRequests } = data ?? {}
  return (
    <>
      <div class="apart wrap">
        <DayForm key={day} day={day ?? reconciliation?.day ?? ''} />
        {reconciliation?.importsFiles === false && <p class="soft small">{t('import.none')}</p>}
        {mayAct && reconciliation?.importsFiles && (
          <DialogButton name={t('import')}>
            {(dialog) => <ImportForm currency={reconciliation.currency} {...dialog} />}
          </DialogButton>
        )}
      </div>
      <Notice refused>{!data && error?.message}</Notice>
      {!data && !error && <Skeleton lines={6} />}
      {reconciliation && safeguarding && (
        <>
          <div class="halves">
            <ReconciliationCard of={reconciliation} safeguarding={safeguarding} />
            <SafeguardingCard of={safeguarding} />
          </div>
          <section class="stack tight" aria-labelledby="open-items">
            <h2 id="open-items" tabIndex={-1} ref={heading}>
              {t('openItems')}
            </h2>
            {reconciliation.items.length === 0 ? (
              <EmptyState title={t('nothingIsOpen')} hint={t('nothingIsOpen.hint')} />
            ) : (
              <ItemList
                items={reconciliation.items}
                currency={reconciliation.currency}
                providers={reconciliation.providers}
                requests={approvalRequests?.nodes ?? []}
                after={assigned}
              />
            )}
            {reconciliation.itemsNumber > reconciliation.items.length && (
              <p class="soft small">{t('oldestItems', { count: reconciliation.itemsNumber })}</p>
            )}
          </section>
        </>
      )}
    </>
  )
}

/** Chooses the day, which the address keeps. */
function DayForm({ day }: { readonly day: string }) {
  const { go, at } = useRouter()
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(addressWith(at, { day: textOf(new FormData(event.currentTarget), 'day') }))
  }
  return (
    <form class="row day-form" onSubmit={submit} key={day} aria-label={t('day')}>
      <label>
        {t('atTheEndOf')} <input type="date" name="day" defaultValue={day} />
      </label>
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}
