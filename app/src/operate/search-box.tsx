import type { TargetedSubmitEvent } from 'preact'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/forms/entered.ts'
import { TextField } from '../parts/forms/text-field.tsx'
import { useRouter } from '../shell/router.ts'
import { isId } from './ids.ts'
import { t } from './messages/index.ts'
import { addressWith } from './pager.tsx'

interface Props {
  readonly label: string
  readonly hint: string
  /** What is searched for now. */
  readonly words: string
  /** Where to search; where the reader is, unless given. */
  readonly page?: string
}

/** Searches by words; an id opens its record at once. */
export function SearchBox({ label, hint, words, page }: Props) {
  const { go, at } = useRouter()
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = textOf(new FormData(event.currentTarget), 'q')
    if (isId(q)) return go(`/operate/${q}`)
    go(
      addressWith(page === undefined ? at : { ...at, id: page, query: new URLSearchParams() }, {
        q,
      }),
    )
  }
  return (
    <search>
      <form class="search-box" onSubmit={submit} key={words}>
        <TextField label={label} name="q" inputMode="search" start={words} hint={hint} />
        <Button type="submit">{t('find')}</Button>
      </form>
    </search>
  )
}
