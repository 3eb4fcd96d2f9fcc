import type { Curves, Stacks } from './curves.ts'
import { t } from './messages/index.ts'

/** What a chart of lines shows, in a sentence: of what, from when to when, and where each line ends. */
export function saysOf(title: string, { lines, places }: Curves, text: (value: number) => string) {
  const ends = lines.map(({ label, values }) => {
    const last = values.findLast((value) => value !== null)
    return t('endsAt', { name: label, value: last === undefined ? '–' : text(last ?? 0) })
  })
  const [from = '', to = ''] = [places[0], places.at(-1)]
  return t('says', { title, from, to, ends: ends.join('; ') })
}

/** The same of a chart of columns: what the parts of the last column are, or what each column of a single part is. */
export function saysOfStacks(
  title: string,
  { legend, stacks }: Stacks,
  text: (value: number) => string,
): string {
  const listed = (parts: readonly (readonly [name: string, value: number])[]) =>
    parts.map(([name, value]) => t('endsAt', { name, value: text(value) })).join('; ')
  if (legend.length === 1)
    return t('says.columns', {
      title,
      ends: listed(stacks.map(({ label, parts: [value = 0] }) => [label, value])),
    })
  const [first, last] = [stacks[0], stacks.at(-1)]
  const ends = listed(legend.map(({ label }, at) => [label, last?.parts[at] ?? 0]))
  return t('says', { title, from: first?.label, to: last?.label, ends })
}
