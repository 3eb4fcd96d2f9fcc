import { decimalsOf } from '../../parts/forms/minor.ts'
import { money, percent } from '../../parts/money.ts'
import { day, moment, month as monthOf } from '../../parts/time.ts'
import { inSentence } from '../../parts/words.ts'
import { words } from '../values.ts'
import { isAct } from './acts.ts'
import { t } from './messages/index.ts'

type Values = Readonly<Record<string, unknown>>

interface Says {
  readonly before?: Values | null
  readonly after?: Values | null
}

/** Ids mean nothing to a reader, so they are left out. */
const isId = (name: string, { before, after }: Says) =>
  /(?:^|_)ids?$/.test(name) || UUID.test(String(after?.[name] ?? before?.[name]))
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const isRate = (name: string) => /(?:^|_)rate$/.test(name)
const isAmount = (name: string) =>
  /amount|principal|interest|fee|owed|recovered|loss|paid$|waived|^value$/.test(name)

/** The changes of an act: a name, the value before if it is known, and the value after. */
export function changesIn(
  says: Says,
  currency: string | undefined,
): readonly (readonly [name: string, before: string | undefined, after: string])[] {
  const { before, after } = says
  const names = Object.keys({ ...before, ...after }).filter((name) => !isId(name, says))
  return names.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    if (JSON.stringify(was) === JSON.stringify(is) || JSON.stringify(is) === '{}') return []
    // A request that moves no money, such as one to redact something, has this amount.
    if (name === 'amount' && is === 0 && was === undefined) return []
    const shown = (value: unknown) => shownAs(name, value, currency)
    if (is === undefined) return [[words(name), undefined, shown(was)]]
    return [[words(name), was === undefined ? undefined : shown(was), shown(is)]]
  })
}

/** A value as readers write it: amounts, which are in minor units, rates, days and times, and the API's own words. */
function shownAs(name: string, value: unknown, currency: string | undefined): string {
  if (value === null || value === undefined) return t('none')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') return numberAs(name, value, currency)
  if (typeof value === 'string') return textAs(value)
  if (Array.isArray(value)) return value.map((one) => shownAs(name, one, currency)).join(', ')
  return changesIn({ after: { ...value } }, currency)
    .map(([part, , is]) => t('part', { name: part, value: is }))
    .join(', ')
}

function numberAs(name: string, value: number, currency: string | undefined): string {
  if (isRate(name)) return percent(String(value))
  if (!isAmount(name) || currency === undefined) return String(value)
  const decimals = decimalsOf(currency)
  return money((value / 10 ** decimals).toFixed(decimals), currency)
}

function textAs(text: string): string {
  if (isAct(text)) return inSentence(t(`act.${text}.name`))
  if (/^\d{4}-\d\d$/.test(text)) return monthOf(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return day(text)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return moment(text)
  // What people wrote, or an address, stays as it is.
  return /^[a-z]+(_[a-z]+)*$/i.test(text) ? inSentence(words(text)) : text
}
