import { folded } from '../../../map/towns/town-names.ts'
import { type Town, townsNamed, townsNear } from '../../../map/towns/towns.ts'

const OFFERED = 6

/** What the words in the field of the town mean. */
export interface Meant {
  readonly words: string
  /** The one town of that name; undefined if there are several, or none. */
  readonly town: Town | undefined
  /** The towns to choose from otherwise, most people first. */
  readonly offered: readonly Town[]
  /** Whether those that are offered have this very name. */
  readonly isShared: boolean
}

/** A town as a choice of it is written. */
export const nameOf = ({ name, country }: Town) => `${name}, ${country}`

/** Looks up the town that words mean: only one of that very name is taken unasked. */
export async function townMeant(words: string): Promise<Meant> {
  const name = beforeComma(words)
  const begun = await townsNamed(name, Number.POSITIVE_INFINITY)
  const named = begun.filter((town) => folded(town.name) === folded(name))
  const exact = named.filter((town) => folded(nameOf(town)).startsWith(folded(words)))
  const [town] = exact
  if (town && exact.length === 1) return { words, town, offered: [], isShared: false }
  const offered = [exact, named, begun].find(({ length }) => length > 0)
  const isShared = named.length > 0
  return {
    words,
    town: undefined,
    offered: offered?.slice(0, OFFERED) ?? (await townsNear(name, OFFERED)),
    isShared,
  }
}

/** The towns whose names begin like words, most people first. */
export const townsBegunBy = (words: string) => townsNamed(beforeComma(words), OFFERED)

/** Whether words are those of a town, with or without its country, as a choice of it gives them. */
export async function namesTown(words: string): Promise<boolean> {
  const towns = await townsNamed(beforeComma(words), Number.POSITIVE_INFINITY)
  return towns.some((town) => [town.name, nameOf(town)].includes(words))
}

export const beforeComma = (words: string) => words.split(',')[0] ?? ''
