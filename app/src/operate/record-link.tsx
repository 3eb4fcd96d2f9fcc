import type { ComponentChildren } from 'preact'
import { BASE } from '../shell/router.ts'
import { useMaySee } from './scope.ts'

interface Props {
  /** The record's id. */
  readonly id: string
  readonly children: ComponentChildren
}

/** A link to a member, loan or payment; only its name for operators who may see nothing but cases. */
export function RecordLink({ id, children }: Props) {
  return useMaySee() ? <a href={`${BASE}/operate/${id}`}>{children}</a> : <span>{children}</span>
}

/** A line of a list that leads to its record, for the same operators. */
export function RecordLine({ id, children }: Props) {
  return useMaySee() ? (
    <a class="record" href={`${BASE}/operate/${id}`}>
      {children}
    </a>
  ) : (
    <div class="record">{children}</div>
  )
}
