import type { EntityClass } from '@mikro-orm/core'
import { isNonNullType, isObjectType } from 'graphql'
import { afterAll, expect, it } from 'vitest'
import { CashFlow } from '../../src/entities/ledger/cash-flow.ts'
import { WalletState } from '../../src/entities/ledger/wallet.ts'
import { WalletTransaction } from '../../src/entities/ledger/wallet-transaction.ts'
import { FormerInstalment, InstalmentState } from '../../src/entities/loan/instalment.ts'
import { Investment } from '../../src/entities/loan/investment.ts'
import { Loan } from '../../src/entities/loan/loan.ts'
import { LoanEvent } from '../../src/entities/loan/loan-event.ts'
import { Notification } from '../../src/entities/member/notification.ts'
import { Preferences } from '../../src/entities/member/preferences.ts'
import { Profile } from '../../src/entities/member/profile.ts'
import { shapeOf } from '../../src/reads/rows.ts'
import { schema } from '../support/reads/questions.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
afterAll(() => world.close())

const entities: Readonly<Record<string, EntityClass<object>>> = {
  CashFlowEntry: CashFlow,
  FormerInstalment,
  Instalment: InstalmentState,
  Investment,
  Loan,
  LoanEvent,
  Member: Profile,
  Notification,
  Preferences,
  Profile,
  Transaction: WalletTransaction,
  Wallet: WalletState,
}

/** Fields that are null, or not, for another reason than their column. */
const otherwise: Readonly<Record<string, string>> = {
  'Investment.interestRate': 'null to others',
  'Investment.status': 'null to others',
  'Investment.principalRepaid': 'null to others',
  'Investment.interestEarned': 'null to others',
  'Investment.recovered': 'null to others',
  'Loan.recovered': 'null to others',
  'Loan.autopay': 'null to others',
  'Loan.feeRefunded': 'null to others',
  'Investment.chargesEarned': 'null to others',
  'Investment.automatic': 'null to others',
  'Investment.updatedAt': 'null to others',
  'Investment.warningAcknowledged': 'null to others',
  'Loan.lateTerms':
    'what the platform would fix until it is paid out, and nothing for loans of before',
  'Wallet.owed': 'null in outcomes of before',
  'Wallet.pendingBalance': 'null in outcomes of before',
  'Notification.title': 'written when it is read',
  'Notification.message': 'written when it is read',
}

const objects = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
const fields = objects.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ ...field, of: type.name })),
)

it('a field can be null if its column can', () => {
  const { database } = world.gateway
  const compared = fields.flatMap(({ of, name, type }) => {
    const entity = entities[of]
    const columns = entity ? shapeOf(database, entity).columns : []
    const column = columns.find(({ property }) => property === name)
    return column ? [{ name: `${of}.${name}`, same: column.nullable === !isNonNullType(type) }] : []
  })
  expect(compared.length).toBeGreaterThan(80)
  const different = compared.filter(({ same }) => !same).map(({ name }) => name)
  expect(different.toSorted()).toEqual(Object.keys(otherwise).toSorted())
})

it('a field that can be null says when', () => {
  const silent = fields
    .filter(({ of, type }) => !of.endsWith('Payload') && !isNonNullType(type))
    .filter(({ description }) => !/\bnull\b|if any/i.test(description ?? ''))
  expect(silent.map(({ of, name }) => `${of}.${name}`)).toEqual([])
})
