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
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} das Konto von <of>{member}</of> schließen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} das Konto von <of>{member}</of> geschlossen.}}',
  'act.closeMember.name': 'Ein Konto schließen',
  'act.lookAtMember':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} die Akte von <of>{member}</of> einsehen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} die Akte von <of>{member}</of> eingesehen.}}',
  'act.lookAtMember.name': 'Eine Akte einsehen',
  'act.redactAuditTrail':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} schwärzen, was das Protokoll über <of>{member}</of> sagt.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} geschwärzt, was das Protokoll über <of>{member}</of> sagt.}}',
  'act.redactAuditTrail.name': 'Das Protokoll schwärzen',
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
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} Kosten von <of>{member}</of> erlassen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} Kosten von <of>{member}</of> erlassen.}}',
  'act.waiveCharge.name': 'Kosten erlassen',
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
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} {whose, select, nobody {eine Zeile des Kontoauszugs} other {<of>{member}</of> eine Zeile des Kontoauszugs}} zuordnen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} {whose, select, nobody {eine Zeile des Kontoauszugs} other {<of>{member}</of> eine Zeile des Kontoauszugs}} zugeordnet.}}',
  'act.assignBankLine.name': 'Eine Zeile des Kontoauszugs zuordnen',
  'act.requestApproval':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} eine Freigabe für einen Vorgang zu den Daten von <of>{member}</of> beantragen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} eine Freigabe für einen Vorgang zu den Daten von <of>{member}</of> beantragt.}}',
  'act.requestApproval.name': 'Eine Freigabe beantragen',
  'act.approveRequest':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} einen Antrag zu <of>{member}</of> freigeben.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} einen Antrag zu <of>{member}</of> freigegeben.}}',
  'act.approveRequest.name': 'Einen Antrag freigeben',
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
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} das Geheimnis eines Webhooks ersetzen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} das Geheimnis eines Webhooks ersetzt.}}',
  'act.rotateWebhookSecret.name': 'Das Geheimnis eines Webhooks ersetzen',
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
  'act.autoInvest.name': 'Per Dauerauftrag anlegen',
  'act.autopay':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} abbuchen, was für <loan>einen Kredit</loan> von <of>{member}</of> fällig ist.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} abgebucht, was für <loan>einen Kredit</loan> von <of>{member}</of> fällig war.}}',
  'act.autopay.name': 'Abbuchen, was für einen Kredit fällig ist',
  'act.unknown':
    '{outcome, select, refused {<by>{actor}</by> {actor, select, Sie {wollten} other {wollte}} „{act}“ an Daten von <of>{member}</of> vornehmen.} other {<by>{actor}</by> {actor, select, Sie {haben} other {hat}} „{act}“ an Daten von <of>{member}</of> vorgenommen.}}',
  'actor.job': 'Der Job „{name}“',
  'actor.rule': 'Die Regel „{name}“',
  theStandingOrder: 'Der Dauerauftrag',
  you: 'Sie',
  aMember: 'Mitglied ohne Namen',
  nobodyKnown: 'Unbekannt',
  refusedWith: 'Abgelehnt: {why}',
  none: 'nichts',
  yes: 'ja',
  no: 'nein',
  whyAndWhatChanged: 'Warum, und was sich geändert hat',
  itSaysNothingMore: 'Mehr ist nicht verzeichnet.',
  redacted: 'Der Inhalt wurde geschwärzt.',
  quoted: '„{text}“',
  became: 'wurde',
  who: 'Wer',
  anybody: 'Alle',
  me: 'Ich',
  operators: 'Mitarbeiter',
  jobs: 'Jobs',
  rules: 'Regeln',
  what: 'Was',
  anything: 'Alles',
  outcome: 'Ergebnis',
  doneOrRefused: 'Getan oder abgelehnt',
  done: 'Getan',
  refused: 'Abgelehnt',
  looksAtFiles: 'Akteneinsicht',
  leftOut: 'Nicht enthalten',
  included: 'Enthalten',
  nothingElse: 'Nur diese',
  from: 'Von',
  to: 'Bis',
  idOfAMember: 'ID eines Mitglieds',
  idOfARecord: 'ID eines Datensatzes',
  auditTrail: 'Prüfprotokoll',
  noneFound: 'Keine passenden Einträge',
  'noneFound.hint': 'Versuchen Sie es mit weniger Bedingungen.',
} as const satisfies Record<keyof typeof en, string>
