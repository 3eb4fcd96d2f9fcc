import type { en } from './en.ts'

export const de = {
  'act.reviewMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <of>{member}</of> prüfen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <of>{member}</of> geprüft.}}',
  'act.reviewMember.name': 'Ein Mitglied prüfen',
  'act.freezeMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <of>{member}</of> sperren.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <of>{member}</of> gesperrt.}}',
  'act.freezeMember.name': 'Ein Mitglied sperren',
  'act.releaseMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Sperre von <of>{member}</of> aufheben.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Sperre von <of>{member}</of> aufgehoben.}}',
  'act.releaseMember.name': 'Die Sperre eines Mitglieds aufheben',
  'act.closeMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} den Zugang von <of>{member}</of> schließen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} den Zugang von <of>{member}</of> geschlossen.}}',
  'act.closeMember.name': 'Einen Zugang schließen',
  'act.lookAtMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Akte von <of>{member}</of> einsehen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Akte von <of>{member}</of> eingesehen.}}',
  'act.lookAtMember.name': 'Eine Akte einsehen',
  'act.redactAuditTrail':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} schwärzen, was das Prüfprotokoll über <of>{member}</of> sagt.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} geschwärzt, was das Prüfprotokoll über <of>{member}</of> sagt.}}',
  'act.redactAuditTrail.name': 'Das Prüfprotokoll schwärzen',
  'act.approveLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> von <of>{member}</of> veröffentlichen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> von <of>{member}</of> veröffentlicht.}}',
  'act.approveLoan.name': 'Einen Kredit veröffentlichen',
  'act.returnLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> von <of>{member}</of> zurückgeben.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> von <of>{member}</of> zurückgegeben.}}',
  'act.returnLoan.name': 'Einen Kredit zurückgeben',
  'act.freezeLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> von <of>{member}</of> sperren.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> von <of>{member}</of> gesperrt.}}',
  'act.freezeLoan.name': 'Einen Kredit sperren',
  'act.releaseLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Sperre für <loan>einen Kredit</loan> von <of>{member}</of> aufheben.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Sperre für <loan>einen Kredit</loan> von <of>{member}</of> aufgehoben.}}',
  'act.releaseLoan.name': 'Die Sperre eines Kredits aufheben',
  'act.cancelLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> von <of>{member}</of> abbrechen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> von <of>{member}</of> abgebrochen.}}',
  'act.cancelLoan.name': 'Einen Kredit abbrechen',
  'act.defaultLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> von <of>{member}</of> für ausgefallen erklären.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> von <of>{member}</of> für ausgefallen erklärt.}}',
  'act.defaultLoan.name': 'Einen Kredit für ausgefallen erklären',
  'act.writeOffLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> von <of>{member}</of> abschreiben.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> von <of>{member}</of> abgeschrieben.}}',
  'act.writeOffLoan.name': 'Einen Kredit abschreiben',
  'act.recordRecovery':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen nachträglichen Eingang für <loan>einen Kredit</loan> von <of>{member}</of> erfassen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen nachträglichen Eingang für <loan>einen Kredit</loan> von <of>{member}</of> erfasst.}}',
  'act.recordRecovery.name': 'Einen nachträglichen Eingang erfassen',
  'act.waiveCharge':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <of>{member}</of> Verzugskosten erlassen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <of>{member}</of> Verzugskosten erlassen.}}',
  'act.waiveCharge.name': 'Verzugskosten erlassen',
  'act.correctDocument':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} ein Dokument von <of>{member}</of> berichtigen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} ein Dokument von <of>{member}</of> berichtigt.}}',
  'act.correctDocument.name': 'Dokument berichtigen',
  'act.requestPayoffLetter':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Ablöseauskunft für <of>{member}</of> anfordern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Ablöseauskunft für <of>{member}</of> angefordert.}}',
  'act.requestPayoffLetter.name': 'Ablöseauskunft anfordern',
  'act.undoRepayment':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Rückzahlung von <of>{member}</of> rückgängig machen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Rückzahlung von <of>{member}</of> rückgängig gemacht.}}',
  'act.undoRepayment.name': 'Eine Rückzahlung rückgängig machen',
  'act.repayLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Rückzahlung für <loan>einen Kredit</loan> von <of>{member}</of> buchen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Rückzahlung für <loan>einen Kredit</loan> von <of>{member}</of> gebucht.}}',
  'act.repayLoan.name': 'Eine Rückzahlung buchen',
  'act.changePlan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} den Zahlungsplan für <loan>einen Kredit</loan> von <of>{member}</of> ändern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} den Zahlungsplan für <loan>einen Kredit</loan> von <of>{member}</of> geändert.}}',
  'act.changePlan.name': 'Einen Zahlungsplan ändern',
  'act.undoPlanChange':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Planänderung von <of>{member}</of> rückgängig machen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Planänderung von <of>{member}</of> rückgängig gemacht.}}',
  'act.undoPlanChange.name': 'Eine Planänderung rückgängig machen',
  'act.carryOutPlanChange':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} den Zahlungsplan für <loan>einen Kredit</loan> von <of>{member}</of> ändern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} nach Ablauf der Frist den Zahlungsplan für <loan>einen Kredit</loan> von <of>{member}</of> geändert.}}',
  'act.carryOutPlanChange.name': 'Einen Zahlungsplan nach der Frist ändern',
  'act.expireLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Finanzierung für <loan>einen Kredit</loan> von <of>{member}</of> beenden.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Finanzierung für <loan>einen Kredit</loan> von <of>{member}</of> beendet.}}',
  'act.expireLoan.name': 'Die Finanzierung eines Kredits beenden',
  'act.reverseTransaction':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Buchung von <of>{member}</of> stornieren.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Buchung von <of>{member}</of> storniert.}}',
  'act.reverseTransaction.name': 'Eine Buchung stornieren',
  'act.assignBankLine':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} {whose, select, nobody {einen Bankumsatz} other {<of>{member}</of> einen Bankumsatz}} zuordnen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} {whose, select, nobody {einen Bankumsatz} other {<of>{member}</of> einen Bankumsatz}} zugeordnet.}}',
  'act.assignBankLine.name': 'Einen Bankumsatz zuordnen',
  'act.importBankFile':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Datei der Bank importieren.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Datei der Bank importiert.}}',
  'act.importBankFile.name': 'Eine Datei der Bank importieren',
  'act.requestApproval':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Freigabe für einen Vorgang zu den Daten von <of>{member}</of> beantragen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Freigabe für einen Vorgang zu den Daten von <of>{member}</of> beantragt.}}',
  'act.requestApproval.name': 'Eine Freigabe beantragen',
  'act.approveRequest':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Antrag zu <of>{member}</of> freigeben.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Antrag zu <of>{member}</of> freigegeben.}}',
  'act.approveRequest.name': 'Einen Antrag freigeben',
  'act.previewRequest':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Folgen eines Antrags zu <of>{member}</of> berechnen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Folgen eines Antrags zu <of>{member}</of> berechnet.}}',
  'act.previewRequest.name': 'Die Folgen eines Antrags berechnen',
  'act.previewUndoing':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} berechnen, was sich ändert, wenn eine Rückzahlung von <of>{member}</of> rückgängig gemacht wird.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} berechnet, was sich ändert, wenn eine Rückzahlung von <of>{member}</of> rückgängig gemacht wird.}}',
  'act.previewUndoing.name': 'Die Folgen berechnen, wenn eine Rückzahlung rückgängig gemacht wird',
  'act.previewReversal':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Folgen eines Stornos für <of>{member}</of> berechnen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Folgen eines Stornos für <of>{member}</of> berechnet.}}',
  'act.previewReversal.name': 'Die Folgen eines Stornos berechnen',
  'act.previewBooking':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} berechnen, was sich ändert, wenn eine Rückzahlung von <of>{member}</of> gebucht wird.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} berechnet, was sich ändert, wenn eine Rückzahlung von <of>{member}</of> gebucht wird.}}',
  'act.previewBooking.name': 'Die Folgen der Buchung einer Rückzahlung berechnen',
  'act.previewPlanChangeUndoing':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} berechnen, was sich ändert, wenn eine Planänderung von <of>{member}</of> rückgängig gemacht wird.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} berechnet, was sich ändert, wenn eine Planänderung von <of>{member}</of> rückgängig gemacht wird.}}',
  'act.previewPlanChangeUndoing.name':
    'Die Folgen berechnen, wenn eine Planänderung rückgängig gemacht wird',
  'act.previewRedaction':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} berechnen, was eine Schwärzung im Prüfprotokoll zu <of>{member}</of> entfernt.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} berechnet, was eine Schwärzung im Prüfprotokoll zu <of>{member}</of> entfernt.}}',
  'act.previewRedaction.name': 'Die Folgen einer Schwärzung berechnen',
  'act.rejectRequest':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Antrag zu <of>{member}</of> ablehnen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Antrag zu <of>{member}</of> abgelehnt.}}',
  'act.rejectRequest.name': 'Einen Antrag ablehnen',
  'act.updateWorkItem':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} Zuständigkeit oder Notiz einer Aufgabe{whose, select, nobody {} other { zu <of>{member}</of>}} ändern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} Zuständigkeit oder Notiz einer Aufgabe{whose, select, nobody {} other { zu <of>{member}</of>}} geändert.}}',
  'act.updateWorkItem.name': 'Aufgabe der Arbeitsliste ändern',
  'act.createWebhook':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Webhook hinzufügen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Webhook hinzugefügt.}}',
  'act.createWebhook.name': 'Einen Webhook hinzufügen',
  'act.updateWebhook':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Webhook ändern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Webhook geändert.}}',
  'act.updateWebhook.name': 'Einen Webhook ändern',
  'act.removeWebhook':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Webhook entfernen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Webhook entfernt.}}',
  'act.removeWebhook.name': 'Einen Webhook entfernen',
  'act.rotateWebhookSecret':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} den Signaturschlüssel eines Webhooks ersetzen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} den Signaturschlüssel eines Webhooks ersetzt.}}',
  'act.rotateWebhookSecret.name': 'Den Signaturschlüssel eines Webhooks ersetzen',
  'act.resendWebhookEvents':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} Ereignisse erneut an einen Webhook senden.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} Ereignisse erneut an einen Webhook gesendet.}}',
  'act.resendWebhookEvents.name': 'Ereignisse erneut an einen Webhook senden',
  'act.retryWebhookDelivery':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} ein Ereignis erneut an einen Webhook senden.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} ein Ereignis erneut an einen Webhook gesendet.}}',
  'act.retryWebhookDelivery.name': 'Ein Ereignis erneut an einen Webhook senden',
  'act.disableWebhook':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Webhook deaktivieren.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Webhook deaktiviert.}}',
  'act.disableWebhook.name': 'Einen Webhook deaktivieren',
  'act.autoInvest':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} für <of>{member}</of> anlegen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} für <of>{member}</of> angelegt.}}',
  'act.autoInvest.name': 'Per Anlageauftrag anlegen',
  'act.autopay':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} abbuchen, was für <loan>einen Kredit</loan> von <of>{member}</of> fällig ist.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} abgebucht, was für <loan>einen Kredit</loan> von <of>{member}</of> fällig war.}}',
  'act.autopay.name': 'Abbuchen, was für einen Kredit fällig ist',
  'act.addMemberNote':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Notiz zu <of>{member}</of> hinzufügen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Notiz zu <of>{member}</of> hinzugefügt.}}',
  'act.addMemberNote.name': 'Eine Notiz zu einem Mitglied hinzufügen',
  'act.addLoanNote':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Notiz zu <loan>einem Kredit</loan> von <of>{member}</of> hinzufügen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Notiz zu <loan>einem Kredit</loan> von <of>{member}</of> hinzugefügt.}}',
  'act.addLoanNote.name': 'Eine Notiz zu einem Kredit hinzufügen',
  'act.answerHelpRequest':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>eine Anfrage</loan> von <of>{member}</of> beantworten.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>eine Anfrage</loan> von <of>{member}</of> beantwortet.}}',
  'act.answerHelpRequest.name': 'Eine Hilfeanfrage beantworten',
  'act.remindBorrower':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <of>{member}</of> an <loan>einen Kredit</loan> erinnern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <of>{member}</of> an <loan>einen Kredit</loan> erinnert.}}',
  'act.remindBorrower.name': 'Einen Kreditnehmer erinnern',
  'act.approvePayment':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Auszahlung von <of>{member}</of> freigeben.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Auszahlung von <of>{member}</of> freigegeben.}}',
  'act.approvePayment.name': 'Eine Auszahlung freigeben',
  'act.cancelPayment':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Auszahlung von <of>{member}</of> abbrechen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Auszahlung von <of>{member}</of> abgebrochen.}}',
  'act.cancelPayment.name': 'Eine Auszahlung abbrechen',
  'act.closePeriod':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Monat der Bücher abschließen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Monat der Bücher abgeschlossen.}}',
  'act.closePeriod.name': 'Einen Monat der Bücher abschließen',
  'act.createLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> für <of>{member}</of> erstellen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> für <of>{member}</of> erstellt.}}',
  'act.createLoan.name': 'Einen Kredit für ein Mitglied erstellen',
  'act.updateLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> für <of>{member}</of> ändern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> für <of>{member}</of> geändert.}}',
  'act.updateLoan.name': 'Einen Kredit für ein Mitglied ändern',
  'act.publishLoan':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <loan>einen Kredit</loan> für <of>{member}</of> veröffentlichen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <loan>einen Kredit</loan> für <of>{member}</of> veröffentlicht.}}',
  'act.publishLoan.name': 'Einen Kredit für ein Mitglied veröffentlichen',
  'act.createNotification':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <of>{member}</of> eine Benachrichtigung senden.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <of>{member}</of> eine Benachrichtigung gesendet.}}',
  'act.createNotification.name': 'Eine Benachrichtigung senden',
  'act.eraseMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Daten von <of>{member}</of> löschen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Daten von <of>{member}</of> gelöscht.}}',
  'act.eraseMember.name': 'Die Daten eines Mitglieds löschen',
  'act.eraseKept':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} Daten von <of>{member}</of>, die bis jetzt aufzubewahren waren, löschen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} Daten von <of>{member}</of>, die bis jetzt aufzubewahren waren, gelöscht.}}',
  'act.eraseKept.name': 'Aufbewahrte Daten löschen',
  'act.beginOperating':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} als Mitarbeiter arbeiten.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} zum ersten Mal als Mitarbeiter gearbeitet.}}',
  'act.beginOperating.name': 'Zum ersten Mal als Mitarbeiter arbeiten',
  'act.exportAuditTrail':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} das Prüfprotokoll exportieren.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} das Prüfprotokoll exportiert.}}',
  'act.exportAuditTrail.name': 'Das Prüfprotokoll exportieren',
  'act.repairBalances':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} Salden auf die Summe ihrer Buchungen setzen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} Salden auf die Summe ihrer Buchungen gesetzt.}}',
  'act.repairBalances.name': 'Salden auf die Summe ihrer Buchungen setzen',
  'act.markMailAddress':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die E-Mail-Adresse von <of>{member}</of> als unzustellbar kennzeichnen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die E-Mail-Adresse von <of>{member}</of> als unzustellbar gekennzeichnet.}}',
  'act.markMailAddress.name': 'Eine E-Mail-Adresse als unzustellbar kennzeichnen',
  'act.markSophisticated':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Einstufung von <of>{member}</of> als kundiger Anleger ändern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Einstufung von <of>{member}</of> als kundiger Anleger geändert.}}',
  'act.markSophisticated.name': 'Die Einstufung als kundiger Anleger ändern',
  'act.previewPlanChange':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Planänderung für <loan>einen Kredit</loan> von <of>{member}</of> berechnen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Planänderung für <loan>einen Kredit</loan> von <of>{member}</of> berechnet.}}',
  'act.previewPlanChange.name': 'Eine Planänderung berechnen',
  'act.returnPayment':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Rückgabe einer Zahlung von <of>{member}</of> durch die Bank buchen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Rückgabe einer Zahlung von <of>{member}</of> durch die Bank gebucht.}}',
  'act.returnPayment.name': 'Eine Rückgabe durch die Bank buchen',
  'act.seed':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Plattform mit Demodaten füllen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Plattform mit Demodaten gefüllt.}}',
  'act.seed.name': 'Die Plattform mit Demodaten füllen',
  'act.showLooks':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} <of>{member}</of> die Einsichten in die eigene Akte zeigen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} <of>{member}</of> die Einsichten in die eigene Akte gezeigt.}}',
  'act.showLooks.name': 'Einem Mitglied die Akteneinsichten zeigen',
  'act.verifyMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Prüfstufe der Identität von <of>{member}</of> ändern.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Prüfstufe der Identität von <of>{member}</of> geändert.}}',
  'act.verifyMember.name': 'Die Prüfstufe einer Identität ändern',
  'act.unknown':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} „{act}“ an Daten von <of>{member}</of> vornehmen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} „{act}“ an Daten von <of>{member}</of> vorgenommen.}}',
  'actor.job': 'Der Job „{name}“',
  'actor.rule': 'Die Regel „{name}“',
  theStandingOrder: 'Der Anlageauftrag',
  you: 'Sie',
  aMember: 'Mitglied ohne Namen',
  nobodyKnown: 'Unbekannt',
  refusedWith: 'Abgelehnt: {why}',
  part: '{name}: {value}',
  none: 'nichts',
  yes: 'ja',
  no: 'nein',
  whyAndWhatChanged: 'Warum, und was sich geändert hat',
  itSaysNothingMore: 'Mehr ist nicht verzeichnet.',
  redacted: 'Der Inhalt wurde geschwärzt.',
  quoted: '„{text}“',
  became: 'wurde',
  who: 'Wer',
  anybody: 'Personen, Jobs und Regeln',
  me: 'Ich',
  operators: 'Nur Personen',
  jobs: 'Jobs',
  rules: 'Regeln',
  what: 'Was',
  anything: 'Alles',
  outcome: 'Ergebnis',
  doneOrRefused: 'Ausgeführt oder abgelehnt',
  done: 'Ausgeführt',
  refused: 'Abgelehnt',
  looksAtFiles: 'Akteneinsicht',
  leftOut: 'Nicht enthalten',
  included: 'Enthalten',
  nothingElse: 'Nur diese',
  from: 'Von',
  to: 'Bis',
  whoseMember: 'Mitglied: Name oder ID',
  idOfALoan: 'ID eines Kredits',
  idOfARecord: 'ID eines Datensatzes',
  auditTrail: 'Prüfprotokoll',
  noneFound: 'Keine passenden Einträge',
  'noneFound.hint':
    'Versuchen Sie es mit weniger Bedingungen. Was Jobs und Regeln getan haben, erscheint, wenn Sie diese unter „Wer“ wählen.',
  csv: 'CSV: diese Einträge',
  'csv.noted':
    'Die Datei enthält Gründe und Werte: Sie zählt als Einblick in die Akte jedes Mitglieds darin.',
} as const satisfies Record<keyof typeof en, string>
