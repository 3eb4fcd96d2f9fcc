/** An amount of minor units as the gateway writes it. */
export function money(minor: string): string {
  const digits = minor.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
