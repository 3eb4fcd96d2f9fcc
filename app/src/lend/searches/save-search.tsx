import { useMutation, useQuery } from '@urql/preact'
import { lost } from '../../api/refusals.ts'
import type { InDialog } from '../../parts/dialogs/dialog.tsx'
import { DialogButton } from '../../parts/dialogs/dialog-button.tsx'
import { useAttempt } from '../../parts/forms/attempt.ts'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { addressOf, type Criteria, countOf } from '../search/criteria.ts'
import { criteriaIn, nameFrom, saidOf, searchFor } from './looks-for.ts'
import { NameForm } from './name-form.tsx'
import { createMutation, searchesQuery } from './operations.ts'

/** The longest name of a search. */
const NAME_MAX = 60

interface Props {
  readonly criteria: Criteria
}

/** The reader's saved searches, each a link to what it finds now, and a button that saves the one on the screen. */
export function SearchLinks({ criteria }: Props) {
  const [{ data }, ask] = useQuery({ query: searchesQuery })
  const searches = data?.savedSearches ?? []
  const shown = addressOf({ ...criteria, sort: 'MATCH' })
  const isSaved = searches.some((one) => addressOf(criteriaIn(one)) === shown)
  if (!data || (searches.length === 0 && countOf(criteria) === 0)) return null
  return (
    <div class="tools">
      {searches.length > 0 && (
        <nav class="chips" aria-label={t('searches')}>
          {searches.map((one) => {
            const to = addressOf(criteriaIn(one))
            return (
              <a key={one.id} href={`/app${to}`} aria-current={to === shown ? 'true' : undefined}>
                {one.name}
              </a>
            )
          })}
        </nav>
      )}
      {countOf(criteria) > 0 && !isSaved && (
        <SaveButton
          criteria={criteria}
          currency={data.me.wallet.currency}
          after={() => ask({ requestPolicy: 'network-only' })}
        />
      )}
    </div>
  )
}

interface SaveProps extends Props {
  readonly currency: string
  readonly after: () => void
}

function SaveButton(props: SaveProps) {
  return (
    <DialogButton name={t('searches.save')} aria-haspopup="dialog">
      {(dialog) => <SaveForm {...props} {...dialog} />}
    </DialogButton>
  )
}

function SaveForm({ criteria, currency, after, ...dialog }: SaveProps & InDialog) {
  const [{ fetching }, send] = useMutation(createMutation)
  const attempt = useAttempt()
  const tell = useToast()
  const said = saidOf(criteria, currency)
  const save = async (name: string, form: FormData) => {
    const wanted = { ...searchFor(criteria), name, notifies: form.has('notifies') }
    const { data, error } = await send({
      input: { ...wanted, idempotencyKey: attempt.keyFor(wanted) },
    })
    const kept = data?.saved.savedSearch
    const errors = data?.saved.userErrors ?? lost(error)
    attempt.answered(errors)
    if (!kept) return errors
    after()
    tell(() => t(kept.notifies ? 'searches.saved.tells' : 'searches.saved', { name: kept.name }))
    return []
  }
  return (
    <NameForm
      heading={t('searches.save')}
      start={nameFrom(said, NAME_MAX)}
      busy={fetching}
      save={save}
      {...dialog}
    >
      <p class="soft small">{said}</p>
      <label class="switch">
        <input type="checkbox" name="notifies" defaultChecked />
        {t('searches.tells')}
      </label>
    </NameForm>
  )
}
