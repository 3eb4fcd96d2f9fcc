import { useMutation } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { useRefresh } from '../../api/again.ts'
import { type Refusals, refusalsOf } from '../../api/refusals.ts'
import { showRefused } from '../../parts/field.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { orderQuery, saveMutation } from './operations.ts'
import { inputOf, lackingIn, limits, problemsOf, type Wishes } from './wishes.ts'

/** Saves a standing order; each refusal is shown at its field. */
export function useSave(wishes: Wishes) {
  const [{ fetching }, send] = useMutation(saveMutation)
  const [refusals, setRefusals] = useState<Refusals>({})
  const tell = useToast()
  const refresh = useRefresh(orderQuery)
  const save = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const problems = { ...lackingIn(wishes), ...problemsOf(wishes) }
    setRefusals(problems as Refusals)
    if (Object.keys(problems).length > 0) return showRefused(form)
    if (fetching) return
    const { data, error } = await send({ input: inputOf(wishes) })
    const errors = data?.updatePreferences.userErrors ?? []
    setRefusals(error ? { '': error.message } : refusalsOf(errors, limits))
    const kept = data?.updatePreferences.preferences
    if (!kept) return showRefused(form)
    refresh()
    tell(kept.autoInvestEnabled ? 'Your standing order is on.' : 'Saved; it is off.')
  }
  return { fetching, refusals, save }
}
