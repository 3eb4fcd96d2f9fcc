/** `SMALL_BUSINESS` or `small_business` as `Small business`. */
export function words(name: string): string {
  const text = name.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The initials of a name. */
export function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return (first.charAt(0) + (others.at(-1)?.charAt(0) ?? '')).toUpperCase()
}

/** A count with its noun: `1 loan`, `2,300 loans`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString()} ${count === 1 ? noun : plural}`
}
