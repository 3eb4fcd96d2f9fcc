import { seededRandom } from '../../src/seed/random.ts'

/** The faults in the order in which they come: each once a round, by chance of the seed. */
export function* schedule(seed: number, faults: readonly string[]): Generator<string, never> {
  const random = seededRandom(seed)
  for (;;) {
    const left = [...faults]
    while (left.length > 0) {
      const [next = ''] = left.splice(random.whole(0, left.length - 1), 1)
      yield next
    }
  }
}
