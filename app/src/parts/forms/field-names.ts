import type { en } from '../messages/en.ts'
import { has, t } from '../messages/index.ts'

/** A field of the API that a form has. */
export type FieldName = keyof typeof en extends infer Key
  ? Key extends `field.${infer Name}`
    ? Name
    : never
  : never

/** The label of a field in forms, so that a refusal names a field as its form does. */
export function fieldName(name: FieldName): string {
  return t(`field.${name}`)
}

/** Whether a form has a field of the API. */
export function isFieldName(name: string): name is FieldName {
  return has(`field.${name}`)
}
