import { useMutation, useQuery } from '@urql/preact'
import { useRef, useState } from 'preact/hooks'
import { lost } from '../../api/refusals.ts'
import { EmptyState, Notice, Skeleton } from '../../parts/blocks.tsx'
import { Confirm } from '../../parts/dialogs/confirm.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { Switch } from '../../parts/forms/switch.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { rich, t } from '../messages/index.ts'
import { addressOf, countOf } from '../search/criteria.ts'
import { criteriaIn, saidOf } from './looks-for.ts'
import { NameForm } from './name-form.tsx'
import { deleteMutation, type SavedSearch, searchesQuery, updateMutation } from './operations.ts'

/** The reader's saved searches: to see what each finds, to rename and to delete them, and which of them tell of new loans. */
export function SavedSearches() {
  const [{ data, error }, ask] = useQuery({ query: searchesQuery })
  const heading = useRef<HTMLHeadingElement>(null)
  if (!data) return error ? <Notice refused>{error.message}</Notice> : <Skeleton lines={4} />
  const again = () => ask({ requestPolicy: 'network-only' })
  if (data.savedSearches.length === 0)
    return (
      <EmptyState title={t('searches.none')}>
        <p>{rich('searches.none.hint', { link: (part) => <a href="/app/lend">{part}</a> })}</p>
      </EmptyState>
    )
  return (
    <section class="card" aria-labelledby="saved-searches">
      <h2 id="saved-searches" tabIndex={-1} ref={heading}>
        {t('searches')}
      </h2>
      <p class="soft small">{t('searches.what')}</p>
      <ul class="lines">
        {data.savedSearches.map((search) => (
          <Row
            key={search.id}
            search={search}
            currency={data.me.wallet.currency}
            again={again}
            gone={() => {
              // The button that had the focus goes with its search.
              heading.current?.focus()
              again()
            }}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly search: SavedSearch
  readonly currency: string
  /** Reads them again. */
  readonly again: () => void
  readonly gone: () => void
}

function Row({ search, currency, again, gone }: RowProps) {
  const [{ fetching }, update] = useMutation(updateMutation)
  const [problem, setProblem] = useState('')
  const { id, name, notifies } = search
  const criteria = criteriaIn(search)
  const address = addressOf(criteria)
  const tells = async (on: boolean) => {
    const { data, error } = await update({ input: { id, notifies: on } })
    setProblem((data?.saved.userErrors ?? lost(error)).map(({ message }) => message).join(' '))
  }
  return (
    <li class="stack">
      <p>
        <a href={`/app${address}`}>
          <b>{name}</b>
        </a>
        <br />
        <span class="soft small">{saidOf(criteria, currency) || t('searches.all')}</span>
      </p>
      <Switch isOn={notifies} busy={fetching} save={tells}>
        {t('searches.tells')}
        <span class="hidden"> ({name})</span>
      </Switch>
      <div class="row">
        <RenameButton search={search} after={again} />
        <DeleteButton search={search} after={gone} />
        {countOf({ ...criteria, q: '' }) > 0 && (
          <a
            class="button plain"
            href={`/app/lend/order${new URL(addressOf({ ...criteria, q: '' }), location.href).search}`}
          >
            {t('searches.order')}
            <span class="hidden"> ({name})</span>
          </a>
        )}
      </div>
      <Notice refused>{problem}</Notice>
    </li>
  )
}

interface ChangeProps {
  readonly search: SavedSearch
  readonly after: () => void
}

function RenameButton({ search, after }: ChangeProps) {
  const [{ fetching }, update] = useMutation(updateMutation)
  const save = async (name: string) => {
    const { data, error } = await update({ input: { id: search.id, name } })
    if (data?.saved.savedSearch) after()
    return data?.saved.userErrors ?? lost(error)
  }
  return (
    <DialogButton
      name={t('searches.rename')}
      aria-label={`${t('searches.rename')}: ${search.name}`}
      aria-haspopup="dialog"
    >
      {(dialog) => (
        <NameForm
          heading={t('searches.rename')}
          start={search.name}
          busy={fetching}
          save={save}
          {...dialog}
        />
      )}
    </DialogButton>
  )
}

function DeleteButton({ search, after }: ChangeProps) {
  const [{ fetching }, send] = useMutation(deleteMutation)
  const tell = useToast()
  const remove = async () => {
    const { data, error } = await send({ input: { id: search.id } })
    const errors = data?.deleteSavedSearch.userErrors ?? lost(error)
    if (errors.length > 0) return errors
    tell(() => t('searches.deleted', { name: search.name }))
    after()
    return []
  }
  return (
    <Confirm
      name={`${t('searches.delete')}…`}
      yes={t('searches.delete.yes', { name: search.name })}
      no={t('searches.delete.no')}
      busy={fetching}
      input={{ id: search.id }}
      send={remove}
    />
  )
}
