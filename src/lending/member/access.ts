import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../../database/connection.ts'
import type { Reader } from '../../database/reader.ts'
import type { Investment } from '../../entities/loan/investment.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import type { Finances, Profile } from '../../entities/member/profile.ts'
import { after, Loader, type Ready } from '../../reads/loader.ts'
import type { Point } from '../map/public-point.ts'
import type { Explanations } from '../outcome.ts'
import { checkText, refuseIf } from '../refusal.ts'

const ACT = 'lending:admin'
const SEE = 'lending:support'

/** A caller with the scopes of the token, which say whether the caller is an operator. */
export interface Operator {
  readonly id: string
  readonly scopes: readonly string[]
}

/** Whether the token has the scope `lending:admin`, of operators who may act. */
export function isOperator({ scopes }: Pick<Operator, 'scopes'>): boolean {
  return scopes.includes(ACT)
}

/** What is said to callers whose token lacks the scope `lending:admin`. */
export const scopeNeeded = { key: 'refusal.operator.scope', values: { scope: ACT } } as const

/** Throws a Refusal unless the token has the scope `lending:admin`. */
export function requireOperator(operator: Pick<Operator, 'scopes'>): void {
  const { key: message, values } = scopeNeeded
  refuseIf(!isOperator(operator) && { code: 'FORBIDDEN', message, values })
}

/** Whether the token has one of the two scopes of operators, both of which may see members' private records. */
export function maySee({ scopes }: Pick<Operator, 'scopes'>): boolean {
  return scopes.includes(SEE) || scopes.includes(ACT)
}

/** Explains that operators may not decide on their own account or money (operator.sql). */
export function ownAccount(field = 'id'): Explanations {
  const message = 'refusal.operator.own'
  return { OWN_ACCOUNT: { field, message } }
}

/** The member who asks for a record, the scopes, and the members whose files this member, as an operator, has opened in this request. */
export interface Asking {
  readonly id: string
  readonly opened?: ReadonlySet<string>
  readonly scopes?: readonly string[]
  /** Whether an operator has blocked this member, who then sees nobody else's records. */
  readonly blocked?: boolean
}

/** Whether a member's private records may be shown: to the member, and to an operator whose access was logged. */
export function owns({ id, opened }: Asking, memberId: string): boolean {
  return id === memberId || opened?.has(memberId) === true
}

/** The record if it is the asking member's own, or in a file that an operator has opened; otherwise null. */
export function ownRecord<Row extends { readonly userId: string }>(
  asking: Asking,
  record: Row,
): Row | null {
  return owns(asking, record.userId) ? record : null
}

const note = 'select record_looks($1, $2, $3)'

/** The header by which operators say what they look at members' files for. */
const PURPOSE = 'Access-Purpose'
const PURPOSE_MAX = 200

/** Throws a Refusal unless the token has one of the two scopes of operators. */
export function requireSupport(operator: Pick<Operator, 'scopes'>): void {
  refuseIf(
    !maySee(operator) && {
      code: 'FORBIDDEN',
      message: 'refusal.operator.support',
    },
  )
}

/** Throws a Refusal unless the token has a scope with which members can be searched for: one of the two of operators, or that for cases. */
export function requireSearch({ scopes }: Pick<Operator, 'scopes'>): void {
  if (!scopes.includes('lending:cases')) requireSupport({ scopes })
}

/** What an operator says that they look at members' files for, in this request. */
export interface Purposeful {
  readonly purpose?: string | undefined
}

/** Throws a Refusal unless the purpose of a look is a short text, or is missing where the platform does not ask for it. */
export function requirePurpose({ purpose }: Purposeful, isAsked: boolean): void {
  refuseIf(
    checkText(PURPOSE, purpose, { min: 1, max: PURPOSE_MAX }),
    purpose === undefined &&
      isAsked && {
        code: 'FORBIDDEN',
        field: PURPOSE,
        message: 'refusal.look.purpose',
      },
  )
}

/**
 * Opens members' files for an operator, by member id. The looks are first added to the audit trail, once per request and member, by
 * one statement for all members that one level of the query asks for.
 */
export function looksOf(
  database: Pick<Database, 'operating'>,
  operator: Operator & Purposeful & { readonly opened: Set<string> },
): Loader<string, true> {
  return new Loader(async (ids) => {
    requireSupport(operator)
    await database.operating().change(note, [operator.id, ids, operator.purpose ?? null])
    for (const id of ids) operator.opened.add(id)
    return ids.map(() => true as const)
  })
}

/** What other members may not see of a member's record; income in minor units. */
export type PrivateFigures = Pick<Finances, 'creditScore' | 'monthlyIncome'>

const columns = `credit_score as "creditScore", monthly_income as "monthlyIncome"`

/** Reads a member's finances, which the database returns for one member at a time, by id only. */
async function readFinances(database: Reader, memberId: string): Promise<PrivateFigures> {
  const text = `select ${columns} from finances_of($1)`
  const [row] = await database.query<PrivateFigures>(text, [memberId])
  return row ?? { creditScore: null, monthlyIncome: null }
}

/** Reads the finances of the viewer, or of members whose files the viewer has opened as an operator; throws for any other id. */
export function ownFinances(reader: Reader, viewer: Asking): Loader<string, PrivateFigures> {
  const read = (id: string) => {
    if (owns(viewer, id)) return readFinances(reader, id)
    throw new Error('finances are asked for that are not the own')
  }
  return new Loader((ids) => Promise.all(ids.map(read)))
}

/** Reads a member's finances within a transaction, without checking who asks. */
export async function financesOf(em: EntityManager, memberId: string): Promise<PrivateFigures> {
  const text = `select ${columns} from finances_of(?)`
  const transaction = em.getTransactionContext()
  const [row] = await em.getConnection().execute(text, [memberId], 'all', transaction)
  const income = row?.monthlyIncome ?? null
  return {
    creditScore: row?.creditScore ?? null,
    monthlyIncome: income === null ? null : BigInt(income),
  }
}

/**
 * The loan, or null if the viewer may not see it. Before it is published, only these may: its borrower, operators who have opened
 * the borrower's file and, once it is submitted, every operator. A blocked member sees only their own loans.
 */
export function visibleLoan(viewer: Asking, loan: Loan | null): Loan | null {
  if (viewer.blocked && loan?.borrowerId !== viewer.id) return null
  return loan?.publishedAt === null && !owns(viewer, loan.borrowerId) && !reviews(viewer, loan)
    ? null
    : loan
}

/** Whether a loan is hidden from a viewer only because they are blocked. */
export function hidesFromBlocked({ blocked, ...viewer }: Asking, loan: Loan): boolean {
  return blocked === true && !owns(viewer, loan.borrowerId) && visibleLoan(viewer, loan) !== null
}

function reviews({ scopes = [] }: Asking, { status }: Loan): boolean {
  return maySee({ scopes }) && status === 'submitted'
}

/** The loan's location: exact for its borrower and for operators who have opened the borrower's file, displaced for others. */
export function visibleLocation(viewer: Asking, loan: Loan): Partial<Point> {
  const [latitude, longitude] = owns(viewer, loan.borrowerId)
    ? [loan.locationLatitude, loan.locationLongitude]
    : [loan.publicLatitude, loan.publicLongitude]
  return latitude === null || longitude === null ? {} : { latitude, longitude }
}

/** Whether the viewer may see an investment's details: its lender, the loan's borrower, and operators who have opened their files may. */
export function seesInvestment(viewer: Asking, { lenderId }: Investment, loan: Loan): boolean {
  return owns(viewer, lenderId) || owns(viewer, loan.borrowerId)
}

/**
 * Whether the viewer may know what a loan owes and how it is repaid: its borrower, operators, and lenders who hold a part of it, which
 * `invested` says in minor units. Operators need no note in the trail: what is late is their daily work, as payments are.
 */
export function seesDebt(
  viewer: Asking,
  { borrowerId }: Pick<Loan, 'borrowerId'>,
  invested: () => Ready<bigint>,
): Ready<boolean> {
  return isInsider(viewer, borrowerId) || after(invested(), (sum) => sum > 0n)
}

/** Whether the viewer may read an operator's private reason for a loan's end: as `seesDebt`, but for lenders whose money was in it then. */
export function seesReason(
  viewer: Asking,
  { borrowerId }: Pick<Loan, 'borrowerId'>,
  investments: () => Ready<bigint>,
): Ready<boolean> {
  return isInsider(viewer, borrowerId) || after(investments(), (count) => count > 0n)
}

/** Whether the viewer is the borrower or an operator. */
export function isInsider(viewer: Asking, borrowerId: string): boolean {
  return owns(viewer, borrowerId) || maySee({ scopes: viewer.scopes ?? [] })
}

/** Throws a Refusal unless the member is a lender. */
export function requireLender({ userType }: Profile): void {
  refuseIf(
    userType === 'borrower' && {
      code: 'NOT_A_LENDER',
      message: 'refusal.invest.opportunities',
    },
  )
}
