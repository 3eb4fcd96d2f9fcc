import type { Database } from '../../database/connection.ts'
import { checkText, invalid, type MaybeReason, refuseIf } from '../refusal.ts'
import { memberOf } from './known-members.ts'

const IMPORT = 'lending:import'
/** How long the subject of a token is, in characters. */
export const subjectLength = { min: 1, max: 255 } as const

/** The member who calls, with the scopes of the token. */
export interface Caller {
  readonly id: string
  readonly scopes: readonly string[]
}

/** For whom a call creates, changes or publishes a loan. */
export interface Acting {
  readonly borrowerId: string
  /** The integrator who acts for the borrower; undefined if borrowers act for themselves. */
  readonly importerId?: string
}

const field = 'onBehalfOf'

/** Explains that nothing can be done for a member whom an operator has blocked. */
export const frozenMember = {
  field,
  message: 'refusal.operator.frozen_member',
} as const

/** Throws a Refusal unless the token has the scope `lending:import`, of integrators. */
export function requireIntegrator({ scopes }: Pick<Caller, 'scopes'>): void {
  refuseIf(
    !scopes.includes(IMPORT) && {
      code: 'FORBIDDEN',
      field,
      message: 'refusal.operator.import',
      values: { scope: IMPORT },
    },
  )
}

/**
 * The member that a call acts for: the caller or, if `onBehalfOf` is given, the member with that subject, who is created if the
 * subject is new. Throws a Refusal if the caller then lacks the scope `lending:import`, or the member is blocked.
 */
export async function actingFor(
  database: Database,
  caller: Caller,
  onBehalfOf: string | null | undefined,
): Promise<Acting> {
  if (onBehalfOf === null || onBehalfOf === undefined) return { borrowerId: caller.id }
  requireIntegrator(caller)
  refuseIf(checkSubject(onBehalfOf))
  const { id, blocked } = await memberOf(database, { subject: onBehalfOf })
  refuseIf(blocked && { code: 'FORBIDDEN', ...frozenMember })
  return { borrowerId: id, importerId: caller.id }
}

/** Says what is wrong with the subject that an integrator names. */
export function checkSubject(onBehalfOf: string | null | undefined): MaybeReason {
  return (
    checkText(field, onBehalfOf, subjectLength) ??
    (/\p{Cc}/u.test(onBehalfOf ?? '') && invalid(field, 'refusal.operator.subject'))
  )
}
