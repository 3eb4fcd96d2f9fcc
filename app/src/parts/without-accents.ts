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
