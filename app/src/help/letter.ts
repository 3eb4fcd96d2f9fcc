import type { Matter } from './matters.ts'

/** The text of a letter about a matter: what the reader says, and then what the platform needs to find it. */
export function letterOf({ title, facts }: Pick<Matter, 'title' | 'facts'>, words: string): string {
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  return [words.trim(), [title, ...lines].join('\n')].filter(Boolean).join('\n\n')
}

/** An address that opens the letter in the reader's e-mail program. */
export function mailto(address: string, subject: string, text: string): string {
  // Lines of a letter end so, says RFC 6068.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`
}
