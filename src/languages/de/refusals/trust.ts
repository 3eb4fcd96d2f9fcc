import type { trust as english } from '../../en/refusals/trust.ts'

const start = 'Starten Sie die Prüfung mit POST /verification.'

export const trust = {
  'refusal.verify.needed': `Für {act, select, deposit {Einzahlungen} invest {Anlagen} publish {die Veröffentlichung eines Kredits} transfer {Überweisungen an Mitglieder} withdraw {Auszahlungen} standing_order {einen Anlageauftrag} other {{act}}} ist die Prüfstufe {level} nötig. {whose, select, own {Ihre Identität} other {Die Identität des Kreditnehmers}} hat die Stufe {held}: {why, select, level_too_low {Geprüft wurde sie nur auf einer niedrigeren Stufe} expired {Die Prüfung ist abgelaufen} name_changed {Die Prüfung gilt nicht mehr, seit der Name geändert wurde} operator {Ein Mitarbeiter der Plattform hat die Prüfung aufgehoben} provider {Der Identitätsdienst hat die Prüfung aufgehoben} other {Geprüft wurde sie noch nicht}}. ${start}`,
  'refusal.verify.limit': `Auf der Prüfstufe {held} können insgesamt höchstens {max} {act, select, deposit {eingezahlt} invest {angelegt} publish {aufgenommen} transfer {an Mitglieder überwiesen} withdraw {ausgezahlt} standing_order {per Anlageauftrag angelegt} other {{act}}} werden, davon sind {used} genutzt: Bis zu {left} wären möglich. Für mehr ist die Stufe {level} nötig: ${start}`,
  'refusal.verify.level_none':
    'level muss BASIC oder FULL sein: Die Stufe NONE hat jeder auch ohne Prüfung.',
  'refusal.verify.no_provider':
    'Diese Plattform prüft Identitäten selbst, ohne Identitätsdienst: Bitten Sie ihren Betreiber, Sie zu prüfen.',
  'refusal.verify.silent':
    'Der Identitätsdienst antwortet zurzeit nicht; versuchen Sie es in einigen Minuten noch einmal.',
  'refusal.verify.already':
    'Sie sind bereits auf der Stufe {level} oder einer höheren geprüft; ab dem 30. Tag vor dem Ablauf können Sie sich erneut prüfen lassen.',
  'refusal.verify.starts':
    'Eine Prüfung kann innerhalb von 24 Stunden {max}-mal gestartet werden: Ab {againAt} geht es wieder.',
  'refusal.agreement.accept_first':
    "Stimmen Sie zuerst zu: {titles}. Senden Sie dann dasselbe noch einmal. GET /agreements/'{id}' zeigt den Text, mit POST /agreements/'{id}'/acceptance stimmen Sie ihm zu.",
  'refusal.agreement.title': '„{title}“',
  'refusal.agreement.unknown': 'Zu dieser id gibt es keine Vereinbarung.',
  'refusal.agreement.hash':
    'hash gehört nicht zum Text dieser Fassung, dessen Hash {hash} ist: Zeigen Sie den Text noch einmal an.',
  'refusal.agreement.over':
    'Diese Fassung gilt nicht mehr: Stimmen Sie der Fassung {version} ({current}) zu.',
  'refusal.lender.test':
    "{missing, select, never_taken {Machen Sie vor Ihrer ersten Anlage den Eingangstest für Anleger: GET /lender-test zeigt die Fragen, mit POST /lender-test beantworten Sie sie} expired {Ihr Eingangstest für Anleger liegt zwei Jahre zurück; wiederholen Sie ihn vor der nächsten Anlage: POST /lender-test} other {Bestätigen Sie vor der Anlage die Ergebnisse Ihres Eingangstests: GET /lender-test zeigt sie, mit POST /lender-test/'{id}'/acknowledgement bestätigen Sie sie}}.",
  'refusal.lender.warning':
    'Um insgesamt mehr als {max} in einem Kredit anzulegen (bisher: {used}), müssen Sie eine Warnung bestätigen: GET /lender-test zeigt sie; senden Sie dann dasselbe noch einmal mit {field} true. Für bis zu {left} mehr ist keine Warnung nötig.',
  'refusal.lender.no_test':
    'Auf dieser Plattform brauchen Anleger keinen Test: Sie können ohne ihn anlegen.',
  'refusal.lender.tests':
    'Der Test kann innerhalb von 24 Stunden {max}-mal gemacht werden: Ab {againAt} geht es wieder.',
  'refusal.lender.unknown_test': 'Zu dieser id gibt es keinen Test von Ihnen.',
  'refusal.lender.older_test':
    'Sie haben inzwischen einen neueren Test gemacht, und nur dieser zählt: Bestätigen Sie {newest}.',
  'refusal.lender.hash':
    'hash passt nicht zu den jetzt gültigen Fragen, deren Hash {hash} lautet: Zeigen Sie die Fragen noch einmal an.',
  'refusal.lender.answers':
    'answers muss zu jeder Frage genau eine ihrer Antworten enthalten: {names}.',
  'refusal.lender.not_sophisticated': 'Dieses Mitglied ist nicht als kundiger Anleger anerkannt.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
