import fastify from 'fastify'
import { DatabaseError } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { OutcomeUnknown } from '../../../src/database/change.ts'
import { MutationDone } from '../../../src/http/errors.ts'
import { logError, noteRequests } from '../../../src/http/logging.ts'

/** What PostgreSQL says with one of its codes. */
const refusal = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code })
const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

/** What the log says of a request that fails in this way, without the lines of the server itself. */
async function logged(error: Error): Promise<Record<string, unknown>> {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const app = fastify({ logger: { stream }, disableRequestLogging: true })
  onTestFinished(() => app.close())
  noteRequests(app, undefined)
  app.setErrorHandler((thrown, request, reply) => {
    logError(request, thrown)
    reply.code(503).send()
  })
  app.get('/', () => {
    throw error
  })
  await app.inject('/')
  expect(lines).toHaveLength(1)
  return lines[0] ?? {}
}

it.each([
  ['55P03', 'refused: the change waited too long for a lock'],
  ['57014', 'refused: the statement took too long'],
  ['25006', 'refused: the database is read-only'],
  ['53100', "refused: the database's disk is full"],
])('says in words what %s means', async (code, msg) => {
  expect(await logged(refusal(code))).toMatchObject({ level: 40, msg })
})

it('names a change whose outcome is unknown, with what was lost, as no defect', async () => {
  expect(await logged(new OutcomeUnknown('', { cause: lost }))).toMatchObject({
    level: 40,
    msg: 'outcome unknown: the connection to the database was lost during a change',
    error: { message: 'read ECONNRESET', code: 'ECONNRESET' },
  })
})

it('says why a change that was made could not be shown', async () => {
  expect(await logged(new MutationDone('', { cause: refusal('57014') }))).toMatchObject({
    level: 40,
    msg: 'refused: made, but not shown, since the statement took too long',
  })
})

it('calls a defect what is one', async () => {
  expect(await logged(new Error('a defect'))).toMatchObject({ level: 50, msg: 'request failed' })
})

it.each([
  [
    '42501',
    'permission denied for table notification',
    'request failed: the application’s role may not use what it needs: run `npm run migrate`',
  ],
  [
    '42P01',
    'relation "saved_search" does not exist',
    'request failed: a table or view is missing: run `npm run migrate`, which says what to do',
  ],
])('says what brings back what was changed by hand: %s', async (code, said, msg) => {
  const error = Object.assign(new DatabaseError(said, 1, 'error'), { code, severity: 'ERROR' })
  expect(await logged(error)).toMatchObject({ level: 50, msg, error: { message: said, code } })
  // A wrapper repeats the statement with its values.
  const wrapped = Object.assign(new DatabaseError(`select 'Ann' - ${said}`, 1, 'error'), { code })
  expect(await logged(wrapped)).toMatchObject({ msg, error: { message: said } })
  const other = Object.assign(new DatabaseError('Ann owes 5', 1, 'error'), { code })
  expect(JSON.stringify(await logged(other))).not.toContain('Ann owes')
})
