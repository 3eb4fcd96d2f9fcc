const CONNECTIONS_A_PIPELINE = 5
const CONNECTIONS_A_SEARCH = 4

/** How many connections there are of each kind. */
export interface Division {
  readonly pipelines: number
  readonly searches: number
  readonly others: number
}

/** Divides the connections by kind. Searches get their own, so that slow ones delay neither reads nor movements of money. */
export function divided(connections: number): Division {
  const pipelines = Math.floor(connections / CONNECTIONS_A_PIPELINE)
  const searches = Math.floor(connections / CONNECTIONS_A_SEARCH)
  return { pipelines, searches, others: connections - pipelines - searches }
}
