import type { en } from './en/index.ts'

/** The keys that every language has: those of English. */
export type MessageKey = keyof typeof en

/** All that the gateway says, in one language. */
export type Catalogue = Readonly<Record<MessageKey, string>>
