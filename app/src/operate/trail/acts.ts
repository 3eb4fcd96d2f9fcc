import { en } from './messages/en.ts'
import { has } from './messages/index.ts'

/** An act of the audit trail that the app knows. */
export type Act = keyof typeof en extends infer Key
  ? Key extends `act.${infer Name}.name`
    ? Name
    : never
  : never

/** All acts that the app knows. */
export const acts = Object.keys(en).flatMap((key) => {
  const [, name = ''] = /^act\.(\w+)\.name$/.exec(key) ?? []
  return isAct(name) ? [name] : []
})

/** Whether the app knows an act. */
export function isAct(name: string): name is Act {
  return has(`act.${name}.name`)
}
