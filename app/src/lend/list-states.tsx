import { type CombinedError, useMutation } from '@urql/preact'
import { EmptyState } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { becomeLender } from './operations.ts'

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
      <li class="hidden">Loading…</li>
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
    <EmptyState title="The loans could not be loaded">
      <p>{error.message}</p>
      <Button onClick={again}>Try again</Button>
    </EmptyState>
  )
}

/** Says that there are none, and what to do. */
export function Nothing({
  isFiltered,
  clear,
}: {
  readonly isFiltered: boolean
  readonly clear: () => void
}) {
  return isFiltered ? (
    <EmptyState title="No open loan meets all of your filters">
      <Button onClick={clear}>Clear the filters</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No loan is open now">
      <p>
        A <a href="/app/lend/order">standing order</a> invests for you as soon as one is published.
      </p>
    </EmptyState>
  )
}

/** Lets borrowers become lenders, too. */
export function NotALender() {
  const [{ fetching }, become] = useMutation(becomeLender)
  return (
    <EmptyState title="You are set up to borrow only">
      <p>Your profile says that you do not lend. You can do both.</p>
      <Button look="primary" busy={fetching} onClick={() => void become({})}>
        Lend, too
      </Button>
    </EmptyState>
  )
}
