import { decimalsOf } from '../../parts/minor.ts'
import { money } from '../../parts/money.ts'
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
const isId = (name: string) => /(?:^|_)ids?$/.test(name)
const isAmount = (name: string) => /amount|principal|interest|fee|owed|recovered|loss/.test(name)

/** The changes of an act: a name, the value before if it is known, and the value after. */
export function changesIn(
  { before, after }: Says,
  currency: string | undefined,
): readonly (readonly [name: string, before: string | undefined, after: string])[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !isId(name))
  return names.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const shown = (value: unknown) => shownAs(name, value, currency)
    if (is === undefined) return [[words(name), undefined, shown(was)]]
    return [[words(name), was === undefined ? undefined : shown(was), shown(is)]]
  })
}

function shownAs(name: string, value: unknown, currency: string | undefined): string {
  if (value === null || value === undefined) return t('none')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number' && isAmount(name) && currency !== undefined)
    return money((value / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency)), currency)
  if (typeof value === 'string' && isAct(value)) return inSentence(t(`act.${value}.name`))
  return typeof value === 'string' ? inSentence(words(value)) : JSON.stringify(value)
}
