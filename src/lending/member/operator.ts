import type { Explanations } from '../outcome.ts'
import { refuseIf } from '../refusal.ts'

const ACT = 'lending:admin'
const SEE = 'lending:support'

/** Who runs the platform, by the scopes of the token. */
export interface Operator {
  readonly id: string
  readonly scopes: readonly string[]
}

/** Whether the token has the scope of operators who act. */
export function isOperator({ scopes }: Pick<Operator, 'scopes'>): boolean {
  return scopes.includes(ACT)
}

/** Throws a Refusal unless the token has the operator's scope. */
export function requireOperator(operator: Pick<Operator, 'scopes'>): void {
  refuseIf(
    !isOperator(operator) && {
      code: 'FORBIDDEN',
      message: `This needs a token with the scope ${ACT}.`,
    },
  )
}

/** Whether the token is of an operator, who may at least see what members keep to themselves. */
export function maySee({ scopes }: Pick<Operator, 'scopes'>): boolean {
  return scopes.includes(SEE) || scopes.includes(ACT)
}

/** Why an operator may not decide on their own account or money (operator.sql). */
export function ownAccount(field = 'id'): Explanations {
  const message = 'This is about your own account or money: another operator decides on it.'
  return { OWN_ACCOUNT: { field, message } }
}
