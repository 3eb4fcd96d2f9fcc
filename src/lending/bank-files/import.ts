import { asOperator } from '../audit-trail/act.ts'
import type { Operator } from '../member/access.ts'
import { type ImportedLine, UnreadableFile } from '../payments/provider.ts'
import type { Platform } from '../platform.ts'
import { invalid, Refusal, refuseIf } from '../refusal.ts'

/** At most this many lines of a file are shown; all are imported. */
const SHOWN_MAX = 1000

/** What came of a file of the bank, or would: how many lines of each kind, and its first lines. */
export interface BankImport extends Record<'payments' | 'returns' | 'suspense' | 'known', number> {
  readonly lines: readonly ImportedLine[]
  /** Of a status report: how many open orders the bank rejected. */
  readonly rejected: number
}

/** The payment provider that reads files of the bank; undefined if the platform exchanges none. */
const bankIn = ({ payments }: Pick<Platform, 'payments'>) =>
  payments.find(({ importFile }) => importFile !== undefined)

/** Whether files of a bank can be imported. */
export const importsFiles = (platform: Pick<Platform, 'payments'>) => bankIn(platform) !== undefined

/** Imports a file of the bank for an operator, or says what would come of it; throws a Refusal. Each line is imported once, so a file can be sent again. */
export function importBankFile(
  platform: Platform,
  operator: Operator,
  { content, preview }: { readonly content: string; readonly preview?: boolean | null },
): Promise<{ readonly bankImport: BankImport }> {
  const act = { name: 'importBankFile', targetKind: 'bank file', targetId: null }
  return asOperator(platform, operator, act, async (acting) => {
    refuseIf(content.trim() === '' && invalid('content', 'refusal.bank.file_empty'))
    const bank = bankIn(acting)
    if (bank?.importFile === undefined)
      throw new Refusal([{ code: 'PAYMENTS_UNAVAILABLE', message: 'refusal.bank.no_files' }])
    const importing = { by: operator.id, preview: preview ?? false }
    try {
      return { bankImport: counted(await bank.importFile(acting.database, content, importing)) }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      const values = { why: error.message }
      throw new Refusal([invalid('content', 'refusal.bank.file', undefined, values)])
    }
  })
}

function counted(file: Pick<BankImport, 'lines' | 'rejected'>): BankImport {
  const count = (of: ImportedLine['outcome']) =>
    file.lines.filter(({ outcome }) => outcome === of).length
  return {
    payments: count('payment'),
    returns: count('return'),
    suspense: count('suspense'),
    known: count('known'),
    lines: file.lines.slice(0, SHOWN_MAX),
    rejected: file.rejected,
  }
}
