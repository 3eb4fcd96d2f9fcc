import type { notifications as english } from '../en/notifications.ts'

export const notifications = {
  'notification.deposit.title': 'Einzahlung',
  'notification.deposit.message': '{amount} sind auf Ihrem Konto eingegangen.',
  'notification.withdrawal.title': 'Auszahlung',
  'notification.withdrawal.message': '{amount} wurden von Ihrem Konto ausgezahlt.',
  'notification.deposit_failed.title': 'Einzahlung fehlgeschlagen',
  'notification.deposit_failed.message':
    'Ihre Einzahlung von {amount} wurde nicht ausgeführt{has_reason, select, yes {: {sentence}} other {.}}',
  'notification.withdrawal_failed.title': 'Auszahlung fehlgeschlagen',
  'notification.withdrawal_failed.message':
    'Ihre Auszahlung von {amount} wurde nicht ausgeführt{has_reason, select, yes {: {sentence}} other {.}} Der Betrag ist wieder verfügbar.',
  'notification.transfer_failed.title': 'Überweisung fehlgeschlagen',
  'notification.transfer_failed.message':
    'Ihre Überweisung von {amount} wurde nicht ausgeführt. Der Betrag ist wieder verfügbar.',
  'notification.bank_account_added.title': 'Bankverbindung hinzugefügt',
  'notification.bank_account_added.message':
    'Die Bankverbindung mit den Endziffern {last_digits} wurde hinzugefügt. Auszahlungen dorthin sind ab {usable_at} möglich. Falls Sie sie nicht selbst hinzugefügt haben, entfernen Sie sie und wenden Sie sich an uns.',
  'notification.transfer_received.title': 'Überweisung erhalten',
  'notification.transfer_received.message':
    '{has_counterparty_name, select, yes {{counterparty_name}} other {Ein Mitglied}} hat Ihnen {amount} überwiesen{has_description, select, yes {: {description}} other {.}}',
  'notification.investment_received.title': 'Neue Anlage',
  'notification.investment_received.message':
    '{has_lender_name, select, yes {{lender_name}} other {Ein Mitglied}} hat {amount} in „{loan_title}“ angelegt.',
  'notification.investment_active.title': 'Kredit ausgezahlt',
  'notification.investment_active.message':
    '„{description}“ ist vollständig finanziert: Ihre {amount} wurden an den Kreditnehmer ausgezahlt.',
  'notification.investment_released.title': 'Geld freigegeben',
  'notification.investment_released.message':
    '„{description}“ wird nicht finanziert: Ihre {amount} sind wieder verfügbar.',
  'notification.investment_paused.title':
    '{loan_count, plural, one {Finanzierung eines Kredits pausiert} other {Finanzierung von # Krediten pausiert}}',
  'notification.investment_paused.message':
    'In „{loan_title}“ kann vorerst nicht mehr angelegt werden, weil der Kreditnehmer mit einem anderen Kredit im Verzug ist oder der Plattform Geld schuldet. Ihre {amount} bleiben reserviert, bis der Kredit ausgezahlt wird oder die Finanzierungsfrist endet.',
  'notification.investment_paused.several':
    'In {loan_count} Krediten, in denen Sie Geld angelegt haben, kann vorerst nicht mehr angelegt werden, weil die Kreditnehmer mit anderen Krediten im Verzug sind oder der Plattform Geld schulden. Ihre insgesamt {amount} bleiben reserviert, bis der jeweilige Kredit ausgezahlt wird oder seine Finanzierungsfrist endet.',
  'notification.investment_resumed.title':
    '{loan_count, plural, one {Finanzierung eines Kredits geht weiter} other {Finanzierung von # Krediten geht weiter}}',
  'notification.investment_resumed.message':
    'In „{loan_title}“ kann wieder angelegt werden. Ihre {amount} bleiben dafür reserviert.',
  'notification.investment_resumed.several':
    'In {loan_count} Krediten, in denen Sie Geld angelegt haben, kann wieder angelegt werden. Ihre insgesamt {amount} bleiben dafür reserviert.',
  'notification.investment_defaulted.title': 'Kredit ausgefallen',
  'notification.investment_defaulted.message':
    '„{loan_title}“ ist ausgefallen: {amount} Ihres Geldes stehen noch aus. Der Kreditnehmer schuldet sie weiterhin. Ihr Anteil an allem, was zurückgezahlt oder eingetrieben wird, geht auf Ihrem Konto ein.',
  'notification.investment_late.title': 'Kredit im Verzug',
  'notification.investment_late.message':
    'Die am {due_on} fällige Rate für „{loan_title}“ ist nicht vollständig eingegangen: Der Kredit ist im Verzug. Von Ihrem Geld stehen in diesem Kredit noch {amount} aus. Wir haben den Kreditnehmer erinnert; Sie müssen nichts tun.',
  'notification.investment_repaid.title': 'Kredit zurückgezahlt',
  'notification.investment_repaid.message':
    '„{loan_title}“ wurde {recovered, select, none {} other {nach dem Zahlungsausfall doch noch }}vollständig zurückgezahlt: Sie haben die angelegten {amount} zurückerhalten, dazu {interest_earned} Zinsen{charges_earned, select, none {.} other { sowie {charges_earned} an Mahngebühren und Verzugszinsen.}}',
  'notification.investment_withdrawn.title': 'Kreditvertrag widerrufen',
  'notification.investment_withdrawn.message':
    'Der Kreditnehmer von „{loan_title}“ hat seinen Vertrag widerrufen; das erlaubt ihm das Gesetz kurz nach der Auszahlung. Ihre {amount} sind bis zum {due_on} zurückzuzahlen, mit Zinsen für jeden Tag bis dahin.',
  'notification.investment_written_off.title': 'Kredit abgeschrieben',
  'notification.investment_written_off.message':
    'Mit der Rückzahlung von {amount} aus Ihrer Anlage in „{loan_title}“ ist nicht mehr zu rechnen: {reason}',
  'notification.loan_matches.title': 'Ein passender Kredit',
  'notification.loan_matches.message':
    '„{loan_title}“ wurde veröffentlicht: Gesucht werden {amount}, und {has_search_name, select, yes {alle Kriterien Ihrer Suche „{search_name}“} other {alle Ihre Kriterien}} sind erfüllt.{order_skipped, select, none {} pause { Ihr Anlageauftrag wartet bei neuen Kreditnehmern, wie Sie es festgelegt haben, und kann noch darin anlegen.} borrower { Ihr Anlageauftrag hat nichts darin angelegt: Sein Höchstbetrag je Kreditnehmer ist ausgeschöpft.} budget { Ihr Anlageauftrag hat nichts darin angelegt: Was er gleichzeitig anlegen darf, ist ausgeschöpft.} money { Ihr Anlageauftrag hat nichts darin angelegt: Das Geld, das er verwenden darf, reicht nicht.} other { Ihr Anlageauftrag hat nichts darin angelegt: Im Kredit oder im Rahmen der Grenzen der Plattform war kein Platz mehr dafür.}}',
  'notification.auto_invested.title': 'Für Sie angelegt',
  'notification.auto_invested.message':
    'Ihr Anlageauftrag hat {amount} in „{loan_title}“ angelegt.',
  'notification.fee_refunded.title': 'Gebühr erstattet',
  'notification.fee_refunded.message':
    '{amount} der Gebühr für Ihren Kredit wurden Ihrem Konto gutgeschrieben.',
  'notification.loan_withdrawn.title': 'Sie haben einen Kreditvertrag widerrufen',
  'notification.loan_withdrawn.message':
    'Sie haben den Kreditvertrag zu „{loan_title}“ widerrufen. Bitte zahlen Sie {amount} bis zum {due_on} zurück, mit Zinsen für jeden Tag bis zur Zahlung. Danach ist der Kredit im Verzug.',
  'notification.loan_funded.title': 'Kredit finanziert',
  'notification.loan_funded.message': '„{loan_title}“ ist mit {amount} vollständig finanziert.',
  'notification.loan_disbursed.title': 'Ihr Kredit ist ausgezahlt',
  'notification.loan_disbursed.message':
    '{paid_in_full, select, yes {{amount} für „{description}“ sind auf Ihrem Konto bei uns eingegangen.} other {{net_proceeds} für „{description}“ sind auf Ihrem Konto bei uns eingegangen: {amount} abzüglich der Vermittlungsgebühr von {origination_fee}.}}{next_amount, select, none {} other { Ihre erste Rate beträgt {next_amount} und ist am {next_due_on} fällig.}}',
  'notification.loan_cancelled.title': 'Ihre Kreditanfrage ist beendet',
  'notification.loan_cancelled.message':
    '„{loan_title}“ wurde {has_reason, select, yes {von der Plattform abgebrochen} other {zurückgezogen}}. Falls Geld angelegt war, haben die Anleger es zurück.{has_reason, select, yes { Der Grund: {reason}} other {}}',
  'notification.loan_approved.title': 'Kredit veröffentlicht',
  'notification.loan_approved.message':
    '„{loan_title}“ wurde genehmigt: Anleger können jetzt anlegen.',
  'notification.loan_returned.title': 'Kreditanfrage zurückgegeben',
  'notification.loan_returned.message': '„{loan_title}“ ist wieder ein Entwurf: {reason}',
  'notification.loan_frozen.title': 'Kredit gesperrt',
  'notification.loan_frozen.message':
    'In „{loan_title}“ kann vorerst nicht angelegt werden: {reason}',
  'notification.loan_released.title': 'Sperre Ihres Kredits aufgehoben',
  'notification.loan_released.message':
    'Die Plattform hat die Sperre von „{loan_title}“ aufgehoben: {reason}',
  'notification.loan_paused.title':
    '{loan_count, plural, one {Die Finanzierung Ihres Kredits ist pausiert} other {Die Finanzierung von # Ihrer Kredite ist pausiert}}',
  'notification.loan_paused.message':
    'In „{loan_title}“ kann vorerst nicht angelegt werden, weil Sie mit einem anderen Kredit im Verzug sind oder der Plattform Geld schulden. Sobald das bezahlt ist, kann wieder angelegt werden.',
  'notification.loan_paused.several':
    'In {loan_count} Ihrer Kredite kann vorerst nicht angelegt werden, weil Sie mit einem anderen Kredit im Verzug sind oder der Plattform Geld schulden. Sobald das bezahlt ist, kann wieder angelegt werden.',
  'notification.loan_resumed.title':
    '{loan_count, plural, one {Die Finanzierung Ihres Kredits geht weiter} other {Die Finanzierung von # Ihrer Kredite geht weiter}}',
  'notification.loan_resumed.message': 'In „{loan_title}“ kann wieder angelegt werden.',
  'notification.loan_resumed.several': 'In {loan_count} Ihrer Kredite kann wieder angelegt werden.',
  'notification.loan_reopened.title': 'Kredit wieder offen',
  'notification.loan_reopened.message':
    'Ein Anleger hat seine Anlage in „{loan_title}“ innerhalb der Bedenkzeit zurückgenommen. Der Kredit ist wieder offen; bis zur vollständigen Finanzierung fehlen noch {amount}.',
  'notification.loan_expired.title': 'Kredit nicht zustande gekommen',
  'notification.loan_expired.message':
    '„{loan_title}“ konnte nicht rechtzeitig ausgezahlt werden. Falls Geld angelegt war, haben die Anleger es zurück.',
  'notification.loan_defaulted.title': 'Ihr Kredit ist ausgefallen',
  'notification.loan_defaulted.message':
    '„{loan_title}“ wurde nicht rechtzeitig zurückgezahlt und ist ausgefallen. Sie schulden noch {payoff_amount, select, none {den Rest} other {{payoff_amount}}}: Zahlen Sie Geld auf Ihr Konto ein, und zahlen Sie den Kredit auf einmal oder in Teilen zurück.',
  'notification.loan_repaid.title': 'Ihr Kredit ist zurückgezahlt',
  'notification.loan_repaid.message':
    '„{loan_title}“ ist {recovered, select, none {} other {nach dem Zahlungsausfall doch noch }}vollständig zurückgezahlt: Sie schulden dafür nichts mehr.',
  'notification.loan_written_off.title': 'Ihr Kredit ist abgeschrieben',
  'notification.loan_written_off.message':
    'Die Plattform rechnet nicht mehr damit, dass Sie die {amount} zahlen, die Sie für „{loan_title}“ noch schulden. Sie schulden sie weiterhin und können jederzeit zahlen. Der Grund: {reason}',
  'notification.member_frozen.title': 'Zugang gesperrt',
  'notification.member_frozen.message': 'Ihr Zugang wurde gesperrt: {reason}',
  'notification.member_released.title': 'Sperre Ihres Zugangs aufgehoben',
  'notification.member_released.message': 'Ihr Zugang ist nicht mehr gesperrt: {reason}',
  'notification.member_closed.title': 'Zugang geschlossen',
  'notification.member_closed.message': 'Ihr Zugang wurde geschlossen: {reason}',
  'notification.document.title':
    '{document_kind, select, monthly_statement {Ihr monatlicher Kontoauszug} tax_certificate {Ihre Bescheinigung für die Steuer} loan_agreement {Ihr Kreditvertrag} arrears_notice {Mahnung} paid_in_full {Bestätigung: Ihr Kredit ist zurückgezahlt} payoff_letter {Ihre Ablöseauskunft} receipt {Beleg für Ihre Zahlung} other {Ein neues Dokument für Sie}}',
  'notification.document.message':
    '{document_title}: Sie finden es in der App unter Dokumente.{corrected, select, yes { Es ersetzt ein früheres, das dort ebenfalls bleibt.} other {}}',
  'notification.data_export_ready.title': 'Ihr Datenexport ist bereit',
  'notification.data_export_ready.message':
    'Die Datei mit allem, was wir über Sie gespeichert haben, ist bereit. Sie können sie bis {expires_at} einmal abrufen. Falls Sie sie nicht selbst angefordert haben, wenden Sie sich an uns.',
  'notification.looks_shown.title': 'Wer Ihre Daten eingesehen hat',
  'notification.looks_shown.message':
    'Sie können jetzt sehen, welche Mitarbeiter der Plattform Ihre Daten eingesehen haben, wann und wozu.',
  'notification.help_answered.title': 'Antwort auf Ihre Anfrage',
  'notification.help_answered.message':
    'Wir haben Ihre Anfrage beantwortet. Sie finden die Antwort in der App unter Hilfe.',
  'notification.recovery_recorded.title': 'Zahlung eingetrieben',
  'notification.recovery_recorded.message':
    '{amount} sind für Ihren Kredit eingegangen und wurden an die Anleger weitergeleitet: {description}',
  'notification.reversal.title': 'Buchung storniert',
  'notification.reversal.message':
    'Eine frühere Buchung über {amount} wurde rückgängig gemacht{has_description, select, yes {: {description}} other {.}}',
} as const satisfies Readonly<Record<keyof typeof english, string>>
