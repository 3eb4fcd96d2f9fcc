import type { ComponentChildren } from 'preact'
import { locale } from './language.ts'

/** A message as app/messages.ts compiles it: a text, or its parts in order. */
export type Message = string | readonly Part[]

/** A part of a message: a text, `0` for the number of the plural around it, or what a value becomes. */
type Part =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'tag', content: Message]
  | readonly [name: string, kind: 'plural' | 'select', options: Options]

/** What a message takes: values, and for each tag what it makes of its content. */
export type Values = Readonly<
  Record<string, ComponentChildren | ((content: ComponentChildren) => ComponentChildren)>
>

/** The pieces of a message, in order; `count` is the number of the plural around it. */
export function pieces(message: Message, values: Values, count = 0): ComponentChildren[] {
  if (typeof message === 'string') return [message]
  return message.flatMap((part) => {
    if (typeof part === 'string') return part
    if (part === 0) return numeral(count)
    const [name, kind, content] = part
    const value = values[name]
    if (kind === 'tag')
      return typeof value === 'function' ? value(pieces(content as Message, values, count)) : ''
    if (typeof value === 'function') return ''
    if (kind === undefined) return value
    if (kind === 'number') return numeral(Number(value))
    const inner = kind === 'plural' ? Number(value) : count
    return pieces(chosen(content as Options, kind, value), values, inner)
  })
}

type Options = Readonly<Record<string, Message>>

function chosen(options: Options, kind: string, value: unknown): Message {
  const form = kind === 'plural' ? new Intl.PluralRules(locale()).select(Number(value)) : value
  return options[`=${value}`] ?? options[String(form)] ?? options.other ?? ''
}

/** A number as readers write it. */
export function numeral(number: number): string {
  return new Intl.NumberFormat(locale()).format(number)
}
