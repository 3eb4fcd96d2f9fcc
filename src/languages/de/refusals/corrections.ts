import type { corrections as english } from '../../en/refusals/corrections.ts'
import { from, status } from './states.ts'

const part = `Diese Buchung ({kind}) gehört zu einem Kredit, der ${status} ist, und kann nicht allein storniert werden.`

export const corrections = {
  'refusal.reversal.unknown': 'Zu dieser id gibt es keine Buchung.',
  'refusal.reversal.of_reversal':
    'Diese Buchung ist selbst ein Storno und damit endgültig: Nehmen Sie die Buchung stattdessen neu vor.',
  'refusal.reversal.already':
    'Diese Buchung wurde bereits storniert, und jede kann nur einmal storniert werden.',
  'refusal.reversal.repayment': `${part} Eine Rückzahlung machen Sie mit undoRepayment und der Referenz dieser Zeile rückgängig.`,
  'refusal.reversal.fee': `${part} Ein Teil dieser Gebühr wurde erstattet, weil der Kredit vorzeitig zurückgezahlt oder widerrufen wurde. Der Rest kann dem Mitglied nur außerhalb dieser Plattform gezahlt werden.`,
  'refusal.reversal.recovery': `Diese Buchung ({kind}) ging für einen Kredit ein, der ${status} ist, und wurde sofort an die Anleger gezahlt, sodass sie nicht allein storniert werden kann. undoRepayment macht mit der id der Rückzahlung (loanRepayments) beides rückgängig.`,
  'refusal.reversal.part_of_loan': `${part} cancelLoan gibt alle Anlagen eines offenen Kredits frei. Ist ein Kredit ausgezahlt, können die Beteiligten den Betrag untereinander durch eine Überweisung ausgleichen.`,
  'refusal.reversal.closed':
    'Das Storno geht an ein Mitglied, dessen Zugang geschlossen ist: Es ist möglich, sobald releaseMember das Mitglied wieder zugelassen hat.',
  'refusal.reversal.available':
    'Das Storno nimmt {needed} von einem Konto, auf dem {available} verfügbar sind: Es ist möglich, sobald das Mitglied so viel hat.',
  'refusal.undo.unknown':
    'Zu dieser id gibt es keine Rückzahlung: Geben Sie die `reference` ihrer Zeile auf einem Auszug an.',
  'refusal.undo.already': 'Diese Rückzahlung wurde bereits rückgängig gemacht.',
  'refusal.undo.value_date':
    'valueDate muss zwischen {min}, dem Tag der Rückzahlung, und {max}, heute, liegen.',
  'refusal.undo.history':
    'Der Verlauf dieses Kredits lässt sich nicht nachrechnen: Entweder folgt sein Zahlungsplan nicht aus dem, was davon bekannt ist, wie bei manchen Krediten früherer Versionen, oder eine spätere Änderung des Zahlungsplans wäre danach nicht mehr möglich. undoRepayment im Modus RETURN ohne valueDate verleiht den Betrag von heute an neu; dafür ist kein Verlauf nötig.',
  'refusal.undo.lent_again_first':
    'Ein Teil dieser Rückzahlung wurde erneut verliehen: Machen Sie zuerst das rückgängig, mit der Referenz seiner eigenen Zeile auf dem Auszug.',
  'refusal.undo.nothing_to_lend':
    'Von dieser Rückzahlung kann nichts erneut verliehen werden: Sie ist selbst ein erneut verliehener Betrag, alles wurde schon erneut verliehen, oder es wurde nichts getilgt.',
  'refusal.undo.fee_refunded':
    'Ohne diese Rückzahlung wäre ein anderer Teil der Gebühr des Kredits erstattet worden: Verleihen Sie den Betrag stattdessen von heute an neu (Modus RETURN ohne valueDate); die Gebühr bleibt dann, wie sie ist.',
  'refusal.undo.withdrawn':
    'Der Kreditnehmer hat diesen Kredit nach der Rückzahlung widerrufen, deshalb gibt es keinen Zahlungsplan mehr, der wieder gelten könnte. Die Mitglieder können den Betrag untereinander durch eine Überweisung ausgleichen.',
  'refusal.undo.closed':
    'Der Zugang des Kreditnehmers oder eines Anlegers dieses Kredits ist geschlossen: Machen Sie die Rückzahlung rückgängig, sobald releaseMember ihn wieder zugelassen hat.',
  'refusal.undo.erased':
    'Die Daten des Kreditnehmers oder eines Anlegers dieses Kredits wurden gelöscht. Der Kredit kann deshalb nicht wieder aktiv werden, und die Rückzahlung nicht rückgängig gemacht werden.',
  'refusal.undo.repaid':
    'Der Kredit ist zurückgezahlt und hat keine nächste Rate mehr, zu der der Betrag käme: Machen Sie die Rückzahlung rückgängig (Modus UNDO); dann ist er wieder aktiv.',
  'refusal.undo.defaulted':
    'Der Kredit ist ausgefallen: Seine Anleger haben ihren Verlust gebucht, sodass bleibt, was vorher zurückgezahlt wurde. Was seitdem eingegangen ist, lässt sich rückgängig machen (Modus UNDO), aber nicht erneut verleihen.',
  'refusal.undo.amount_missing':
    'Der Modus RETURN braucht einen Betrag (amount): wie viel erneut verliehen wird.',
  'refusal.undo.only_return':
    '{field} passt nur zum Modus RETURN: UNDO macht die ganze Rückzahlung rückgängig, zu ihrem eigenen Tag.',
  'refusal.book.waiting':
    'Das ist mehr, als ein Mitarbeiter allein buchen darf: Es wurde beantragt und wartet darauf, dass ein anderer es freigibt.',
  'refusal.book.reason':
    'reason gehört nur zu valueDate, mit dem ein Mitarbeiter eine Rückzahlung zu einem früheren Tag bucht.',
  'refusal.book.value_date':
    'valueDate muss zwischen {min}, dem Tag der Auszahlung, und {max}, heute, liegen.',
  'refusal.book.fee_refunded':
    'Mit dieser Rückzahlung wäre ein anderer Teil der Gebühr des Kredits erstattet worden, deshalb kann sie nicht zu diesem Tag gebucht werden: Der Kreditnehmer kann zum heutigen Tag zurückzahlen, ohne valueDate.',
  'refusal.book.state': `Nur die Rückzahlung eines aktiven Kredits kann zu einem früheren Tag gebucht werden: Dieser ist ${from}.`,
  'refusal.bank.file': 'Diese Datei kann nicht importiert werden. {why}',
  'refusal.bank.file_empty': 'Senden Sie die Datei als Text; sie ist leer.',
  'refusal.bank.no_files':
    'Die Plattform tauscht mit keiner Bank Dateien aus. Wer ihre Server betreibt, kann das ändern.',
  'refusal.bank.fee_alone': 'fee ist nur zusammen mit provider möglich.',
  'refusal.bank.one_of':
    'Geben Sie genau eines an: memberId, paymentId, provider, bankFees oder ownFunds.',
  'refusal.bank.payment': 'Zu dieser paymentId gibt es keine Zahlung über die Bank.',
  'refusal.bank.payment_amount':
    'Der Betrag des Bankumsatzes stimmt nicht mit dem überein, was für diese Zahlung zwischen Bank und Büchern noch offen ist.',
  'refusal.bank.provider':
    'provider ist kein anderer Zahlungsdienst dieser Plattform: Es gibt {names}.',
  'refusal.bank.no_provider':
    'provider ist kein anderer Zahlungsdienst dieser Plattform: Es gibt keinen.',
  'refusal.bank.member': 'Zu dieser memberId gibt es kein Mitglied mit offenem Zugang.',
  'refusal.bank.line': 'Zu dieser id gibt es keinen Bankumsatz.',
  'refusal.bank.fee_most': 'fee darf nicht mehr sein als der Betrag des Bankumsatzes.',
  'refusal.bank.went_out':
    'Nur eingegangenes Geld kann die Einzahlung eines Mitglieds sein; dieser Bankumsatz ist ein Ausgang.',
  'refusal.bank.known':
    'Dieser Bankumsatz ist bereits geklärt ({from}): Nur ein ungeklärter kann zugeordnet werden.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
