import { en } from './messages/en.ts'
import { has, t } from './messages/index.ts'

/** The types of events that the app has names for: all of them. */
export const eventTypes = Object.keys(en).flatMap((key) => /^event\.(.+)$/.exec(key)?.[1] ?? [])

/** The same by the record that each is about. */
export const eventGroups = Object.entries(
  Object.groupBy(eventTypes, (type) => type.split('.')[0] ?? ''),
)

/** What a type of event is called, such as `Members: Frozen`; one that the app does not know, by its id. */
export function eventName(type: string): string {
  const [record, key] = [`events.${type.split('.')[0]}`, `event.${type}`]
  return has(record) && has(key) ? t('eventOf', { record: t(record), what: t(key) }) : type
}
