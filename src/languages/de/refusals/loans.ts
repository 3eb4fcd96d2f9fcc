import type { loans as english } from '../../en/refusals/loans.ts'
import { from, status, to } from './states.ts'

const fixed = `{terms}: Das kann nicht mehr geändert werden. Der Kredit ist ${status}.`
const autopay = `autopay kann nur geändert werden, solange ein Kredit aktiv ist: Dieser ist ${status}.`
const byHand = 'Was noch geschuldet ist, können Sie selbst zurückzahlen.'
const asPreference =
  'Damit ab dem Tag der Auszahlung automatisch gezahlt wird, setzen Sie die Einstellung autopay.'
const early = 'Sie können ihn jederzeit mit repayLoan vorzeitig zurückzahlen.'

export const loans = {
  'refusal.loan.unknown': 'Diesen Kredit gibt es nicht.',
  'refusal.repayment.hidden':
    "Wie ein Kredit zurückgezahlt wird, sehen sein Kreditnehmer, Mitarbeiter der Plattform und die Anleger, die einen Anteil daran halten. Seinen Status zeigt GET /loans/'{id}'.",
  'refusal.loan.not_seen': 'Zu dieser loanId gibt es keinen Kredit, den Sie sehen können.',
  'refusal.loan.not_borrower': 'Nur der Kreditnehmer kann diesen Kredit ändern.',
  'refusal.loan.fixed': `{fields}: Das kann nicht mehr geändert werden. Der Kredit ist ${status}.`,
  'refusal.loan.autopay': autopay,
  'refusal.loan.autopay_defaulted': `${autopay} ${byHand}`,
  'refusal.loan.autopay_early': `${autopay} ${asPreference}`,
  'refusal.loan.fixed_and_autopay': `${fixed} ${autopay}`,
  'refusal.loan.fixed_and_autopay_defaulted': `${fixed} ${autopay} ${byHand}`,
  'refusal.loan.fixed_and_autopay_early': `${fixed} ${autopay} ${asPreference}`,
  'refusal.loan.integrator_status':
    'Integratoren veröffentlichen Kredite für andere (status OPEN); zurückziehen kann sie nur der Kreditnehmer.',
  'refusal.loan.integrator_autopay':
    'Nur der Kreditnehmer entscheidet, ob fällige Beträge von seinem Konto abgebucht werden: Lassen Sie autopay weg.',
  'refusal.loan.borrower_late':
    'Zuerst sind {owed} zurückzuzahlen, für Kredite, die im Verzug oder ausgefallen sind ({loans}). Bis dahin kann kein anderer Kredit veröffentlicht werden.',
  'refusal.loan.late_one': '„{title}“: {owed}',
  'refusal.loan.missing':
    '{field} muss angegeben sein, bevor der Kredit veröffentlicht werden kann.',
  'refusal.loan.your_user_type':
    'Ihr userType ist lender: Zum Veröffentlichen muss er borrower oder both sein.',
  'refusal.loan.borrowers_user_type':
    'Der userType des Kreditnehmers ist lender: Zum Veröffentlichen muss er borrower oder both sein.',
  'refusal.loan.reflection':
    'Anleger können ihre Anlage in diesem Kredit noch zurücknehmen: Er wird von selbst ausgezahlt, sobald die letzte Bedenkzeit endet, am {endsAt}.',
  'refusal.loan.already': `Der Kredit ist bereits ${to}.`,
  'refusal.loan.transition': `Ein Kredit, der ${from} ist, kann auf diesem Weg nicht in den Zustand „${to}“ übergehen.`,
  'refusal.loan.taken_back':
    'Der Kreditnehmer hat innerhalb von 24 Stunden {most} Kredite zurückgezogen, mehr sind nicht möglich; ein weiterer kann ab {againAt} veröffentlicht oder eingereicht werden.',
  'refusal.loan.purposes': 'purposes kann höchstens {max} Verwendungszwecke nennen.',
  'refusal.loan.import_count': 'loans muss {min} bis {max} Einträge haben; es sind {count}.',
  'refusal.loan.list':
    'Geben Sie entweder ids oder einen Filter an: Beides zusammen ist nicht möglich.',
  'refusal.loan.list_most':
    'ids kann höchstens {max} Kredite nennen; verfolgen Sie die übrigen in einer weiteren Liste.',
  'refusal.invest.own': 'loanId ist Ihr eigener Kredit: Anlegen können darin nur andere.',
  'refusal.invest.user_type':
    'Ihr userType ist borrower: Setzen Sie ihn auf lender oder both, um anzulegen.',
  'refusal.invest.opportunities':
    'Ihr userType ist borrower: Setzen Sie ihn auf lender oder both, um Anlagemöglichkeiten zu finden.',
  'refusal.invest.not_open': `In diesem Kredit kann nicht angelegt werden: Er ist ${status}.`,
  'refusal.invest.remaining': 'amount ist mehr als die {remaining}, die dem Kredit noch fehlen.',
  'refusal.cancel.binding':
    'Auf dieser Plattform ist eine Anlage verbindlich: Das Geld bleibt reserviert, bis der Kredit finanziert, abgebrochen oder abgelaufen ist.',
  'refusal.cancel.unknown': 'Zu dieser id gibt es keine Anlage von Ihnen.',
  'refusal.cancel.already': 'Sie haben diese Anlage bereits zurückgenommen.',
  'refusal.cancel.reflected':
    'Ihre Bedenkzeit endete am {endedAt}: Die Anlage ist jetzt verbindlich.',
  'refusal.cancel.state': `Eine Anlage kann nur zurückgenommen werden, solange ihr Kredit offen ist: Er ist ${status}.`,
  'refusal.repay.not_borrower': 'Nur der Kreditnehmer zahlt diesen Kredit zurück.',
  'refusal.repay.state': `Nur ein ausgezahlter Kredit kann zurückgezahlt werden: Dieser ist ${from}.`,
  'refusal.leave.not_borrower': 'Nur der Kreditnehmer kann diesen Kredit widerrufen.',
  'refusal.leave.already': 'Sie haben diesen Kredit bereits widerrufen.',
  'refusal.leave.state': `Nur ein aktiver oder zurückgezahlter Kredit kann widerrufen werden: Dieser ist ${from}.`,
  'refusal.leave.no_right': `Die Bedingungen dieses Kredits sehen kein Widerrufsrecht vor: ${early}`,
  'refusal.leave.too_late': `Dieser Kredit konnte bis {lastDay} widerrufen werden: ${early}`,
} as const satisfies Readonly<Record<keyof typeof english, string>>
