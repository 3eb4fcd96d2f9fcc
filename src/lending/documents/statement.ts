import type { CashFlowCategory } from '../../entities/ledger/cash-flow.ts'
import type { Content, DraftColumn } from './draft.ts'
import { factsOf, type Maker, places, type Source, writer } from './maker.ts'

/** More entries than these are in the CSV file of the statement. */
const LISTED = 1_000

// The month of the first line after the last statement, or the month after that statement if the line came late. A statement is made an hour after its
// month: by then, whatever was begun before midnight is committed. Lines that a statement lacks are in the next one, whenever they came.
const due = `select wallet.user_id as "memberId", wallet.user_id as place, to_char(next.month, 'YYYY-MM') as period, null as "loanId"
  from wallet
  left join lateral (select last_position, to_date(period, 'YYYY-MM') as month from document
    where document.user_id = wallet.user_id and kind = 'monthly_statement' and replaces_id is null order by period desc limit 1) as made on true
  cross join lateral (select created_at from wallet_transaction
    where wallet_id = wallet.id and position > coalesce(made.last_position, 0) order by position limit 1) as line
  cross join lateral (select greatest(date_trunc('month', line.created_at at time zone business_timezone()), made.month + interval '1 month') as month) as next
  where wallet.user_id > $1 and wallet.user_id <= $2 and gateway_now() >= (next.month + interval '1 month 1 hour') at time zone business_timezone()
    and not exists (select from erasure where member_id = wallet.user_id)
  order by wallet.user_id`

// A correction has the lines of the statement that it corrects.
const bounds = `select made.last_position as after, before.balance_after as opening, last.position as last, last.balance_after as closing
  from wallet
  cross join lateral (select coalesce($3::bigint, max(last_position), 0) as last_position from document where user_id = wallet.user_id and kind = 'monthly_statement') as made
  left join wallet_transaction as before on before.wallet_id = wallet.id and before.position = made.last_position
  cross join lateral (select position, balance_after from wallet_transaction where wallet_id = wallet.id and position > made.last_position
    and (position <= $4::bigint or $4::bigint is null and created_at < (to_date($2, 'YYYY-MM') + interval '1 month') at time zone business_timezone()) order by position desc limit 1) as last
  where wallet.user_id = $1`

const within = `from cash_flow where wallet_id = (select id from wallet where user_id = $1) and category <> 'loss' and position > $2 and position <= $3`
const sums = `select category, sum(amount)::bigint as amount, count(*)::int as entries ${within} group by category order by category`
const dayOf = (at: string) => `(${at} at time zone business_timezone())::date::text`
/**
 * What the platform calls a fee is in one language; its line says of which loan it is. Lines of repayments say by which other line they were undone, if the
 * statement has that, too, or which line they undo.
 */
const lines = `select ${dayOf('listed.created_at')} as day, category,
  case category when 'fee' then (select title from loan where id = loan_id) else listed.description end as description, amount, balance_after as balance,
  ${dayOf('undone.created_at')} as "undoneOn", ${dayOf('undoes.created_at')} as "undoes",
  coalesce(reversal_reason(undone.reverses_id, listed.wallet_id), reversal_reason(undoes.ledger_transaction_id, listed.wallet_id)) as reason
  from (select * ${within} order by position, part limit ${LISTED}) as listed
  left join lateral (select moved.created_at, moved.reverses_id from wallet_transaction as line join ledger_transaction as moved on reverses_id = line.ledger_transaction_id
    join wallet_transaction as back on back.ledger_transaction_id = moved.id and back.wallet_id = line.wallet_id
    where line.id = listed.id and line.type in ('repayment_paid', 'repayment_received') and back.position <= $3 limit 1) as undone on true
  left join lateral (select original.created_at, original.ledger_transaction_id from wallet_transaction as line join ledger_transaction as moved on moved.id = line.ledger_transaction_id
    join wallet_transaction as original on original.ledger_transaction_id = moved.reverses_id and original.wallet_id = line.wallet_id
    where line.id = listed.id and line.type in ('repayment_paid', 'repayment_received') limit 1) as undoes on true
  order by position, part`

interface Bounds {
  readonly after: bigint
  readonly opening: bigint | null
  readonly last: bigint
  readonly closing: bigint
}
interface Sum {
  readonly category: Exclude<CashFlowCategory, 'loss'>
  readonly amount: bigint
  readonly entries: number
}
type Line = Omit<Sum, 'entries'> & {
  readonly day: string
  readonly description: string | null
  readonly balance: bigint
  /** The day on which a repayment was undone or booked anew; null if it stood at the statement's end. */
  readonly undoneOn: string | null
  /** The day of the repayment that it undoes, or that is booked anew. */
  readonly undoes: string | null
  /** Why it was undone, or undoes another; null where a repayment is only booked anew. */
  readonly reason: string | null
}

/** Monthly statements: each begins where the last one ended, by the positions of the wallet's statement. */
export const monthlyStatement: Maker = {
  kind: 'monthly_statement',
  places: places.wallets,
  version: 3,
  due,
  content: async (source, { memberId, period, corrects }, language) => {
    const { database } = source
    const positions = [corrects?.figures.after_position ?? null, corrects?.lastPosition ?? null]
    const of = [memberId, period, ...positions]
    const [found] = await database.query<Bounds>(bounds, of, 'search')
    if (found === undefined) return null
    const range = [memberId, found.after, found.last]
    const byKind = await database.query<Sum>(sums, range, 'search')
    const opening = found.opening ?? 0n
    const total = byKind.reduce((sum, { amount }) => sum + amount, opening)
    if (total !== found.closing) throw new Error('a statement that does not add up')
    const listed = await database.query<Line>(lines, range, 'search')
    return written(source, { period, language, opening, found, byKind, listed })
  },
}

interface Read {
  readonly period: string
  readonly language: string
  readonly opening: bigint
  readonly found: Bounds
  readonly byKind: readonly Sum[]
  readonly listed: readonly Line[]
}

function written(
  source: Source,
  { period, language, opening, found, byKind, listed }: Read,
): Content {
  const { say, amount, day, month } = writer(language, source)
  const all = byKind.reduce((sum, { entries }) => sum + entries, 0)
  const last = String(found.last)
  const columns: readonly DraftColumn[] = [
    { title: say('document.column.day'), width: 2 },
    { title: say('document.column.kind'), width: 3 },
    { title: say('document.column.text'), width: 5 },
    { title: say('document.column.amount'), width: 3, isAmount: true },
    { title: say('document.column.balance'), width: 3, isAmount: true },
  ]
  return {
    lastPosition: found.last,
    figures: {
      opening: String(opening),
      closing: String(found.closing),
      after_position: String(found.after),
      last_position: last,
      sums: Object.fromEntries(byKind.map((one) => [one.category, String(one.amount)])),
    },
    title: say('document.title.monthly_statement', { month: month(period) }),
    blocks: [
      { text: say('document.statement.text', { last, zone: source.timezone }) },
      { heading: say('document.statement.sums') },
      factsOf([
        [say('document.statement.opening'), amount(opening)],
        ...byKind.map((one) => [say(`document.category.${one.category}`), amount(one.amount)]),
        [say('document.statement.closing'), amount(found.closing)],
      ]),
      { heading: say('document.statement.lines') },
      {
        columns,
        rows: listed.map((line) => [
          day(line.day),
          say(`document.category.${line.category}`),
          told(say, day, line),
          amount(line.amount),
          amount(line.balance),
        ]),
      },
      ...(all > listed.length
        ? [{ text: say('document.statement.more', { shown: listed.length, all }) }]
        : []),
    ],
  }
}

type Writer = ReturnType<typeof writer>

/** What a line is about; of a repayment that did not stand, with the day and the reason. */
function told(say: Writer['say'], day: Writer['day'], line: Line): string {
  const { description, undoneOn, undoes, reason } = line
  const about = description ?? ''
  const why = { how: reason === null ? 'corrected' : 'undone', why: reason ?? '' }
  if (undoneOn !== null)
    return say('document.statement.undone', { about, day: day(undoneOn), ...why })
  if (undoes === null) return about
  return say('document.statement.undoes', { day: day(undoes), ...why })
}
