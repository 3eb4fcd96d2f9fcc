import { expect, it } from 'vitest'
import { restarts } from '../torture/restarts/rounds.ts'

/** Three programs are started, one after the other. */
const PATIENCE_MS = 600_000

it.each(['embedded', 'outside'] as const)(
  'serve though the last gateway is still stopping, with a client that never answers it: %s database',
  async (kind) => {
    const rounds = await restarts(kind, 2)
    expect(rounds).toHaveLength(2)
    expect(rounds.flatMap(({ wrong }) => wrong)).toEqual([])
  },
  PATIENCE_MS,
)
