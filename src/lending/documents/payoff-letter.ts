import type { Content } from './draft.ts'
import { type Due, factsOf, type Maker, type Source, writer } from './maker.ts'

const waiting = 'select id as place from payoff_letter where made_at is null and id > $1'

// A letter whose day has passed says nothing any more.
const due = `select user_id as "memberId", id as place, until::text as period, loan_id as "loanId"
  from payoff_letter
  where made_at is null and until >= business_date() and id > $1 and id <= $2 and not exists (select from erasure where member_id = user_id)
  order by id`

const asked = `select title, principal, interest, charges, (requested_at at time zone business_timezone())::date::text as day
  from payoff_letter join loan on loan.id = loan_id where payoff_letter.id = $1`

// Only operators correct documents: their role may call this.
const anew =
  'select title, principal, interest, charges, business_date()::text as day from loan cross join lateral payoff_again(id, $2) where id = $1'

interface Asked {
  readonly title: string
  readonly principal: bigint
  readonly interest: bigint
  readonly charges: bigint
  readonly day: string
}

/** Letters that say what repays a loan by a day, with the figures of when they were asked for. Each has the id under which it was asked for. */
export const payoffLetter: Maker = {
  kind: 'payoff_letter',
  places: waiting,
  version: 2,
  due,
  content: async (source, one, language) => {
    const { corrects } = one
    const [letter] = corrects
      ? await source.database.change<Asked>(anew, [one.loanId, one.period])
      : await source.database.query<Asked>(asked, [one.place], 'search')
    return letter === undefined ? null : written(source, one, letter, language)
  },
}

function written(
  source: Source,
  one: Due,
  { title, principal, interest, charges, day: askedOn }: Asked,
  language: string,
): Content {
  const { say, amount, day } = writer(language, source)
  const total = principal + interest + charges
  return {
    ...(one.corrects === undefined && { id: one.place }),
    figures: {
      as_of: askedOn,
      amount: String(total),
      principal: String(principal),
      interest: String(interest),
      charges: String(charges),
    },
    title: say('document.title.payoff_letter', { loan: title }),
    blocks: [
      { text: say('document.payoff.text', { day: day(one.period), amount: amount(total) }) },
      factsOf([
        [say('document.payoff.principal'), amount(principal)],
        [say('document.payoff.interest'), amount(interest)],
        [say('document.payoff.charges'), amount(charges)],
        [say('document.payoff.total'), amount(total)],
      ]),
      { text: say('document.payoff.how', { asked: day(askedOn) }) },
    ],
  }
}
