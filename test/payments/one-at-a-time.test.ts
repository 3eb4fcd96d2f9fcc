import { expect, it } from 'vitest'
import { oneAtATime } from '../../src/lending/one-at-a-time.ts'

/** Something that is done as often as it is released. */
function slow() {
  const waiting: ((failure?: Error) => void)[] = []
  const reasons: string[] = []
  let [begun, together, most] = [0, 0, 0]
  const act = async () => {
    begun += 1
    together += 1
    most = Math.max(most, together)
    const failure = await new Promise<Error | undefined>((release) => waiting.push(release))
    together -= 1
    if (failure !== undefined) throw failure
  }
  return {
    wake: oneAtATime(act, (reason) => reasons.push(reason)),
    /** Ends what runs, and lets what follows begin. */
    end: async (failure?: Error) => {
      waiting.shift()?.(failure)
      await new Promise(setImmediate)
    },
    seen: () => ({ begun, most, reasons }),
  }
}

it('is never done twice at once, and once more for all who ask meanwhile', async () => {
  const { wake, end, seen } = slow()
  for (let event = 0; event < 20; event += 1) wake()
  expect(seen()).toMatchObject({ begun: 1, most: 1 })
  await end()
  expect(seen()).toMatchObject({ begun: 2, most: 1 })
  await end()
  expect(seen()).toMatchObject({ begun: 2, most: 1 })
  wake()
  expect(seen()).toMatchObject({ begun: 3, most: 1 })
  await end()
})

it('tells why it failed, and is done again when it is asked for', async () => {
  const { wake, end, seen } = slow()
  wake()
  wake()
  await end(new Error('nobody there'))
  expect(seen()).toMatchObject({ begun: 2, reasons: ['Error: nobody there'] })
  await end()
  wake()
  expect(seen().begun).toBe(3)
  await end()
})
