import type { repayments as english } from '../en/repayments.ts'

const parts =
  '{charges, select, none {{principal} Tilgung und {interest} Zinsen} other {{principal} Tilgung, {interest} Zinsen und {charges} Verzugskosten}}'
const taken =
  '{taking, select, yes { Der Betrag wird an diesem Tag von Ihrem Konto bei uns abgebucht.} short { Der Betrag wird an diesem Tag von Ihrem Konto bei uns abgebucht, dort fehlen aber noch {missing}: Bitte zahlen Sie das bis zum {due_on} ein.} other {}}'
const soon =
  '{taking, select, no {} other { Der Betrag wird von Ihrem Konto bei uns abgebucht, sobald Geld eingeht.}}'
const comes =
  '{late_fee, select, none {} other { Ist der überfällige Betrag bis dahin nicht bezahlt, wird am {late_fee_on} eine Mahngebühr von {late_fee} berechnet.}}{default_on, select, none {} other { Wird der überfällige Betrag nicht bezahlt, gilt der Kredit am {default_on} als ausgefallen.}}{next_amount, select, none { Danach ist nichts mehr fällig.} other { Die nächste Rate von {next_amount} ist am {next_due_on} fällig.}}'
const said =
  '{has_operator_message, select, yes { Unser Team schreibt dazu: „{operator_message}“} other {}}'

export const repayments = {
  'notification.repayment_received.title': 'Rückzahlung erhalten',
  'notification.repayment_received.message': 'Sie haben {amount} aus „{description}“ erhalten.',
  'notification.repayment_due.title': 'Rate fällig',
  'notification.repayment_due.message': `Für „{loan_title}“ sind {amount} bis zum {due_on} zu zahlen: ${parts}.${taken}${comes}${said}`,
  'notification.repayment_due.charges': `Für „{loan_title}“ sind noch {amount} Verzugskosten zu zahlen. Alles andere ist zurückgezahlt; damit endet der Kredit.${soon}${said}`,
  'notification.repayment_due.before': `Für „{loan_title}“ sind {amount} bis zum {due_on} zu zahlen.${taken}`,
  'notification.repayment_late.title': 'Rate überfällig',
  'notification.repayment_late.message': `Bitte zahlen Sie jetzt {amount} für „{loan_title}“: ${parts}. Der Kredit ist mit dem Betrag im Verzug, der am {due_on} fällig war.${soon}${comes}${said}`,
  'notification.repayment_late.before':
    'Für „{loan_title}“ waren {amount} am {due_on} fällig. Bitte zahlen Sie bald, sonst fällt der Kredit aus.',
  'notification.repayment_taken.title': 'Rate abgebucht',
  'notification.repayment_taken.message':
    '{amount} für „{loan_title}“ wurden von Ihrem Konto bei uns abgebucht.{left, select, none { Jetzt ist nichts mehr fällig.} other { {still_due} sind noch fällig und werden abgebucht, sobald Geld eingeht.}}',
  'notification.part_payment.title': 'Teilzahlung erhalten',
  'notification.part_payment.message': `Ihre Zahlung von {amount} für „{loan_title}“ ist eingegangen. Bezahlt sind damit ${parts}. {overdue} sind noch überfällig{overdue_since, select, none {} other {; der älteste Teil davon war am {overdue_since} fällig}}.${soon}`,
  'notification.late_fee_charged.title': 'Mahngebühr berechnet',
  'notification.late_fee_charged.message':
    'Am {due_on} wurde für „{loan_title}“ eine Mahngebühr von {amount} berechnet, weil Rate {number} nicht rechtzeitig vollständig bezahlt wurde. Sie gehört zu dem, was Sie für den Kredit schulden.',
  'notification.charge_waived.title': 'Verzugskosten erlassen',
  'notification.charge_waived.message':
    'Ihnen wurden {amount} {charge_kind, select, late_fee {der Mahngebühr} penalty_interest {der Verzugszinsen} other {der Verzugskosten}} für Rate {number} von „{loan_title}“ erlassen: {reason}',
  'notification.repayment_undone.title': 'Rückzahlung rückgängig gemacht',
  'notification.repayment_undone.message':
    '{amount}, die Sie für „{loan_title}“ gezahlt hatten, wurden Ihrem Konto wieder gutgeschrieben und sind erneut geschuldet: {reason}',
  'notification.repayment_undone.recovery':
    'Für „{loan_title}“ waren {amount} als eingegangen und an die Anleger ausgezahlt erfasst. Das wurde rückgängig gemacht; der Betrag ist wieder geschuldet. Ihr Guthaben hat sich nicht verändert: {reason}',
  'notification.repayment_taken_back.title': 'Rückzahlung zurückgebucht',
  'notification.repayment_taken_back.message':
    '{amount} einer Rückzahlung für „{loan_title}“ wurden von Ihrem Konto zurückgebucht und stehen Ihnen wieder zu{borne, select, none {: {reason}} other {{has_reason, select, yes {: {sentence}} other {.}} Die Plattform hat {borne} davon für Sie übernommen, weil Ihr Guthaben nicht ausreichte.}}',
  'notification.repayment_booked.title': 'Rückzahlung gebucht',
  'notification.repayment_booked.message':
    '{amount} für „{loan_title}“ wurden von Ihrem Konto abgebucht und gelten als am {value_date} gezahlt: {reason}',
} as const satisfies Readonly<Record<keyof typeof english, string>>
