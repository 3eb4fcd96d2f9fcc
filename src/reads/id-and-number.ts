/** A key for loaders whose statement takes a number beside the ids of records: all fields of a request go by the same number. */
export const idAndNumber = (id: string, number: number) => `${id} ${number}`

/** The ids in such keys, and the number. */
export function idsAndNumber(keys: readonly string[]): readonly [ids: string[], number: number] {
  const pairs = keys.map((key) => key.split(' '))
  return [pairs.map(([id = '']) => id), Number(pairs[0]?.[1])]
}
