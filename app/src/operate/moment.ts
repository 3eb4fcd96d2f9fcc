/** A time as readers write it, to the minute. */
export function moment(time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(undefined, style).format(new Date(time))
}
