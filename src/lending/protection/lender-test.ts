import { v7 as newId } from 'uuid'
import { firstRow } from '../../database/change.ts'
import { idOrNone } from '../../database/ids.ts'
import { LenderTest } from '../../entities/member/lender-test.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { columnsOf } from '../../reads/rows.ts'
import { againAt } from '../again-at.ts'
import { type Explain, made, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, invalid, type MaybeReason, refuseIf } from '../refusal.ts'
import { type Answers, questions, resultOf } from './questions.ts'

/** Nobody learns anything new by taking the test more often. */
const TESTS_PER_DAY = 10

/** What a lender answered, and what they earn in a year, own, and have to pay in a year, in minor units. */
interface TestInput {
  readonly hash?: string | null
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly income: bigint
  readonly assets: bigint
  readonly commitments: bigint
}

/** What a lender has to do before investing. */
export type TestMissing = 'never_taken' | 'not_acknowledged' | 'expired'

/** How a lender is protected. */
export interface LenderStanding {
  readonly memberId: string
  /** What they have to do before investing; null if nothing. */
  readonly missing: TestMissing | null
  /** Until when an operator has recognised them as sophisticated; null if they are not. */
  readonly sophisticatedUntil: Date | null
  /** For how many hours they can leave what they invest now; null if they are sophisticated. */
  readonly reflectionHours: number | null
  /** What they can invest in one loan without a warning, in minor units; null if any amount, or before the test. */
  readonly warnedAbove: bigint | null
}

/** Reads how a lender is protected; null where no lender is. */
export async function lenderStanding(
  { database, limits: { protection } }: Pick<Platform, 'database' | 'limits'>,
  memberId: string,
): Promise<LenderStanding | null> {
  if (protection === null) return null
  const text = `select until as "sophisticatedUntil",
      case when until is null then missing_of_test(test) end as missing,
      (extract(epoch from reflection_until($1) - gateway_now()) / 3600)::int as "reflectionHours",
      case when until is null and (test).id is not null then warned_above((test).net_worth, $2) end as "warnedAbove"
    from newest_lender_test($1) as test
    left join sophisticated_lender as marked on marked.user_id = $1 and until > gateway_now()`
  const [row] = await database.query<Omit<LenderStanding, 'memberId'>>(text, [
    memberId,
    protection.least,
  ])
  return row === undefined ? null : { ...row, memberId }
}

/** The newest test that a member has taken; null if there is none. */
export function newestTest(
  { database }: Pick<Platform, 'database'>,
  memberId: string,
): Promise<LenderTest | null> {
  const text = `select ${columnsOf(database, LenderTest)} from lender_test where user_id = $1 order by taken_at desc, id desc limit 1`
  return firstRow(database.query<LenderTest>(text, [memberId]))
}

/**
 * Takes the test for a member, and works out their net worth, the only figure that is kept: income and assets less commitments (Commission
 * Delegated Regulation (EU) 2022/2114, Article 9); throws a Refusal.
 */
export async function takeLenderTest(
  platform: Platform,
  { id: memberId }: { readonly id: string },
  input: TestInput,
): Promise<{ readonly lenderTest: LenderTest }> {
  const { income, assets, commitments } = input
  const given: Answers = Object.fromEntries(
    input.answers.map(({ question, answer }) => [question, answer]),
  )
  const amounts = { min: 0n, max: AMOUNT_MAX }
  refuseIf(
    platform.limits.protection === null && {
      code: 'FORBIDDEN',
      message: 'refusal.lender.no_test',
    },
  )
  refuseIf(
    ...wrongAmong(input),
    checkAmount('income', income, amounts),
    checkAmount('assets', assets, amounts),
    checkAmount('commitments', commitments, amounts),
  )
  const values = {
    by_user: memberId,
    new_id: newId(),
    of_version: questions.version,
    of_hash: questions.hash,
    given: JSON.stringify(given),
    with_result: resultOf(given),
    worth: income + assets - commitments,
    most: TESTS_PER_DAY,
  }
  const done = await perform(platform, 'take_lender_test', values, (outcome) => ({
    LIMIT_EXCEEDED: {
      message: 'refusal.lender.tests',
      ...againAt(outcome, { max: TESTS_PER_DAY }),
    },
  }))
  return made(done, { lenderTest: LenderTest })
}

/** Notes that a member has read the results of their newest test and, if there is one, its warning; throws a Refusal. */
export async function acknowledgeLenderTest(
  platform: Platform,
  { id: memberId }: { readonly id: string },
  { id }: { readonly id: string },
): Promise<{ readonly lenderTest: LenderTest }> {
  const values = { by_user: memberId, of_test: idOrNone(id) }
  const done = await perform(platform, 'acknowledge_lender_test', values, explained)
  return made(done, { lenderTest: LenderTest })
}

const explained: Explain = ({ newest }) => ({
  NOT_FOUND: { field: 'id', message: 'refusal.lender.unknown_test' },
  INVALID_TRANSITION: {
    field: 'id',
    message: 'refusal.lender.older_test',
    values: { newest: String(newest) },
  },
})

/** What is wrong with the answers: they are to another version, one is missing or given twice, or a name is unknown. */
function wrongAmong({ hash, answers }: TestInput): MaybeReason[] {
  const all = questions.questions
  const known = (question: string) => all.find(({ name }) => name === question)
  const isChoice = ({ question, answer }: TestInput['answers'][number]) =>
    known(question)?.answers.some(({ name }) => name === answer) === true
  const missing = all.filter(({ name }) => !answers.some(({ question }) => question === name))
  const names = answers.map(({ question }) => question)
  return [
    hash !== null &&
      hash !== undefined &&
      hash !== questions.hash &&
      invalid('hash', 'refusal.lender.hash', undefined, { hash: questions.hash }),
    (missing.length > 0 || new Set(names).size < names.length || !answers.every(isChoice)) &&
      invalid('answers', 'refusal.lender.answers', undefined, {
        names: all.map(({ name }) => name).join(', '),
      }),
  ]
}
