import type { Context } from '../context.ts'
import type { Document } from '../entities/documents/document.ts'
import type { WalletTransaction } from '../entities/ledger/wallet-transaction.ts'
import type { Investment } from '../entities/loan/investment.ts'
import type { Loan } from '../entities/loan/loan.ts'
import type { HelpRequest } from '../entities/member/help-request.ts'
import type { Profile } from '../entities/member/profile.ts'
import type { Payment } from '../entities/payments/payment.ts'
import { maySee, visibleLoan } from '../lending/member/access.ts'
import { visibleLine } from '../lending/wallet/statement.ts'
import { after, type Ready } from '../reads/loader.ts'
import { loadOne } from '../reads/loaders.ts'

/** The ids of the records that a movement of money refers to. */
interface Refers {
  readonly loanId: string | null
  readonly investmentId: string | null
  readonly counterpartyId: string | null
}

/** The fields that show the records to which a movement of money refers. */
export const related = {
  loan: ({ loanId }: Refers, _: unknown, context: Context) => loanOf(context, loanId),
  investment: ({ investmentId }: Refers, _: unknown, context: Context) =>
    investmentOf(context, investmentId),
  counterparty: ({ counterpartyId }: Refers, _: unknown, context: Context) =>
    memberOf(context, counterpartyId),
}

/** The field that names the currency of a record's amounts. */
export const inCurrency = {
  currency: (_: unknown, __: unknown, { platform }: Context) => platform.currency.code,
}

/** The loan with an id; null without an id, or if the viewer may not see the loan. */
export function loanOf({ loaders, viewer }: Context, id: string | null): Ready<Loan | null> {
  return id === null ? null : after(loaders.loan.get(id), (loan) => visibleLoan(viewer, loan))
}

/** The viewer's document with an id; null without one, or if it is not theirs. */
export function ownDocument(
  { loaders, viewer }: Context,
  id: string | null,
): Ready<Document | null> {
  if (id === null) return null
  return after(loaders.document.get(id), (one) => (one?.userId === viewer.id ? one : null))
}

/** The investment with an id; null without one. */
export function investmentOf({ loaders }: Context, id: string | null): Ready<Investment | null> {
  return id === null ? null : loaders.investment.get(id)
}

/** The member with an id; null without one. */
export function memberOf({ loaders }: Context, id: string | null): Ready<Profile | null> {
  return id === null ? null : loaders.profile.get(id)
}

/** The name of the member with an id; null without an id, or a name. */
export function nameOf(context: Context, id: string | null): Ready<string | null> {
  return after(memberOf(context, id), (member) => member?.fullName ?? null)
}

/** The subject of a member's tokens, for operators; null without an id. */
export function subjectOf({ loaders }: Context, id: string | null): Ready<string | null> {
  return id === null
    ? null
    : after(loaders.identity.get(id), (identity) => identity?.subject ?? null)
}

/**
 * The line with an id on the viewer's own statement, or in a file that the viewer has opened; null without an id, or if the
 * line is on another statement.
 */
export async function ownLine(
  { loaders, viewer }: Context,
  id: string | null,
): Promise<WalletTransaction | null> {
  if (id === null) return null
  const owners = [viewer.id, ...viewer.opened]
  const [line, ...wallets] = await Promise.all([
    loaders.transaction.load(id),
    ...owners.map((owner) => loadOne(loaders.wallet, owner)),
  ])
  return wallets.map((wallet) => visibleLine(wallet, line)).find((one) => one !== null) ?? null
}

/** The request for help with an id, if it is the viewer's own or the viewer is an operator; null without an id. */
export function seenHelpRequest(
  { loaders, viewer }: Context,
  id: string | null,
): Ready<HelpRequest | null> {
  if (id === null) return null
  return after(loaders.helpRequest.get(id), (one) =>
    one?.userId === viewer.id || maySee(viewer) ? one : null,
  )
}

/** The payment with an id, if the viewer may see it; null without an id. Operators see everybody's; whoever is blocked sees their own deposits. */
export async function seenPayment(
  { loaders, viewer }: Context,
  id: string | null,
): Promise<Payment | null> {
  const payment = id === null ? null : await loaders.payment.load(id)
  const isOwn = payment?.userId === viewer.id
  const sees = viewer.blocked ? isOwn && payment.direction === 'in' : isOwn || maySee(viewer)
  return sees ? payment : null
}
