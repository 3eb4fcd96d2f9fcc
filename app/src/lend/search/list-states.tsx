import { type CombinedError, useMutation } from '@urql/preact'
import { EmptyState, Notice } from '../../parts/blocks.tsx'
import { Button } from '../../parts/button.tsx'
import { rich, t } from '../messages/index.ts'
import { becomeLender } from '../operations.ts'

/** A placeholder while the opportunities are loading. */
export function Waiting() {
  return (
    <ul class="offers" aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <li key={index} class="card offer waiting">
          <div class="skeleton" style={{ width: '70%' }} />
          <div class="skeleton" style={{ width: '40%' }} />
          <div class="skeleton" />
          <div class="skeleton" style={{ width: '55%' }} />
        </li>
      ))}
      <li class="hidden">{t('loading')}</li>
    </ul>
  )
}

/** Says why there are none, and lets the reader ask again. */
export function Failed({
  error,
  again,
}: {
  readonly error: CombinedError
  readonly again: () => void
}) {
  return (
    <EmptyState title={t('notLoaded')}>
      <p>{error.message}</p>
      <Button onClick={again}>{t('tryAgain')}</Button>
    </EmptyState>
  )
}

/** Says that there are none, and what to do. */
export function Nothing({
  cleared,
  clear,
}: {
  /** What there is to clear; undefined if nothing. */
  readonly cleared: 'search' | 'filters' | 'both' | undefined
  readonly clear: () => void
}) {
  return cleared ? (
    <EmptyState title={t('noneMatches')}>
      {cleared !== 'filters' && <p>{t('noneMatches.spelling')}</p>}
      <Button onClick={clear}>{t('clearTheFilters', { what: cleared })}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('noneOpen')}>
      <p>
        {rich('noneOpen.hint', {
          link: (part) => <a href="/app/lend/order">{part}</a>,
        })}
      </p>
    </EmptyState>
  )
}

/** Lets borrowers become lenders, too. */
export function NotALender() {
  const [{ data, error, fetching }, become] = useMutation(becomeLender)
  const refused = data?.updateProfile.userErrors.map(({ message }) => message).join(' ')
  return (
    <EmptyState title={t('onlyBorrows')}>
      <p>{t('onlyBorrows.hint')}</p>
      <Button look="primary" busy={fetching} onClick={() => void become({})}>
        {t('lendToo')}
      </Button>
      <Notice refused>{refused || error?.message}</Notice>
    </EmptyState>
  )
}
