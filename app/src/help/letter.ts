import type { Matter } from './matters.ts'

/** The text with which a letter about a matter begins: what the platform needs to find it. */
export function letterOf({ title, facts }: Pick<Matter, 'title' | 'facts'>): string {
  return [title, ...facts.map(([name, value]) => `${name}: ${value}`), '', ''].join('\n')
}

/** An address that opens the letter in the reader's e-mail program. */
export function mailto(address: string, subject: string, text: string): string {
  // Lines of a letter end so, says RFC 6068.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`
}
