import { p } from '@mikro-orm/core'

type Target = Parameters<typeof p.manyToOne>[0]

/** A reference to another record, as its id. */
export function reference<T extends Target>(target: T, column: string) {
  return p.manyToOne(target).mapToPk().deleteRule('no action').fieldName(column)
}

/** The same within the primary key. */
export function partOf<T extends Target>(target: T, column: string) {
  return reference(target, column).updateRule('no action').primary()
}

/** The id of the only other record that a record belongs to, as its primary key. */
export function extensionOf<T extends Target>(target: T, column: string) {
  const one = p.oneToOne(target).mapToPk().deleteRule('no action').updateRule('no action')
  return one.fieldName(column).primary()
}
