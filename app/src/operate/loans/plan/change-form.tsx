import type { ResultOf } from '@graphql-typed-document-node/core'
import { useClient } from '@urql/preact'
import type { TargetedSubmitEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { lost, type Refusals, refusalsOf } from '../../../api/refusals.ts'
import { Facts } from '../../../parts/blocks.tsx'
import { Button } from '../../../parts/button.tsx'
import type { InDialog } from '../../../parts/dialogs/dialog.tsx'
import { DialogButtons } from '../../../parts/dialogs/dialog-buttons.tsx'
import { FieldFrame, showRefused } from '../../../parts/forms/field.tsx'
import { Radios } from '../../../parts/forms/radios.tsx'
import { TextField } from '../../../parts/forms/text-field.tsx'
import type { PlanChange } from '../../../parts/loans/plan-change.tsx'
import { dearer, differencesOf } from '../../../parts/loans/plan-differences.ts'
import { Schedule } from '../../../parts/loans/schedule.tsx'
import { money, percent } from '../../../parts/money.ts'
import type { Said } from '../../../parts/said.ts'
import { useToast } from '../../../parts/toasts.tsx'
import { missingIn, wantedIn } from '../../acting/entered.ts'
import { Reason } from '../../acting/reason-form.tsx'
import { RefusedList } from '../../acting/refused-list.tsx'
import { useAct } from '../../acting/use-act.ts'
import { t } from '../messages/index.ts'
import type { LoanFile } from '../operations.ts'
import { changing, missingTerms, planIn, previewMutation } from './changing.ts'
import { type Term, terms } from './kinds.ts'

const choices = Object.keys(terms) as Kind[]
const fields: readonly string[] = [...Object.values(terms).flat(), 'reason']

type Kind = PlanChange['kind']
type Preview = ResultOf<typeof previewMutation>['previewPlanChange']

interface Props extends InDialog {
  readonly loan: LoanFile
}

/** Asks how to change the plan of a loan, and why, and shows what would become of it. */
export function ChangeForm({ loan, title, close }: Props) {
  const [kind, setKind] = useState<Kind>('INTEREST_PAUSE')
  const act = changing()
  const { busy, refused, send } = useAct(act)
  const preview = usePreview(loan.id, kind)
  const [missing, setMissing] = useState<Refusals>({})
  const tell = useToast()
  const form = useRef<HTMLFormElement>(null)
  const refusals = { ...preview.refusals, ...refusalsOf(refused, fields), ...missing }
  const choose = (next: Kind) => {
    setKind(next)
    setMissing({})
    preview.clear()
  }
  const show = () => {
    setMissing({})
    if (form.current) void preview.ask(form.current)
  }
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const lacks = { ...missingTerms(kind, entered), ...missingIn(act, entered) }
    setMissing(lacks)
    if (Object.keys(lacks).length > 0) return showRefused(event.currentTarget)
    const told = await send({
      id: loan.id,
      ...wantedIn(entered),
      ...preview.of,
      plan: planIn(kind, entered),
    })
    if (told === undefined) return form.current ? showRefused(form.current) : undefined
    close()
    tell(told)
  }
  return (
    <form class="stack" ref={form} onSubmit={submit} noValidate>
      <h2 id={title}>
        {act.name}: {loan.title}
      </h2>
      <p>{act.explains}</p>
      <Radios
        legend={t('how')}
        name="kind"
        items={choices.map((one) => [one, t(`kind.${one}`)] as const)}
        chosen={kind}
        change={choose}
      />
      <p class="soft small">{t(`kind.${kind}.explains`)}</p>
      {terms[kind].map((term) => (
        <TermField key={`${kind} ${term}`} term={term} refusal={refusals[term]} />
      ))}
      <Reason act={act} refusal={refusals.reason} />
      <div>
        <Button busy={preview.busy} onClick={show}>
          {t('preview')}
        </Button>
      </div>
      <div role="status">
        {preview.made && <Made preview={preview.made} currency={loan.currency} />}
        {preview.refusals[''] && <p class="notice refused">{preview.refusals['']()}</p>}
      </div>
      <div class="stack tight" role="alert">
        <RefusedList
          refused={refused.filter(({ field }) => !field || !fields.includes(field))}
          left={close}
        />
      </div>
      <DialogButtons name={act.name} busy={busy} close={close} />
    </form>
  )
}

/** Asks what a change would make of the plan. */
function usePreview(id: string, kind: Kind) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<Preview>()
  const [refusals, setRefusals] = useState<Refusals>({})
  const clear = () => {
    setMade(undefined)
    setRefusals({})
  }
  const ask = async (form: HTMLFormElement) => {
    clear()
    const entered = new FormData(form)
    const lacks = missingTerms(kind, entered)
    setRefusals(lacks)
    if (Object.keys(lacks).length > 0) return showRefused(form)
    // Nobody is told of a preview, so its reason need not be given.
    const reason = wantedIn(entered).reason || 'preview'
    const input = { id, reason, ...planIn(kind, entered) }
    setBusy(true)
    const { data, error } = await client.mutation(previewMutation, { input }).toPromise()
    setBusy(false)
    // The answer is about what was entered before.
    if (JSON.stringify(planIn(kind, new FormData(form))) !== JSON.stringify(planIn(kind, entered)))
      return
    const answer = data?.previewPlanChange
    setRefusals(refusalsOf(answer?.userErrors ?? lost(error), fields))
    if (answer?.schedule) setMade(answer)
    else showRefused(form)
  }
  // The change is made only if the loan still has the version that the preview showed.
  const of = made?.loan ? { version: made.loan.version } : {}
  return { busy, made, of, refusals, ask, clear }
}

/** One of the terms of a change. */
function TermField({ term, refusal }: { readonly term: Term; readonly refusal: Said | undefined }) {
  const [chosen, setChosen] = useState(term === 'extend' ? 'true' : 'FIRST')
  if (term === 'extend')
    return (
      <Radios
        legend={t('extend')}
        name="extend"
        items={[
          ['true', t('extend.longer')],
          ['false', t('extend.higher')],
        ]}
        chosen={chosen}
        change={setChosen}
      />
    )
  if (term === 'interest')
    return (
      <Radios
        legend={t('overdueInterest')}
        name="interest"
        items={[
          ['FIRST', t('overdueInterest.first')],
          ['SPREAD', t('overdueInterest.spread')],
        ]}
        chosen={chosen}
        change={setChosen}
      />
    )
  const label = t(`term.${term}`)
  if (term === 'from' || term === 'to')
    return (
      <FieldFrame
        label={label}
        refusal={refusal}
        control={(tied) => <input {...tied} name={term} type="date" />}
      />
    )
  return (
    <TextField
      label={label}
      name={term}
      inputMode={term === 'rate' ? 'decimal' : 'text'}
      start=""
      hint={hintOf(term)}
      refusal={refusal}
    />
  )
}

/** What would be right, where that is not plain. */
function hintOf(term: Exclude<Term, 'extend' | 'interest' | 'from' | 'to'>): string {
  return term === 'instalments' ? '' : t(`term.${term}.hint`)
}

/** What a change would make of the plan, and what it would cost. */
function Made({ preview, currency }: { readonly preview: Preview; readonly currency: string }) {
  const { totals, schedule } = preview
  const place = useRef<HTMLDivElement>(null)
  // It is below the form, out of view.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [preview])
  if (!totals || !schedule) return null
  const { interestBefore, interestAfter, loss, lossPercent, material } = totals
  const how = dearer(totals)
  return (
    <div class="stack" ref={place}>
      <Facts
        of={[
          [t('totalInterestBefore'), money(interestBefore, currency)],
          [t('totalInterestAfter'), money(interestAfter, currency)],
          [
            t('loss'),
            <>
              {money(loss, currency)} <span class="together">({percent(lossPercent)})</span>
            </>,
          ],
        ]}
      />
      <ul class="plain-list">
        {differencesOf(totals, currency).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {how && <p class="notice">{t('plan.agreeFirst', { how })}</p>}
      {material && <p class="notice">{t('loss.material')}</p>}
      <Schedule schedule={schedule} currency={currency} interestIsSaid />
    </div>
  )
}
