import { useWho } from '../../trail/use-who.ts'
import type { Work } from '../operations.ts'
import { aboutOf, amountOf, subjectOf } from '../subject.ts'

/** What an item is called, whom it concerns, and how much it is about. */
export function Named({ item }: { readonly item: Work }) {
  const { who } = useWho()
  const amount = item.amount && who && amountOf(item, who.platform.currency)
  return (
    <span>
      <b>{subjectOf(item)}</b>{' '}
      <span class="soft small">{[aboutOf(item), amount].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
