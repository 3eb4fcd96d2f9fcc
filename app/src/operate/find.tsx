import { useQuery } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { Notice, Skeleton } from '../parts/blocks.tsx'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/entered.ts'
import { TextField } from '../parts/text-field.tsx'
import { useRouter } from '../shell/router.ts'
import { LoanLines } from './loan-lines.tsx'
import { byWordsQuery } from './operations.ts'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Finds loans by their words, or goes to a member or a loan by its id. */
export function Find({ words }: { readonly words: string }) {
  const { go, at } = useRouter()
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = textOf(new FormData(event.currentTarget), 'q')
    if (ID.test(text)) go(`/operate/${text}`)
    else go(`/operate${at.id ? `/${at.id}` : ''}?q=${encodeURIComponent(text)}`)
  }
  return (
    <section class="card" aria-labelledby="find">
      <h2 id="find">Find</h2>
      <search>
        <form class="find-form" onSubmit={submit}>
          <TextField
            label="Words of a loan, or an id"
            name="q"
            inputMode="search"
            start={words}
            hint="An id of a member or of a loan opens it at once."
          />
          <Button type="submit">Find</Button>
        </form>
      </search>
      {words !== '' && <Found words={words} />}
    </section>
  )
}

function Found({ words }: { readonly words: string }) {
  const [{ data, error }] = useQuery({ query: byWordsQuery, variables: { words } })
  const loans = data?.loans.nodes
  return (
    <div aria-live="polite">
      <Notice refused>{!data && error?.message}</Notice>
      {!loans && !error && <Skeleton />}
      {loans?.length === 0 && (
        <p class="soft">No published loan has these words. Try fewer, or the whole id.</p>
      )}
      {loans && <LoanLines loans={loans} />}
    </div>
  )
}
