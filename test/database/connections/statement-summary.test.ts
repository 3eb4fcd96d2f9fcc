import { expect, it } from 'vitest'
import { summaryOf } from '../../../src/telemetry/otlp.ts'

it.each([
  ['select * from loan where id = $1', 'SELECT loan'],
  ['select (select count(*) from investment) as n from "loan" as l', 'SELECT loan'],
  ['select make_movements($1, $2) as outcome', 'SELECT make_movements'],
  ["insert into profile (name) values ('from heaven (')", 'INSERT profile'],
  ["select 'from secret' as x from wallet", 'SELECT wallet'],
  ['select one.* from (select * from loan) as one', 'SELECT loan'],
  ["update loan set title = 'it''s from me'", 'UPDATE loan'],
  ['begin', 'BEGIN'],
  ['', 'STATEMENT'],
])('summarizes %s', (text, summary) => expect(summaryOf(text)).toBe(summary))
