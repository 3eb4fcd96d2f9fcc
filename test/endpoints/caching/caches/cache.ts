/** A normalised cache: it keeps each object once, by its id. */
interface Cache {
  /** Takes an answer in as the wire has it. */
  write(query: string, data: object): Promise<void>
  /** Puts an answer together of what was taken in; what was lost is left out. */
  read(query: string): Promise<unknown>
}

/** Opens an empty cache, for queries with these variables. */
export type OpenCache = (variables: Readonly<Record<string, unknown>>) => Cache
