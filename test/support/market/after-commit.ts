import type { Connection, Meddler } from '../servers/databases/meddler.ts'

const COMMIT = /Q....commit/s
const PREPARED = /P....(\w*)\0select (?:make_movements|invest|take_repayment)\b/gs

/**
 * Resets a connection to PostgreSQL just after a commit was sent on it: the server makes the change, and nobody is told.
 * A statement of its own commits as well: these are known by the names under which they were prepared.
 */
export function afterCommit(): Meddler {
  const names = new WeakMap<Connection, Set<string>>()
  const sent = new WeakSet<Connection>()
  return ({ bytes, down, connection }) => {
    if (down) return sent.has(connection) ? 'reset' : bytes
    const text = bytes.toString('latin1')
    const known = names.get(connection) ?? new Set<string>()
    names.set(connection, known)
    for (const [, name = ''] of text.matchAll(PREPARED)) known.add(name)
    const bound = [...text.matchAll(/B....\0(\w*)\0/gs)].some(([, name = '']) => known.has(name))
    if (bound || COMMIT.test(text)) sent.add(connection)
    return bytes
  }
}
