import { p } from '@mikro-orm/core'

type Target = Parameters<typeof p.manyToOne>[0]

/** A foreign key, read as the id of the other record. */
export function reference<T extends Target>(target: T, column: string) {
  return p.manyToOne(target).mapToPk().deleteRule('no action').fieldName(column)
}

/** A foreign key that no two records share. */
export function soleReference<T extends Target>(target: T, column: string) {
  return p.oneToOne(target).mapToPk().deleteRule('no action').fieldName(column)
}

/** A foreign key that is a part of the primary key. */
export function partOf<T extends Target>(target: T, column: string) {
  return reference(target, column).updateRule('no action').primary()
}

/** A foreign key that is the primary key, for a record that extends exactly one other record. */
export function extensionOf<T extends Target>(target: T, column: string) {
  return soleReference(target, column).updateRule('no action').primary()
}
