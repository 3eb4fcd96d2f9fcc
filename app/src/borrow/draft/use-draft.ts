import { useClient, useMutation } from '@urql/preact'
import { useRef, useState } from 'preact/hooks'
import { useMarket } from '../../api/market.tsx'
import { lost, type Refusal, type Refusals, refusalsOf } from '../../api/refusals.ts'
import type { CreateLoanInput } from '../../graphql/graphql.ts'
import { useAttempt } from '../../parts/forms/attempt.ts'
import type { Stays } from '../../parts/forms/entered.ts'
import { keepTyped, keptTyped } from '../../parts/forms/typed.ts'
import { now } from '../../parts/time.ts'
import { type Borrowed, createMutation, loanQuery, updateMutation } from '../operations.ts'
import {
  type Changes,
  changedFields,
  contestedIn,
  draftChanges,
  ownEntries,
} from './draft-changes.ts'
import { type Step, stepOfField } from './steps.tsx'

type Terms = Omit<CreateLoanInput, 'idempotencyKey' | 'currency'>

/** What was typed, and into which version of the draft, with what that said. */
interface Typed {
  readonly version: number | undefined
  readonly before?: Borrowed | undefined
  readonly changes: Changes
}

/** A draft, as the steps change it. */
export interface Draft {
  readonly loan: Borrowed | undefined
  /** What was typed and is not saved yet. */
  readonly begun: Changes
  readonly refusals: Refusals
  readonly busy: boolean
  /** Whether another window, or another person, has changed what the fields show. */
  readonly outdated: boolean
  /** What they have changed, as far as it is known what the fields showed. */
  readonly changes: readonly string[]
  /** What the borrower has changed that is not saved. */
  readonly own: Changes
  /** Whether both have changed the same field. */
  readonly isContested: boolean
  /** When what was typed was last saved without a click. */
  readonly savedAt: string | undefined
  /** Notes that the fields now show the draft as it is. */
  shown(): void
  /** Takes what was changed elsewhere, and saves over it what the borrower has changed; of a field that both have changed, only one can stay. */
  merge(stays: Stays): void
  /** Whether the fields are about to be drawn anew, and nothing was typed since. */
  isForgotten(): boolean
  /** Shows what is wrong with a field before the gateway is asked. */
  refuse(refusals: Refusals): void
  /** Takes back what was wrong with a field, since it says something else now. */
  accept(field: string): void
  /** Keeps in this browser what was typed. */
  keep(changes: Changes): void
  /** Saves what was typed at the gateway, if the draft is there; what can't be saved yet stays in this browser. */
  saveTyped(changes: Changes): Promise<void>
  /** Keeps changes at the gateway, or here while the title or the amount is missing; undefined if they are refused. */
  save(changes: Changes): Promise<{ readonly loan: Borrowed | undefined } | undefined>
}

const isConflict = ({ code }: Refusal) => code === 'VERSION_CONFLICT'

/** Under what the browser keeps what was typed into a draft, or into a new one. */
export const draftName = (subject: string | undefined, id = 'new') => `${subject} ${id}`

/** Saves a draft at the gateway: once, however often the borrower tries, and never over changes that the borrower has not seen. */
export function useDraft(loan: Borrowed | undefined, step: Step): Draft {
  const { session } = useMarket()
  const name = draftName(session.person.get()?.subject, loan?.id)
  const [typed] = useState(() => keptTyped<Typed>(name))
  const [begun, setBegun] = useState<Changes>(typed?.changes ?? {})
  const [refusals, refuse] = useState<Refusals>({})
  const [savedAt, setSavedAt] = useState<string>()
  const [saving, setSaving] = useState(false)
  const [creating, create] = useMutation(createMutation)
  const [updating, update] = useMutation(updateMutation)
  const attempt = useAttempt()
  const client = useClient()
  const seen = useRef(typed?.version ?? loan?.version)
  // What was typed into an older version says nothing of that version.
  const known = useRef(typed?.before ?? (seen.current === loan?.version ? loan : undefined))
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const kept = useRef(typed?.changes)
  const forgotten = useRef(false)
  const store = () => {
    const [version, before, changes] = [seen.current, known.current, kept.current ?? {}]
    const isAny = Object.keys(changes).length > 0
    keepTyped(name, isAny ? ({ version, before, changes } satisfies Typed) : undefined)
  }
  const keep = (changes: Changes | undefined) => {
    forgotten.current = false
    kept.current = changes && { ...kept.current, ...changes }
    setBegun(kept.current ?? {})
    store()
  }
  const settle = (
    made: Borrowed | null | undefined,
    errors: readonly Refusal[],
    sent = kept.current,
  ) => {
    refuse(refusalsOf(errors, Object.keys(stepOfField)))
    if (!made) return undefined
    seen.current = made.version
    known.current = made
    // What was typed meanwhile is not saved yet.
    const isAll = JSON.stringify(kept.current) === JSON.stringify(sent)
    keep(isAll ? undefined : kept.current)
    return { loan: made }
  }
  const updated = async (of: Borrowed, changes: Changes) => {
    const input = { id: of.id, version: seen.current ?? of.version, ...changes }
    const { data, error } = await update({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.updateLoan.userErrors ?? lost(error)
    attempt.answered(errors)
    // What was made of it elsewhere has to be shown, even if this window has not heard of it.
    if (errors.some(isConflict))
      await client.query(loanQuery, { id: of.id }, { requestPolicy: 'network-only' }).toPromise()
    return { made: data?.updateLoan.loan, errors }
  }
  /** One change after the other, since each needs the version that the last one made. */
  const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => {
    const turn = before.current.then(work)
    before.current = turn.catch(() => undefined)
    return turn
  }
  const save: Draft['save'] = async (changes) => {
    setSaving(true)
    return inTurn(() => saved(changes)).finally(() => setSaving(false))
  }
  const saved: Draft['save'] = async (changes) => {
    const all = { ...kept.current, ...changes }
    if (loan !== undefined) {
      const { made, errors } = await updated(loan, all)
      return settle(made, errors)
    }
    keep(all)
    refuse({})
    const { title, amountRequested } = all
    if (!title || !amountRequested) return { loan: undefined }
    const input: Terms = { ...all, title, amountRequested }
    const { data, error } = await create({
      input: { ...input, idempotencyKey: attempt.keyFor(input) },
    })
    const errors = data?.createLoan.userErrors ?? lost(error)
    attempt.answered(errors)
    return settle(data?.createLoan.loan, errors)
  }
  const saveTyped: Draft['saveTyped'] = async (changes) => {
    // Over a change of another window nothing is saved, and its button does not go from under the pointer.
    if (loan === undefined || outdated) return
    await inTurn(async () => {
      if (!forgotten.current) await savedOver(loan, { ...kept.current, ...changes })
    })
  }
  const savedOver = async (of: Borrowed, all: Changes) => {
    const { made, errors } = await updated(of, all)
    // Half an entry can be refused: that is said when the borrower goes on. A change of another window is said at once.
    if (made) {
      settle(made, [], all)
      setSavedAt(now().toISOString())
    } else if (errors.some(isConflict)) settle(null, errors)
  }
  const own = () => (known.current && kept.current ? ownEntries(known.current, kept.current) : {})
  const isOnItsWay = creating.fetching || updating.fetching
  const isOther = !isOnItsWay && loan !== undefined && loan.version !== seen.current
  const changes = isOther && known.current ? draftChanges(known.current, loan, own()) : []
  const contested = isOther && known.current ? contestedIn(known.current, loan, own()) : {}
  // A version in which nothing that is shown is different is none that the borrower has to look at.
  const outdated = isOther && !(known.current && isApart(known.current, loan, step, kept.current))
  if (isOther && !outdated) {
    // What was left as it was must not go over what somebody else has made of it.
    const mine = kept.current && own()
    seen.current = loan.version
    known.current = loan
    kept.current = mine
    // A reload must not take what was typed for entries into the former version.
    if (mine) store()
  }
  const shown = () => {
    seen.current = loan?.version
    known.current = loan
    refuse({})
  }
  const merge: Draft['merge'] = (stays) => {
    const isMine = ([name]: readonly [string, unknown]) => stays === 'mine' || !(name in contested)
    const mine: Changes = Object.fromEntries(Object.entries(own()).filter(isMine))
    const isAny = Object.keys(mine).length > 0
    shown()
    kept.current = undefined
    keep(isAny ? mine : undefined)
    // What the fields say until they are drawn anew must not be saved over what was changed elsewhere.
    forgotten.current = true
    // Nobody may publish what they see here as anything else.
    if (loan && isAny) void inTurn(() => savedOver(loan, mine))
  }
  return {
    loan,
    // What was adopted from elsewhere is not shown as it was before.
    begun: kept.current ?? begun,
    refusals,
    busy: saving,
    outdated,
    changes,
    own: own(),
    isContested: Object.keys(contested).length > 0,
    savedAt,
    shown,
    merge,
    isForgotten: () => forgotten.current,
    refuse,
    accept: (field) => refuse(({ [field]: _, ...others }) => others),
    keep,
    saveTyped,
    save,
  }
}

/** Whether a change elsewhere has nothing to do with the step that is shown, nor with what was typed: then nothing has to be decided. */
function isApart(before: Borrowed, after: Borrowed, step: Step, entered: Changes = {}): boolean {
  const own = Object.keys(ownEntries(before, entered))
  const changed = changedFields(before, after)
  // Before it is published, every change has to be seen.
  if (step === 'check') return changed.length === 0
  return changed.every((field) => stepOfField[field] !== step && !own.includes(field))
}
