import { Fragment, type JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ChangedElsewhere } from '../../parts/changed-elsewhere.tsx'
import type { Stays } from '../../parts/forms/entered.ts'
import { useRouter } from '../../shell/router.ts'
import { t } from '../messages/index.ts'
import type { Borrowed } from '../operations.ts'
import { OwedFirst } from '../repaying/owed-first.tsx'
import { Discard } from './begun.tsx'
import { CheckStep } from './check-step.tsx'
import { noteMade } from './made.ts'
import { Missing } from './missing.tsx'
import { PlaceStep } from './place/place-step.tsx'
import { fieldOf, leftAt, pathOfStep, type Step, Steps, stepOf, steps } from './steps.tsx'
import { TermsStep } from './terms-step.tsx'
import { type Draft as DraftState, useDraft } from './use-draft.ts'
import { WhatStep } from './what-step.tsx'

interface Props {
  /** The draft; undefined for a new one. */
  readonly loan: Borrowed | undefined
  readonly currency: string
}

/** A draft in steps; each is saved before the next. */
export function Draft({ loan, currency }: Props) {
  const { at, go } = useRouter()
  const id = loan?.id ?? 'new'
  // What is saved while the borrower types leads to no other step.
  const [left] = useState(() => leftAt(loan))
  const step = stepOf(at.query) ?? left
  const draft = useDraft(loan, step)
  const said = { ...loan, ...draft.begun } as Partial<Borrowed>
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  const [round, setRound] = useState(0)
  // Before the next key can come.
  useLayoutEffect(() => {
    const field = fieldOf(at.query, step)
    const named = field && card.current?.querySelector<HTMLElement>(`[name="${field}"]`)
    if (named) named.focus()
    else if (!first.current || step !== steps[0]) heading.current?.focus()
    first.current = false
    // What was typed before a reload may be of an older version than is there now.
    if (Object.keys(draft.begun).length === 0) draft.shown()
  }, [step])
  const next = (to: string = id) => {
    const after = steps[steps.indexOf(step) + 1] ?? 'check'
    // Going back from a draft that now exists leads to its step before, and never to a new one.
    if (to !== id) {
      noteMade(to)
      go(pathOfStep(to, step), { replace: true })
    }
    go(pathOfStep(to, after))
  }
  const shown: Readonly<Record<Step, () => JSX.Element | null>> = {
    what: () => <WhatStep draft={draft} next={next} />,
    terms: () => <TermsStep draft={draft} currency={currency} next={next} />,
    place: () => <PlaceStep draft={draft} next={next} />,
    check: () =>
      loan ? <CheckStep loan={loan} own={draft.own} /> : <Missing id={id} said={said} />,
  }
  return (
    <>
      {/* Where it is checked, it is said beside the button. */}
      {(step !== 'check' || !loan) && <OwedFirst />}
      <Steps id={id} at={step} said={said} />
      <section class="card" aria-labelledby="step" ref={card}>
        <h2 id="step" ref={heading} tabIndex={-1}>
          {t(`step.${step}`)}
        </h2>
        <Changed draft={draft} show={() => setRound(round + 1)} />
        <Fragment key={`${step} ${round}`}>{shown[step]()}</Fragment>
      </section>
      <p class="soft small">{loan ? t('draft.saved') : t('draft.begins')}</p>
      {!loan && Object.values(draft.begun).some(Boolean) && <Discard />}
    </>
  )
}

/** Says what has changed elsewhere; what the borrower has changed themselves stays, unless they give it up for the same field’s change. */
function Changed({ draft, show }: { readonly draft: DraftState; readonly show: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const answer = (stays: Stays) => {
    draft.merge(stays)
    show()
  }
  const hasOwn = Object.keys(draft.own).length > 0
  // Whoever is refused because of it, far below, has to see it.
  const isRefused = draft.outdated && Object.keys(draft.refusals).length > 0
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView({ block: 'center' })
  }, [isRefused, draft.refusals])
  return (
    <div ref={place}>
      <ChangedElsewhere
        show={answer}
        own={draft.isContested ? 'contested' : hasOwn ? 'apart' : undefined}
      >
        {draft.outdated && (
          <>
            {t('draft.changed')}
            {draft.changes.map((line) => (
              <span key={line} class="reason-line">
                {line}
              </span>
            ))}
          </>
        )}
      </ChangedElsewhere>
    </div>
  )
}
