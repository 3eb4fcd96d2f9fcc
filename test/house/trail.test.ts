import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { has as saysReason } from '../../app/src/operate/messages/index.ts'
import { isAct } from '../../app/src/operate/trail/acts.ts'
import { changesIn } from '../../app/src/operate/trail/changes.ts'
import { de } from '../../app/src/operate/trail/messages/de.ts'
import { en } from '../../app/src/operate/trail/messages/en.ts'
import { has as saysCommon } from '../../app/src/parts/messages/index.ts'
import { sources, tableFunctions } from '../../src/migrations/sources.ts'
import { schemaText } from '../../src/schema.ts'

// What the app says of the audit trail, compared with what is recorded there.

const saysValue = (key: string) => saysReason(key) || saysCommon(key)

const sql = [...tableFunctions, ...sources].map(({ text }) => text).join('\n')
const recorded = [...sql.matchAll(/record_audit\('(\w+)'/g)].map(([, act = '']) => act)
/** Cases have a trail of their own. */
const ofCases = /Case/
const schema = buildSchema(schemaText())
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const operatorsOwn = mutations
  .filter(({ name, description }) => description?.includes('lending:admin') && !ofCases.test(name))
  .map(({ name }) => name)

it('has words for every act', () => {
  const acts = [...new Set([...recorded, ...operatorsOwn])]
  expect(acts.length).toBeGreaterThan(40)
  expect(
    acts.filter((act) => !isAct(act)),
    'add `act.<name>` and `act.<name>.name` to app/src/operate/trail/messages/en.ts',
  ).toEqual([])
})

it.each([en, de])('names no two acts alike, since a filter lists them', (messages) => {
  const names = Object.entries(messages).flatMap(([key, text]) =>
    /^act\.\w+\.name$/.test(key) ? [text] : [],
  )
  expect(new Set(names).size).toBe(names.length)
})

it('has names for what acts change, in each language', () => {
  const told = [...sql.matchAll(/record_audit\([^;]*;/g)].flatMap(([call]) =>
    [
      ...call.matchAll(/'(before|after)', (?:jsonb_strip_nulls\()?jsonb_build_object\(([^;]*)/g),
    ].flatMap(([, , pairs = '']) =>
      [...pairs.matchAll(/'([a-z_]+)', /g)].map(([, name = '']) => name),
    ),
  )
  // Ids are left out, and the others are parts of the entry itself.
  const names = new Set(
    told.filter((name) => !/(?:^|_)id$|^(?:before|after|reason|plan_change|delivery)$/.test(name)),
  )
  expect(names.size).toBeGreaterThan(40)
  expect(
    [...names].filter((name) => !saysValue(`value.${name.toUpperCase()}`)),
    'add each as `value.<NAME>` to app/src/operate/messages/en.ts',
  ).toEqual([])
})

it('has words for every reason that the platform gives itself', () => {
  const told = [...sql.matchAll(/'reason', '([a-z]+ [^']+)'/g)].map(([, text = '']) => text)
  // What writes the history of a loan, and what is handed to it.
  const giving =
    /(?:insert into loan_event|conclude_funding\(|draft_loan\(|\bwhy (?:(?:constant )?text )?:=)[^;]*;/g
  const events = [...sql.matchAll(giving)].flatMap(([statement]) =>
    [...statement.matchAll(/'([a-z]+ [^']*)'/g)].map(([, text = '']) => text),
  )
  expect(events).toContain('not repaid in time')
  expect(
    [...told, ...events].filter((text) => !saysReason(`reason.${text}`)),
    'add `reason.<text>` to app/src/operate/messages/en.ts',
  ).toEqual([])
})

/** What only members are refused with. */
const ofMembers = [
  'BANK_ACCOUNT_NEW',
  'CONSENT_REQUIRED',
  'EXTERNAL_ID_TAKEN',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INSUFFICIENT_USER_AUTHENTICATION',
  'KEY_EXPIRED',
  'LENDER_TEST_REQUIRED',
  'MANDATE_MISSING',
  'NOT_VERIFIED',
  'REFLECTION_RUNNING',
  'VERIFICATION_UNAVAILABLE',
  'WARNING_REQUIRED',
]

it('has words for every code with which an act is refused', () => {
  const codes = schema.getType('ErrorCode')
  const names = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : []
  expect(
    names.filter((name) => !saysValue(`value.${name}`)).toSorted(),
    'add each as `value.<CODE>` to app/src/operate/messages/en.ts, or to `ofMembers` here',
  ).toEqual(ofMembers)
})

describe('what an act has changed', () => {
  it.each([
    [{ before: { value: 4979931 }, after: { value: 4869728 } }, 'Present value', '$48,697.28'],
    [
      { after: { terms: { from: '2027-01-10', to: '2027-02-10' } } },
      'Terms',
      'From: Jan 10, 2027, To: Feb 10, 2027',
    ],
    [{ after: { kind: 'INTEREST_PAUSE' } }, 'Kind', 'pause'],
    [{ after: { interest_rate: 9.5 } }, 'Rate', '9.5%'],
    [{ after: { title: 'Seed Potatoes' } }, 'Title', 'Seed Potatoes'],
    [{ after: { types: ['loan.*', 'member.*'] } }, 'Event types', 'loan.*, member.*'],
    [{ before: { paid: 0 }, after: { paid: 150 } }, 'Paid', '$1.50'],
    [{ after: { days_past_due: 40 } }, 'Days past due', '40'],
  ])('%j is in the words, money and dates of readers', (says, name, after) => {
    const [[shownName, , shown] = []] = changesIn(says, 'USD')
    expect([shownName, shown]).toEqual([name, after])
  })

  it('leaves out ids', () => {
    const id = '0192f0c1-2222-7333-8444-555566667777'
    expect(changesIn({ after: { loan_id: 'x', plan_change: id } }, 'USD')).toEqual([])
  })
})
