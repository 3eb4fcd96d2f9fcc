import { day } from '../../parts/time.ts'
import { nameOf } from '../who.ts'
import { t } from './messages/index.ts'
import type { Newer } from './use-change.ts'

/** Operators by their ids. */
export type Names = ReadonlyMap<string, string | null | undefined>

/** What an item has become: who has it, until when it is put away, and what is noted on it. */
export function nowIs({ ownerId, lookAgainOn, note }: Newer, names: Names, own: string): string {
  return [
    ownedBy(ownerId, names, own),
    ...(lookAgainOn ? [t('again', { day: day(lookAgainOn) })] : []),
    ...(note ? [`${t('note')}: ${note}`] : []),
  ].join(' · ')
}

/** Who has an item, as its line says it. */
export function ownedBy(ownerId: string | null, names: Names, own: string | undefined): string {
  if (ownerId === null) return t('ownedByNobody')
  if (ownerId === own) return t('own')
  return t('ownedBy', { name: nameOf({ id: ownerId, name: names.get(ownerId) }) })
}
