import type { documents as english } from '../en/documents.ts'

/** Was in Dokumenten steht, als PDF. */
export const documents = {
  'document.foot': 'Dokument {id} · erstellt {made} · Seite {page} von {pages}',
  'document.holder': 'Für {name}',
  'document.nameless': 'Mitglied {id}',
  'document.title.monthly_statement': 'Kontoauszug für {month}',
  'document.title.tax_certificate': 'Bescheinigung für die Steuer {year}',
  'document.title.loan_agreement': 'Kreditvertrag: {loan}',
  'document.title.arrears_notice': 'Mahnung: {loan}',
  'document.title.paid_in_full': 'Vollständig zurückgezahlt: {loan}',
  'document.title.payoff_letter': 'Ablöseauskunft: {loan}',
  'document.title.receipt': 'Zahlungsbeleg: {loan}',
  'document.statement.text':
    'Dieser Auszug enthält alle Umsätze auf Ihrem Konto seit dem vorigen Auszug, bis einschließlich Position {last}. Alle Zeiten gelten in der Zeitzone {zone}.',
  'document.statement.sums': 'Nach Art',
  'document.statement.lines': 'Umsätze',
  'document.statement.more':
    'Aufgeführt sind nur die ersten {shown} von {all} Einträgen. Alle stehen im Kontoauszug in der App und in dessen CSV-Datei.',
  'document.statement.undone':
    '{about}: {how, select, undone {am {day} rückgängig gemacht („{why}“)} other {am {day} berichtigt}}',
  'document.statement.undoes':
    '{how, select, undone {Rückgängig gemacht: die Buchung vom {day} („{why}“)} other {Berichtigt: die Buchung vom {day}}}',
  'document.statement.opening': 'Anfangssaldo',
  'document.statement.closing': 'Endsaldo',
  'document.column.day': 'Tag',
  'document.column.kind': 'Art',
  'document.column.text': 'Beschreibung',
  'document.column.amount': 'Betrag',
  'document.column.balance': 'Saldo',
  'document.column.figure': 'Angabe',
  'document.category.deposit': 'Einzahlungen',
  'document.category.withdrawal': 'Auszahlungen',
  'document.category.transfer': 'Überweisungen',
  'document.category.investment': 'Anlagen',
  'document.category.principal': 'Tilgung an Sie',
  'document.category.interest': 'Zinsen',
  'document.category.fee': 'Gebühren',
  'document.category.charge': 'Mahngebühren und Verzugszinsen',
  'document.category.loan': 'An Sie ausgezahlte Kredite',
  'document.category.repayment': 'Rückzahlungen Ihrer Kredite',
  'document.category.reversal': 'Stornierungen',
  'document.tax.text':
    'Diese Angaben summieren, was vom 1. Januar bis zum 31. Dezember {year} in der Zeitzone {zone} gebucht wurde. Die Posten jeder Angabe stehen in der App und in einer CSV-Datei.',
  'document.tax.figures': 'Angaben',
  'document.tax.interest': 'Erhaltene Zinsen vor Gebühren',
  'document.tax.charges': 'Erhaltene Mahngebühren und Verzugszinsen',
  'document.tax.fees': 'Gebühren auf Zinsen',
  'document.tax.loan_fees': 'Gebühren für eigene Kredite',
  'document.tax.compensation':
    'Von der Plattform übernommen, weil Zahlungen rückgängig gemacht wurden',
  'document.tax.losses': 'Neu ausgefallenes Kapital',
  'document.tax.recoveries': 'Nach einem Ausfall getilgtes Kapital',
  'document.tax.interest_paid': 'Gezahlte Zinsen für eigene Kredite',
  'document.tax.charges_paid': 'Gezahlte Mahngebühren und Verzugszinsen für eigene Kredite',
  'document.tax.source': 'Rechtsgrundlage: {source}',
  'document.tax.due': 'Dieses Formular muss Ihnen bis zum {day} vorliegen.',
  'document.agreement.text':
    'Der Kredit wurde am {day} ausgezahlt. Mehrere Anleger gewähren ihn als Kreditgeber über diese Plattform; ihnen allen zusammen schuldet der Kreditnehmer, was folgt.',
  'document.agreement.us':
    'Das Wichtigste, mit dem effektiven Jahreszins nach US-Recht (Regulation Z, 12 CFR §\u00a01026.22)',
  'document.agreement.eu':
    'Europäische Standardinformationen für Verbraucherkredite (Richtlinie (EU) 2023/2225, Anhang I)',
  'document.agreement.schedule': 'Tilgungsplan',
  'document.agreement.us.apr':
    'Effektiver Jahreszins nach US-Recht (APR): was der Kredit im Jahr kostet',
  'document.agreement.eu.apr': 'Effektiver Jahreszins: was der Kredit im Jahr kostet',
  'document.agreement.no_apr': 'nicht berechenbar',
  'document.agreement.cost': 'Gesamtkosten des Kredits: Zinsen und Gebühr',
  'document.agreement.financed': 'Betrag, den der Kreditnehmer erhält',
  'document.agreement.total': 'Summe aller Zahlungen',
  'document.agreement.amount': 'Kreditbetrag',
  'document.agreement.rate': 'Sollzinssatz pro Jahr',
  'document.agreement.fee': 'Gebühr, die bei der Auszahlung einbehalten wird',
  'document.agreement.months': 'Anzahl der Monatsraten',
  'document.agreement.payment': 'Monatsrate',
  'document.agreement.payments': '{count}-mal {amount} und zuletzt {last}',
  'document.agreement.withdrawal': 'Widerrufsrecht',
  'document.agreement.withdrawal_days': '{days, plural, =0 {keines} one {# Tag} other {# Tage}}',
  'document.agreement.early':
    'Der Kredit kann jederzeit ganz oder teilweise vorzeitig zurückgezahlt werden, ohne dass dafür etwas berechnet wird.',
  'document.agreement.late': 'Wenn eine Zahlung zu spät kommt',
  'document.agreement.late_since':
    'Der Kredit ist im Verzug, sobald eine Rate ganz ausgeblieben ist oder der überfällige Betrag sowohl {amount} als auch {share} der verbleibenden Zahlungen übersteigt.',
  'document.agreement.late_free': 'Eine verspätete Zahlung kostet nichts extra.',
  'document.agreement.late_interest':
    'Überfällige Tilgung wird bis zur Zahlung weiter zum Zinssatz des Kredits verzinst.',
  'document.agreement.late_penalty':
    '{which, select, points {Dazu kommen Verzugszinsen von {rate} pro Jahr} other {Überfällige Tilgung wird insgesamt mit mindestens {rate} pro Jahr verzinst (was den Zinssatz des Kredits übersteigt, sind Verzugszinsen)}}{graceDays, plural, =0 {.} one {, sofern nicht innerhalb eines Tages nach Fälligkeit gezahlt wird.} other {, sofern nicht innerhalb von # Tagen nach Fälligkeit gezahlt wird.}}',
  'document.agreement.late_fee':
    'Für eine Rate, die {afterDays, plural, one {einen Tag} other {# Tage}} nach dem letzten Tag fristgerechter Zahlung noch offen ist, fällt eine Mahngebühr an: {which, select, greater {der höhere Betrag aus {amount} und {share} des offenen Betrags} share {{share} des offenen Betrags} other {{amount}}}{repeats, select, yes {, und erneut nach jedem weiteren Zeitraum dieser Länge} other {}}.',
  'document.column.number': 'Nr.',
  'document.column.principal': 'Tilgung',
  'document.column.interest': 'Zinsen',
  'document.column.payment': 'Rate',
  'document.column.rest': 'Restschuld',
  'document.arrears.text':
    'Am {day} waren Zahlungen auf diesen Kredit überfällig. Zahlen Sie den fälligen Betrag so bald wie möglich in der App; wenn Sie das nicht können, schreiben Sie {address, select, none {uns} other {an {address}}}, damit wir einen Plan finden, der passt.',
  'document.arrears.due': 'Insgesamt fällig',
  'document.arrears.charges': 'Davon Mahngebühren und Verzugszinsen',
  'document.arrears.days': 'Tage im Verzug',
  'document.arrears.since': 'Ältester unbezahlter Fälligkeitstag',
  'document.payoff.text':
    'Werden {amount} am {day} gezahlt, ist der Kredit vollständig zurückgezahlt, und es wird nichts mehr dafür geschuldet.',
  'document.payoff.principal': 'Restschuld',
  'document.payoff.interest': 'Zinsen bis zu diesem Tag',
  'document.payoff.charges': 'Mahngebühren und Verzugszinsen',
  'document.payoff.total': 'Ablösebetrag',
  'document.payoff.how':
    'Diese Angaben entsprechen dem Stand vom {asked}: Was bis zum oben genannten Tag gezahlt, berechnet oder am Plan geändert wird, ändert den Betrag. An einem früheren Tag fallen weniger Zinsen an, an einem späteren mehr. Zahlen Sie den Kredit in der App von Ihrem Konto bei uns zurück: Abgebucht wird höchstens, was am Tag der Zahlung geschuldet ist.',
  'document.receipt.text': 'Am {day} wurden {amount} für diesen Kredit gezahlt.',
  'document.receipt.principal': 'Tilgung',
  'document.receipt.interest': 'Zinsen',
  'document.receipt.late_fee': 'Mahngebühren',
  'document.receipt.penalty_interest': 'Verzugszinsen',
  'document.receipt.total': 'Insgesamt gezahlt',
  'document.receipt.reference': 'Referenz',
  'document.receipt.time': 'Gezahlt am',
  'document.receipt.instalments':
    'Mit der Zahlung {count, plural, one {wurde # Rate} other {wurden # Raten}} vollständig bezahlt.',
  'document.receipt.ahead':
    'Spätere Raten wurden im Voraus bezahlt, mit allen Zinsen: Die frühe Zahlung hat sie nicht verringert. Die nächste Rate war dann am {day} fällig.',
  'document.receipt.shorter':
    'Der Kredit endet damit früher: Die letzte Rate ist am {day} fällig statt am {before}.',
  'document.receipt.lower': 'Jede weitere Rate sinkt damit auf {amount}, vorher {before}.',
  'document.receipt.saved': 'Damit wurden {amount} Zinsen gespart.',
  'document.receipt.ended': 'Damit ist der Kredit vollständig zurückgezahlt.',
  'document.receipt.interest_ahead':
    '{amount} von dem, was als Tilgung ausgewiesen ist, sind im Voraus bezahlte Zinsen späterer Monate und zählen als Zinsen, sobald sie angefallen sind.',
  'document.receipt.interest_caught_up':
    '{amount} dieser Zinsen waren im Voraus bezahlt und hatten bis zu dieser Zahlung als Tilgung gezählt.',
  'document.receipt.interest_unused':
    '{amount}, die im Voraus als Zinsen gezahlt wurden, sind nie angefallen und wurden stattdessen als Tilgung verbucht.',
  'document.receipt.left': 'Restschuld nach dieser Zahlung',
  'document.paid.text':
    'Der Kredit wurde am {day} vollständig zurückgezahlt. Dafür wird nichts mehr geschuldet.',
  'document.paid.amount': 'Kreditbetrag',
  'document.paid.paid': 'Insgesamt gezahlt',
} as const satisfies Readonly<Record<keyof typeof english, string>>
