import type { QuietPlatform } from '../lending/platform.ts'
import { openBulkWriter } from './bulk.ts'
import { loan } from './loans.ts'
import { person } from './people.ts'
import type { Plan } from './plan.ts'

const BATCH = 5_000

/** Adds people and loans that depend only on the plan, in batches; existing ones are kept. */
export async function fill(
  plan: Plan,
  ownerUrl: string,
  progress: (written: number) => void = () => undefined,
): Promise<void> {
  const writer = await openBulkWriter(ownerUrl, plan.platform.database.schema)
  const write = async (
    batch: (rows: readonly unknown[]) => Promise<void>,
    count: number,
    row: (number: number) => unknown,
    done: number,
  ) => {
    let writing = Promise.resolve()
    for (let start = 0; start < count; start += BATCH) {
      // The next batch is generated while the last one is written.
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, at) =>
        row(start + at),
      )
      await writing
      progress(done + start)
      writing = batch(rows)
    }
    await writing
    progress(done + count)
  }
  try {
    const known = new Map<string, string>()
    const people = async (rows: readonly unknown[]) => {
      await writer.people(rows)
      for (const [id, knownAs] of await writer.known(rows)) known.set(id, knownAs)
    }
    await write(people, plan.people, (number) => person(plan, number), 0)
    await write(writer.loans, plan.loans, (number) => loan({ ...plan, known }, number), plan.people)
    await writer.note({ people: plan.people, loans: plan.loans })
  } finally {
    await writer.close()
  }
}

/** Adds a small demo to a database that has not been used yet. */
export async function fillDemo(platform: QuietPlatform, ownerUrl: string): Promise<void> {
  const [used] = await platform.database.query('select from identity limit 1')
  if (used === undefined) await fill({ platform, people: 24, loans: 60, seed: 0 }, ownerUrl)
}
