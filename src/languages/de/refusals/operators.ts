import type { operators as english } from '../../en/refusals/operators.ts'
import { obligations } from './obligations.ts'
import { from, to } from './states.ts'

const late =
  'Nur ein aktiver Kredit, der mindestens {defaultAfterDays} Tage im Verzug ist, kann für ausgefallen erklärt werden'

export const operators = {
  'refusal.operator.scope': 'Dafür ist ein Token mit dem Scope {scope} nötig.',
  'refusal.operator.support':
    'Dafür ist ein Token mit dem Scope lending:support oder lending:admin nötig.',
  'refusal.operator.import': '{field} braucht ein Token mit dem Scope {scope}.',
  'refusal.operator.own':
    'Hier geht es um Ihren eigenen Zugang oder Ihr eigenes Geld: Darüber entscheidet ein anderer Mitarbeiter der Plattform.',
  'refusal.operator.too_often':
    'Sie haben das ({act}) innerhalb von {days, plural, =1 {24 Stunden} other {{days} Tagen}} {max}-mal getan, öfter darf es ein Mitarbeiter allein nicht: Ein anderer kann es jetzt tun, Sie selbst wieder ab {againAt}.',
  'refusal.operator.pending':
    'Das wurde bereits beantragt und wartet darauf, dass ein anderer Mitarbeiter es freigibt oder ablehnt.',
  'refusal.operator.frozen_member':
    'Ein Mitarbeiter der Plattform hat dieses Mitglied gesperrt: Für das Mitglied kann nichts erstellt oder veröffentlicht werden.',
  'refusal.operator.subject': '{field} ist der Claim sub eines Tokens, ohne Steuerzeichen.',
  'refusal.request.unknown': 'Zu dieser id gibt es keinen Antrag.',
  'refusal.request.party':
    'Wer das beantragt hat, ist gesperrt oder inzwischen selbst beteiligt: Lehnen Sie den Antrag ab, und stellen Sie einen neuen, wenn es noch geschehen soll.',
  'refusal.request.own_entries':
    'Es würde nichts entfernt: Was es zu diesem Mitglied noch gibt, stammt von Ihnen oder von der Person, die es beantragt hat, oder nennt eine von beiden Personen. Freigeben muss es jemand, der mit diesem Mitglied nichts zu tun hatte.',
  'refusal.request.own':
    'Sie haben das selbst beantragt: Freigeben muss es ein anderer Mitarbeiter.',
  'refusal.request.over':
    'Dieser Antrag ist bereits {from, select, approved {freigegeben} rejected {abgelehnt} expired {abgelaufen} other {{from}}}.',
  'refusal.request.invested_since':
    'Inzwischen sind {invested} in dem Kredit angelegt, beantragt wurde dies bei {asked}: Lehnen Sie den Antrag ab, und stellen Sie einen neuen, wenn es noch geschehen soll.',
  'refusal.request.changed_since':
    'Der Kredit hat die Version {version}, beantragt wurde dies bei Version {seen}: Lehnen Sie den Antrag ab, und stellen Sie einen neuen, wenn es noch geschehen soll.',
  'refusal.member.unknown': 'Zu dieser id gibt es kein Mitglied.',
  'refusal.member.not_frozen': 'Dieses Mitglied ist nicht gesperrt.',
  'refusal.member.already':
    'Dieses Mitglied ist bereits {from, select, frozen {gesperrt} closed {geschlossen} other {{from}}}; sobald es freigegeben ist, hat es wieder Zugang.',
  'refusal.member.erased':
    'Die Daten dieses Mitglieds wurden auf eigenen Wunsch gelöscht; diesen Zugang kann niemand mehr nutzen.',
  'refusal.member.obligations': `Der Zugang kann geschlossen werden, sobald nichts mehr offen ist.${obligations}`,
  'refusal.member.reason_to_block':
    'reason ist nötig, um ein Mitglied zu sperren, und wird ihm mitgeteilt: 1 bis {max} Zeichen.',
  'refusal.member.reason_to_lift':
    'reason ist nötig, um eine Sperre aufzuheben, und wird dem Mitglied mitgeteilt: 1 bis {max} Zeichen.',
  'refusal.member.closed':
    'Der Zugang dieses Mitglieds ist geschlossen; sobald es freigegeben ist, hat es wieder Zugang.',
  'refusal.decision.unknown': 'Diesen Kredit gibt es nicht, oder er wurde nie veröffentlicht.',
  'refusal.decision.reason':
    'reason ist nötig, um den Kredit eines anderen Mitglieds abzubrechen: 1 bis {max} Zeichen.',
  'refusal.decision.state': `Ein Kredit, der ${from} ist, kann nicht in den Zustand „${to}“ übergehen: Offene Kredite können gesperrt oder abgebrochen werden, finanzierte abgebrochen und gesperrte entsperrt.`,
  'refusal.review.unknown': 'Diesen Kredit gibt es nicht, oder er wurde nie eingereicht.',
  'refusal.review.state': `Nur ein eingereichter Kredit kann geprüft werden: Dieser ist ${from}.`,
  'refusal.charge.unknown':
    'Zu dieser id gibt es keine Verzugskosten: Jeder Kredit führt seine eigenen auf.',
  'refusal.charge.over':
    'Von diesen Verzugskosten steht nichts mehr aus: Sie wurden bezahlt oder erlassen. Hat jemand beantragt, sie zu erlassen, lehnen Sie diesen Antrag ab.',
  'refusal.default.state': `${late}: Dieser ist ${from}.`,
  'refusal.default.days': `${late}: Dieser ist ${from}; er ist {daysPastDue} Tage im Verzug.`,
  'refusal.default.days_frozen': `${late}: Dieser ist ${from}; er ist {daysPastDue} Tage im Verzug, von denen {frozen} nicht zählen, weil der Kreditnehmer gesperrt oder der Zahlungsplan pausiert war.`,
  'refusal.write_off.already': 'Dieser Kredit ist bereits abgeschrieben.',
  'refusal.write_off.nothing':
    'Für diesen Kredit ist nichts geschuldet, was abgeschrieben werden könnte.',
  'refusal.write_off.active': `Nur ein ausgefallener Kredit kann abgeschrieben werden: Dieser ist ${from}. Erklären Sie ihn zuerst für ausgefallen, sobald er lange genug im Verzug ist.`,
  'refusal.write_off.state': `Nur ein ausgefallener Kredit kann abgeschrieben werden: Dieser ist ${from}.`,
  'refusal.recovery.most':
    'amount ist mehr, als für den Kredit geschuldet ist: Bis zu {max} wären möglich.',
  'refusal.recovery.nothing':
    'Für diesen Kredit ist nichts geschuldet, was eingetrieben werden könnte.',
  'refusal.recovery.active': `Eingetrieben werden kann nur, was für einen ausgefallenen Kredit geschuldet ist: Dieser ist ${from}. Sein Kreditnehmer zahlt ihn zurück.`,
  'refusal.recovery.state': `Eingetrieben werden kann nur, was für einen ausgefallenen Kredit geschuldet ist: Dieser ist ${from}.`,
  'refusal.file.sha256': 'sha256 muss aus 64 hexadezimalen Ziffern in Kleinschreibung bestehen.',
  'refusal.reminder.unknown': 'Diesen Kredit gibt es nicht, oder er wurde nie veröffentlicht.',
  'refusal.reminder.state': `Erinnert werden kann nur an einen laufenden Kredit: Dieser ist ${from}.`,
  'refusal.reminder.blocked':
    'Der Zugang des Kreditnehmers ist gesperrt oder geschlossen: Sobald er freigegeben ist, kann er wieder erinnert werden.',
  'refusal.reminder.paused':
    'Der Zahlungsplan dieses Kredits ist pausiert: Nach der Pause kann der Kreditnehmer wieder erinnert werden.',
  'refusal.reminder.not_due':
    'Für diesen Kredit ist jetzt keine Rate fällig: Erinnert werden kann ab {againOn}, drei Tage vor der nächsten Rate.',
  'refusal.reminder.nothing_due': 'Für diesen Kredit ist jetzt keine Rate fällig.',
  'refusal.reminder.today':
    'Der Kreditnehmer wurde heute schon an diesen Kredit erinnert, mehr als einmal am Tag ist nicht möglich: Wieder möglich ist es ab {againAt}.',
  'refusal.note.unknown': 'Zu dieser id gibt es kein Mitglied und keinen Kredit.',
  'refusal.note.erased':
    'Die Daten dieses Mitglieds wurden gelöscht: Notizen zu ihm sind nicht mehr möglich.',
  'refusal.work.unknown':
    'id bezeichnet nichts auf der Arbeitsliste, was jemand übernehmen kann: Sie zeigt, was wartet. Ein Fall wird mit updateCase übergeben.',
  'refusal.work.day': 'lookAgainOn muss ein Tag vom {min} bis {max} oder null sein.',
  'refusal.work.owner':
    'ownerId bezeichnet keinen Mitarbeiter der Plattform, der gerade handeln darf, oder das betroffene Mitglied: workOperators zeigt, wem Arbeit übergeben werden kann.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
