import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useRefresh } from '../../api/again.ts'
import { type Refusals, refusalsOf, saidBy } from '../../api/refusals.ts'
import type { UpdatePreferencesInput } from '../../graphql/graphql.ts'
import { showRefused } from '../../parts/forms/field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { t } from '../messages/index.ts'
import { type Around, allThatCannotWork } from './cannot-work.ts'
import { orderQuery, type Preferences, resultsQuery, saveMutation } from './operations.ts'
import { inputOf, lackingIn, limits, problemsOf, type Wishes } from './wishes.ts'

interface Seen {
  readonly version: number
  readonly isOn: boolean
  readonly around: Around
}

/** Saves a standing order, or stops it; each refusal is shown at its field, and a large maximum needs a word more. */
export function useSave(
  wishes: Wishes,
  { version, isOn: wasOn, around }: Seen,
  saved: (preferences: Preferences) => void,
) {
  const [{ fetching }, send] = useMutation(saveMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [isLarge, setLarge] = useState(false)
  const tell = useToast()
  const refresh = useRefresh(orderQuery)
  const refreshResults = useRefresh(resultsQuery)
  const saveWith = async (warned: boolean): Promise<boolean> => {
    const said = warned ? { autoInvestWarningAcknowledged: true } : {}
    return put({ ...inputOf(wishes), version, ...said })
  }
  const put = async (input: UpdatePreferencesInput): Promise<boolean> => {
    const { data, error } = await send({ input })
    const errors = data?.updatePreferences.userErrors ?? []
    const others = errors.filter(({ code }) => code !== 'WARNING_REQUIRED')
    setLarge(others.length < errors.length)
    setRefusals(error ? { '': () => error.message } : refusalsOf(others, limits))
    const kept = data?.updatePreferences.preferences
    // Whoever is refused because of a change elsewhere sees that change, before they save again.
    if (errors.some(({ code }) => code === 'VERSION_CONFLICT')) refresh()
    if (!kept) return false
    saved(kept)
    refresh()
    refreshResults()
    tell(() => savedAs(kept, wasOn))
    return true
  }
  const save = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const problems = () => ({
      ...lackingIn(wishes),
      ...allThatCannotWork(wishes, around),
      ...problemsOf(wishes),
    })
    setRefusals(saidBy(problems))
    if (Object.keys(problems()).length > 0) return showRefused(form)
    if (!fetching && !(await saveWith(false))) showRefused(form)
  }
  const stop = () => put({ autoInvestEnabled: false, version })
  return { fetching, refusals, save, stop, warned: isLarge ? () => void saveWith(true) : undefined }
}

function savedAs(
  kept: Pick<Preferences, 'autoInvestEnabled' | 'matchNotifications'>,
  wasOn: boolean,
): string {
  if (kept.autoInvestEnabled) return t(wasOn ? 'saved.changed' : 'saved.on')
  if (wasOn) return t(kept.matchNotifications ? 'saved.stopped.tells' : 'saved.stopped')
  return kept.matchNotifications ? t('saved.tells') : t('saved.off')
}
