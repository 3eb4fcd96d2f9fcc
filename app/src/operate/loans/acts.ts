import { graphql } from '../../graphql/index.ts'
import { money } from '../../parts/money.ts'
import { today } from '../../parts/time.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'
import type { LoanFile } from './operations.ts'
import { recovery, writeOff } from './recovery.ts'

const told = () => t('told')
const kept = () => t('kept')

const freeze = (): Act => ({
  name: t('freeze.name'),
  explains: t('freeze.explains'),
  readers: told(),
  done: () => t('freeze.done'),
  send: sends(
    graphql(`mutation FreezeLoan($input: FreezeLoanInput!) {
    acted: freezeLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
})

const release = (): Act => ({
  name: t('release.name'),
  explains: t('release.explains'),
  readers: told(),
  done: () => t('release.done'),
  send: sends(
    graphql(`mutation ReleaseLoan($input: ReleaseLoanInput!) {
    acted: releaseLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
})

const cancel = (): Act => ({
  name: t('cancel.name'),
  explains: t('cancel.explains'),
  readers: t('cancel.readers'),
  publishes: t('cancel.publishes'),
  final: true,
  done: () => t('cancel.done'),
  send: sends(
    graphql(`mutation CancelLoan($input: CancelLoanInput!) {
    acted: cancelLoan(input: $input) {
      loan { id status version } request { id } userErrors { code field message details }
    }
  }`),
  ),
})

const approve = (): Act => ({
  name: t('approve.name'),
  explains: t('approve.explains'),
  readers: kept(),
  done: () => t('approve.done'),
  send: sends(
    graphql(`mutation ApproveLoan($input: ApproveLoanInput!) {
    acted: approveLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
})

const sendBack = (): Act => ({
  name: t('sendBack.name'),
  explains: t('sendBack.explains'),
  readers: told(),
  done: () => t('sendBack.done'),
  send: sends(
    graphql(`mutation ReturnLoan($input: ReturnLoanInput!) {
    acted: returnLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
})

/** After how many days late the worklist asks for a decision on the default. */
const DECIDED_AFTER = 90

const giveUp = ({ daysPastDue, payoffAmount, currency }: LoanFile): Act => ({
  aside: Number(daysPastDue) <= DECIDED_AFTER,
  name: t('giveUp.name'),
  explains: t('giveUp.explains', { owed: money(payoffAmount ?? '0', currency) }),
  readers: kept(),
  final: true,
  done: () => t('giveUp.done'),
  send: sends(
    graphql(`mutation DefaultLoan($input: DefaultLoanInput!) {
    acted: defaultLoan(input: $input) { loan { id status version } userErrors { code field message details } }
  }`),
  ),
})

/** The acts that an operator can do to a loan in its present state. */
export function actsOn(loan: LoanFile): readonly Act[] {
  const { status, pauseReasons, payoffAmount, writtenOffAt, defaultOn } = loan
  if (status === 'SUBMITTED') return [approve(), sendBack()]
  if (status === 'OPEN') return [pauseReasons?.includes('FROZEN') ? release() : freeze(), cancel()]
  if (status === 'ACTIVE') return defaultOn !== null && defaultOn <= today() ? [giveUp(loan)] : []
  if (status !== 'DEFAULTED' || Number(payoffAmount) === 0) return []
  return writtenOffAt ? [recovery()] : [recovery(), writeOff()]
}
