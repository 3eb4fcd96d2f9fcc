import type { documents as english } from '../../en/refusals/documents.ts'
import { from } from './states.ts'

export const documents = {
  'refusal.document.off':
    'Diese Plattform erstellt keine Dokumente; wer sie betreibt, kann sie mit DOCUMENTS=on einschalten.',
  'refusal.document.unknown': 'id bezeichnet kein Dokument.',
  'refusal.document.replaced':
    'Dieses Dokument ist schon ersetzt: Berichtigen Sie stattdessen das neueste, {by}.',
  'refusal.document.unchanged':
    'Nach dem heutigen Stand der Bücher stünde in diesem Dokument dasselbe: Berichtigen Sie zuerst die Bücher.',
  'refusal.document.void':
    'Dieses Dokument lässt sich nicht ersetzen, weil sein Inhalt nicht mehr zutrifft: Der Kredit ist für diesen Tag nicht mehr im Rückstand, nicht mehr aktiv oder nicht mehr zurückgezahlt, oder der Tag ist vorbei.',
  'refusal.receipt.unknown':
    '{field} bezeichnet keine Rückzahlung von Ihnen: Nehmen Sie die id einer Zeile Ihres Kontoauszugs mit dem type REPAYMENT_PAID und der direction DEBIT.',
  'refusal.receipt.undone':
    'Diese Rückzahlung wurde rückgängig gemacht; daher gibt es keinen Beleg. Ihr Kontoauszug zeigt beides.',
  'refusal.payoff.not_borrower':
    'Eine Ablöseauskunft zu diesem Kredit kann nur der Kreditnehmer anfordern; Mitarbeiter der Plattform müssen einen Grund angeben.',
  'refusal.payoff.state': `Eine Ablöseauskunft gibt es nur für einen aktiven Kredit: Dieser ist ${from}.`,
  'refusal.payoff.most':
    'Sie können innerhalb von 24 Stunden {max} Ablöseauskünfte für einen Kredit anfordern: Ab {againAt} können Sie eine neue anfordern. Den heutigen Ablösebetrag nennt jederzeit payoffAmount.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
