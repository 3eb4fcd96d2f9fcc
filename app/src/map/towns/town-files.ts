/** The width and height of an area whose towns are in one file, in degrees. */
const AREA = 10

/** Letters that are no plain letters with a mark. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ı: 'i',
}

/** A name without accents, in small letters. */
export function plain(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæı]/g, (letter) => letters[letter] ?? letter)
}

/** The file of the towns whose names begin like this one. */
export function initialOf(name: string): string {
  const [first = ''] = plain(name)
  return /[a-z]/.test(first) ? first : 'other'
}

/** The file of the towns around a place. */
export function cellOf(spot: { readonly latitude: number; readonly longitude: number }): string {
  const row = Math.floor((spot.latitude + 90) / AREA)
  const column = Math.floor((((spot.longitude % 360) + 540) % 360) / AREA)
  return `${row}-${column}`
}
