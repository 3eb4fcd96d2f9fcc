import { MikroORM } from '@mikro-orm/postgresql'
import { expect, it, onTestFinished } from 'vitest'
import { entities } from '../../../src/entities/index.ts'
import { eachPart } from '../../../src/lending/attempts.ts'
import { createDatabase } from '../../support/database.ts'

it('says of a failed statement why, with its SQLSTATE, and repeats no row and no value', async () => {
  const database = await createDatabase()
  const orm = new MikroORM({ clientUrl: database.ownerUrl, entities: [...entities] })
  onTestFinished(async () => {
    await orm.close()
    await database.drop()
  })
  const em = orm.em.fork()
  const row = "insert into profile (id, user_type, city) values (?, 'both', ?)"
  const whyOf = (act: () => Promise<unknown>) =>
    eachPart({ one: act }).then(
      () => expect.unreachable(),
      (error: Error) => error.message,
    )
  const ada = '00000000-0000-7000-8000-000000000001'
  expect(await whyOf(() => em.execute(row, [ada, 'Adaville']))).toBe(
    '1 of 1 failed, the first at one: null value in column "verification_status" of relation "profile" violates not-null constraint (23502)',
  )
  expect(await whyOf(() => em.execute(row, ['Ada of "Adaville"', 'x']))).toBe(
    '1 of 1 failed, the first at one: invalid input syntax for type uuid: "…" (22P02)',
  )
})
