import { type TaxYear, taxFigures, taxYearOf } from '../tax/figures.ts'
import { formsOf } from '../tax/forms.ts'
import type { Block, Content } from './draft.ts'
import { factsOf, type Maker, places, type Source, writer } from './maker.ts'

// The first year since the member's first movement that is over and has no certificate. It is made a day after the year, with whatever was begun before. Since years
// come in their order, whoever has that of the last year has all of them. With offset 0, it is looked up for each: otherwise all documents would be read.
const due = `with last as (select extract(year from (gateway_now() - interval '1 day') at time zone business_timezone())::int - 1 as year)
  select holder.user_id as "memberId", holder.user_id as place, next.year::text as period, null as "loanId"
  from (select wallet.id, user_id from wallet, last where user_id > $1 and user_id <= $2
    and not exists (select from document where document.user_id = wallet.user_id and kind = 'tax_certificate' and period = last.year::text and replaces_id is null offset 0)
    and not exists (select from erasure where member_id = user_id) offset 0) as holder
  cross join lateral (select extract(year from created_at at time zone business_timezone())::int as first from wallet_transaction
    where wallet_id = holder.id order by position limit 1) as line
  cross join lateral (select of.year from last, generate_series(first, last.year) as of (year)
    where not exists (select from document where document.user_id = holder.user_id and kind = 'tax_certificate' and period = of.year::text)
    order by of.year limit 1) as next
  order by holder.user_id`

/** Yearly tax certificates, with the amounts of the forms of the platform's country. */
export const taxCertificate: Maker = {
  kind: 'tax_certificate',
  places: places.wallets,
  version: 4,
  due,
  content: async (source, { memberId, period }, language) =>
    written(source, await taxYearOf(source.database, memberId, Number(period)), language),
}

function written(source: Source, year: TaxYear, language: string): Content {
  const { say, amount } = writer(language, source)
  const values = { year: String(year.year), zone: source.timezone }
  return {
    figures: Object.fromEntries(taxFigures.map((figure) => [figure, String(year[figure])])),
    title: say('document.title.tax_certificate', values),
    blocks: [
      { text: say('document.tax.text', values) },
      { heading: say('document.tax.figures') },
      factsOf(taxFigures.map((figure) => [say(`document.tax.${figure}`), amount(year[figure])])),
      ...formBlocks(source, year, language),
    ],
  }
}

/** The forms that the member gets, in the words of the forms. */
function formBlocks(source: Source, year: TaxYear, language: string): Block[] {
  const { say, amount, day } = writer(language, source)
  return formsOf(source.limits, year)
    .filter(({ required }) => required)
    .flatMap(({ form, boxes, source: rule, dueOn }) => [
      { heading: form },
      factsOf(boxes.map(({ box, amount: sum }) => [box, amount(sum)])),
      { text: say('document.tax.source', { source: rule }) },
      ...(dueOn === null ? [] : [{ text: say('document.tax.due', { day: day(dueOn) }) }]),
    ])
}
