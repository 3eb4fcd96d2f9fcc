import { useQuery } from '@urql/preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Answers } from '../parts/dialogs/confirm.tsx'
import { t } from './messages/index.ts'
import { identityQuery } from './operations.ts'

/** Whether a new name ends something: that the reader’s identity is verified, or that it is being checked. */
export function useNameEnds(): 'level' | 'check' | undefined {
  const [{ data }] = useQuery({ query: identityQuery })
  const { level = 'NONE', check } = data?.verification ?? {}
  if (level !== 'NONE') return 'level'
  return check?.state === 'PENDING' || check?.state === 'MORE_NEEDED' ? 'check' : undefined
}

interface Props {
  readonly ends: 'level' | 'check'
  readonly busy: boolean
  readonly agree: () => void
  readonly decline: () => void
}

/** Asks whether to save a name that has to be verified first. */
export function NewName({ ends, ...answers }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div class="stack tight" ref={place}>
      <p class="notice" id="new-name">
        {t('newName', { ends })}
      </p>
      <Answers yes={t('newName.yes')} no={t('newName.no')} says="new-name" {...answers} />
    </div>
  )
}
