import type { Stays } from '../../parts/forms/entered.ts'
import { typedAmount } from '../../parts/forms/entered.ts'
import { fieldName } from '../../parts/forms/field-names.ts'
import { t as said } from '../../parts/messages/index.ts'
import { words } from '../../parts/words.ts'
import { t } from '../messages/index.ts'
import { limits, type Wishes, type WishField } from './wishes.ts'

// What becomes of a form when its order was changed elsewhere: what its writer has entered stays.

const switches = {
  enabled: 'autoInvestEnabled',
  tells: 'matchNotifications',
  keeps: 'autoInvestKeepsInstalments',
  verified: 'onlyVerifiedBorrowers',
} as const
const parts = [...(Object.keys(switches) as Switch[]), ...limits, 'risks', 'purposes'] as const
type Switch = keyof typeof switches
type Part = Switch | WishField | 'risks' | 'purposes'

const isSwitch = (part: Part): part is Switch => part in switches
const isList = (part: Part): part is 'risks' | 'purposes' => part === 'risks' || part === 'purposes'

/** What both the form's writer and somebody elsewhere have changed, each into something else. */
function contested(before: Wishes, after: Wishes, entered: Wishes): readonly Part[] {
  return changed(before, entered).filter(
    (part) => !isSame(before, after, part) && !isSame(after, entered, part),
  )
}

/** What the form's writer has changed and not saved, as the notice of a change elsewhere asks. */
export function ownIn(
  before: Wishes,
  after: Wishes,
  entered: Wishes,
): 'apart' | 'contested' | undefined {
  if (contested(before, after, entered).length > 0) return 'contested'
  return changed(before, entered).length > 0 ? 'apart' : undefined
}

/** The changed order with what the form's writer has entered: all of it, or what nobody else has changed. */
export function merged(before: Wishes, after: Wishes, entered: Wishes, stays: Stays): Wishes {
  const lost = stays === 'mine' ? [] : contested(before, after, entered)
  const own = changed(before, entered).filter((part) => !lost.includes(part))
  const typed = own.filter((part): part is WishField => !isSwitch(part) && !isList(part))
  const pick = <Of extends object, Name extends keyof Of>(of: Of, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, of[name]]))
  return {
    ...after,
    ...pick(
      entered,
      own.filter((part) => isSwitch(part) || isList(part)),
    ),
    typed: { ...after.typed, ...pick(entered.typed, typed) },
  }
}

/** What has changed elsewhere, a line for each part: what it says now, and what it said before, or what the form's writer has entered. */
export function changesIn(before: Wishes, after: Wishes, entered: Wishes): readonly string[] {
  const both = contested(before, after, entered)
  return changed(before, after).map((part) => {
    const [name, now] = [nameOf(part), saysIn(after, part)]
    return both.includes(part)
      ? said('wasHere', { name, after: now, mine: saysIn(entered, part) })
      : said('was', { name, after: now, before: saysIn(before, part) })
  })
}

function changed(before: Wishes, after: Wishes): readonly Part[] {
  return parts.filter((part) => !isSame(before, after, part))
}

function isSame(one: Wishes, other: Wishes, part: Part): boolean {
  return textOf(one, part) === textOf(other, part)
}

/** A part in a form that can be compared: what is typed as 50 is the order's 50.00. */
function textOf(wishes: Wishes, part: Part): string {
  if (isSwitch(part)) return String(wishes[part])
  if (isList(part)) return wishes[part].toSorted().join()
  const text = wishes.typed[part].trim()
  const amount = typedAmount(text)
  return amount === undefined ? text : String(Number(amount))
}

function saysIn(wishes: Wishes, part: Part): string {
  if (isSwitch(part)) return t(wishes[part] ? 'switch.on' : 'switch.off')
  if (isList(part)) return wishes[part].map(words).join(', ') || t('redirect.any')
  return wishes.typed[part].trim() || '–'
}

function nameOf(part: Part): string {
  if (isSwitch(part)) return fieldName(switches[part])
  if (isList(part)) return t(part === 'risks' ? 'risk' : 'purpose')
  return fieldName(part)
}
