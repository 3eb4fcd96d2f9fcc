import { migrate } from '../../../../src/database/migrating/migrate.ts'
import { reviewMember } from '../../../../src/lending/member/review.ts'
import { deposit } from '../../../../src/lending/payments/pay.ts'
import { createDatabase, type TestDatabase } from '../../database.ts'
import { openLedger, type TestLedger } from '../../market/books/ledger.ts'
import { createTargets, type Targets } from '../../matrix/targets.ts'

/** A database where operators have a role of their own, with something to decide on. */
export interface Apart {
  readonly database: TestDatabase
  readonly ledger: TestLedger
  /** Its reader is blocked. */
  readonly at: Targets
  /** Two operators. */
  readonly olga: string
  readonly otto: string
  /** A deposit of the lender's: its line on the statement, and its movement. */
  readonly line: string
  readonly movement: string
  close(): Promise<void>
}

/** A member with the scope of operators who act. */
export const operator = (id: string) => ({ id, scopes: ['lending:admin'] })

/** Creates it. */
export async function createApart(): Promise<Apart> {
  const made = await createDatabase('template0')
  const settings = { ...made.settings, DATABASE_OPERATOR_URL: made.operatorUrl }
  const database = { ...made, settings }
  await migrate(made.ownerUrl, made.url, 'USD', { operatorUrl: made.operatorUrl })
  const ledger = await openLedger(database)
  const { platform, member } = ledger
  const at = await createTargets(database)
  const [olga, otto] = [await member('olga'), await member('otto')]
  const { transaction } = await deposit(platform, at.lender, { amount: 700n })
  await reviewMember(platform, operator(olga), { id: at.reader, blocked: true, reason: 'x' })
  return {
    database,
    ledger,
    at,
    olga,
    otto,
    line: transaction.id,
    movement: transaction.ledgerTransactionId ?? '',
    close: async () => {
      await at.close()
      await ledger.close()
      await database.drop()
    },
  }
}
