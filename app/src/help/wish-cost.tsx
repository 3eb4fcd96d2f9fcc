import { useClient } from '@urql/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../api/refusals.ts'
import { Button } from '../parts/button.tsx'
import { costLines } from './cost-lines.ts'
import type { Matter } from './matters.ts'
import { t } from './messages/index.ts'
import { previewOf } from './plan-preview.ts'
import type { Wish } from './plan-wish.ts'

type Plan = NonNullable<Matter['plan']>

interface Props {
  readonly plan: Plan
  readonly wish: Exclude<Wish, 'other'>
  /** The form's entries; undefined, once it shows what is wrong with them, if they can't be used. */
  readonly entered: () => FormData | undefined
  readonly refuse: (refusals: Refusals) => void
}

/** Says what a wish would cost before it is sent, exactly: the gateway reckons it as if the platform agreed today. */
export function WishCost({ plan, wish, entered, refuse }: Props) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const isOver = useRef(false)
  useEffect(
    () => () => {
      isOver.current = true
    },
    [],
  )
  const [says, setSays] = useState<() => readonly string[]>()
  const show = async () => {
    setSays(undefined)
    const form = entered()
    if (form === undefined) return
    setBusy(true)
    const answer = await previewOf(client, plan, wish, form)
    // For another wish this component is made anew: the answer is then about what was entered before.
    if (isOver.current) return
    setBusy(false)
    if ('errors' in answer) {
      const named = answer.errors.map((one) => ({ ...one, field: fields[one.field ?? ''] ?? null }))
      return refuse(refusalsOf(named, wish === 'pause' ? ['from', 'until'] : []))
    }
    setSays(
      () => () =>
        'preview' in answer
          ? costLines(answer.preview, plan, wish, form)
          : [t(`wish.cost.${answer.impossible}`)],
    )
  }
  return (
    <>
      <div>
        <Button busy={busy} onClick={show}>
          {t('wish.cost')}
        </Button>
      </div>
      <div role="status">
        {says && (
          <ul class="plain-list">
            {says().map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** The form's names of what the gateway refuses. */
const fields: Readonly<Record<string, string>> = { from: 'from', to: 'until' }
