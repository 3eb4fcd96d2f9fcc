import type { planChanges as english } from '../en/plan-changes.ts'

const change =
  '{change_kind, select, interest_pause {eine Pause ohne Raten und Zinsen} principal_holiday {eine Tilgungspause, in der nur Zinsen fällig sind} re_amortise {die Verteilung der versäumten Beträge auf die restlichen Raten} re_age {neue Raten für den gesamten offenen Betrag} due_day {ein anderer Fälligkeitstag} term {eine andere Zahl von Raten} rate {ein niedrigerer Zinssatz} other {eine Änderung}}'
const when =
  '{from, select, none {ab {effective_on}} other {{to, select, none {ab {from}} other {vom {from} bis {to}}}}}'
const expected =
  '{interest_after, select, none {} other { Sie können nach Gebühren {interest_changed, select, no {weiterhin {interest_after} Zinsen} other {{interest_after} Zinsen statt {interest_before}}} erwarten{last_due_after, select, none {} other { und die letzte Rate {last_due_changed, select, no {weiterhin am {last_due_after}} new {am {last_due_after}} other {am {last_due_after} statt am {last_due_before}}}}}.}}'
const payments =
  'liegt die höchste Rate {payment_changed, select, no {weiterhin bei {payment_after}} other {bei {payment_after} statt {payment_before}}}, die letzte ist {last_due_changed, select, no {weiterhin am {last_due_after}} new {am {last_due_after}} other {am {last_due_after} statt am {last_due_before}}} fällig, und insgesamt zahlen Sie noch {to_pay_after}{to_pay_changed, select, no { wie bisher} other { statt {to_pay_before}}}.'
const next =
  '{next_amount, select, none {} other { Ihre nächste Rate über {next_amount} ist am {next_due_on} fällig.}}{overdue, select, none {} other { Überfällig sind {overdue}.}}'
const figures = `{last_due_after, select, none {} other {${next} Nach dem Plan ${payments}}}`
const planned = `{last_due_after, select, none {} other {${next} Wenn bis dahin nichts anderes geschieht, ${payments}}}`

const why = '{own_change, select, yes {, wie von Ihnen gewünscht.} other {. Der Grund: {sentence}}}'
const lendersWhy =
  '{own_change, select, yes {, wie vom Kreditnehmer gewünscht.} other {.{has_reason, select, yes { Die Plattform an den Kreditnehmer: „{sentence}“} other {}}}}'

export const planChanges = {
  'notification.plan_changed.title': 'Ihr Zahlungsplan wurde geändert',
  'notification.plan_changed.message': `Im Zahlungsplan von „{loan_title}“ gilt ${when}: ${change}${why}${figures}`,
  'notification.plan_changed.announced': `Im Zahlungsplan von „{loan_title}“ wird ${when} gelten: ${change}${why}${planned}`,
  'notification.plan_changed.void': `Der Zahlungsplan von „{loan_title}“ bleibt unverändert. Angekündigt war: ${change}. Das ist nicht mehr möglich: {sentence}`,
  'notification.plan_changed.undone': `Eine Änderung im Zahlungsplan von „{loan_title}“ wurde zurückgenommen: ${change}${why}${figures}`,
  'notification.investment_plan_changed.title': 'Zahlungsplan geändert',
  'notification.investment_plan_changed.message': `Im Zahlungsplan für Ihre Anlage in „{loan_title}“ gilt ${when}: ${change}${lendersWhy}${expected}`,
  'notification.investment_plan_changed.announced': `Im Zahlungsplan für Ihre Anlage in „{loan_title}“ wird ${when} gelten: ${change}${lendersWhy}${expected}`,
  'notification.investment_plan_changed.void': `Der Zahlungsplan für Ihre Anlage in „{loan_title}“ bleibt unverändert. Angekündigt war: ${change}. Das ist nicht mehr möglich.{has_reason, select, yes { Die Plattform an den Kreditnehmer: „{sentence}“} other {}}${expected}`,
  'notification.investment_plan_changed.undone': `Eine Änderung im Zahlungsplan für Ihre Anlage in „{loan_title}“ wurde zurückgenommen: ${change}${lendersWhy}${expected}`,
} as const satisfies Readonly<Record<keyof typeof english, string>>
