import type { Database } from '../../database/connection.ts'
import { Loader } from '../../reads/loader.ts'
import { refuseIf } from '../refusal.ts'
import { maySee, type Operator } from './operator.ts'

const note = 'select record_looks($1, $2)'

/** Throws a Refusal unless the token is of an operator, who may see what members keep to themselves. */
export function requireSupport(operator: Pick<Operator, 'scopes'>): void {
  refuseIf(
    !maySee(operator) && {
      code: 'FORBIDDEN',
      message: 'This needs a token with the scope lending:support or lending:admin.',
    },
  )
}

/**
 * Opens members' files for an operator, by member id: first the look is noted in the audit trail, once per request and member, in one
 * statement for all of a level.
 */
export function looksOf(
  database: Pick<Database, 'operating'>,
  operator: Operator & { readonly opened: Set<string> },
): Loader<string, true> {
  return new Loader(async (ids) => {
    requireSupport(operator)
    await database.operating().change(note, [operator.id, ids])
    for (const id of ids) operator.opened.add(id)
    return ids.map(() => true as const)
  })
}
