import type { exports as english } from '../en/exports.ts'

export const exports = {
  'export.readme': `Was diese Plattform über Sie speichert
======================================

Mitglied: {member}
Angefordert: {time}

json/    jede Tabelle als JSON-Liste von Datensätzen
csv/     dasselbe als CSV (RFC 4180), für Tabellenprogramme
help_files/  die Dateien, die Sie Hilfeanfragen beigefügt haben, mit ihren ids (help_file)
schema.json  die Tabellen mit der Zahl ihrer Datensätze und den Typen ihrer Spalten;
             "leftOut" nennt die Tabellen, die hier fehlen, und den Grund

Beträge, auch die in Spalten vom Typ "jsonb", sind in {currency} angegeben, mit {decimals} Dezimalstellen. Zeiten sind in UTC,
Zinssätze in hundertstel Prozent pro Jahr. Ein leeres Feld in CSV ist ein Wert, der nicht gesetzt ist.
Datensätze verweisen durch IDs aufeinander: wallet_transaction.loan_id ist die ID eines Kredits.
`,
  'export.left_out.accrual': 'Hier stehen die aufgelaufenen Zinsen aller Kredite nach Monaten.',
  'export.left_out.act_alone':
    'Hier wird gezählt, was Mitarbeiter der Plattform getan haben; was das Mitglied betrifft, steht in dessen Daten.',
  'export.left_out.agreement':
    'Hier stehen die Texte der Vereinbarungen, die alle lesen können; welchen das Mitglied zugestimmt hat, ist im Export enthalten.',
  'export.left_out.approval_request':
    'Hier bereiten Mitarbeiter der Plattform Entscheidungen vor; was entschieden wurde, steht in den Daten des Mitglieds.',
  'export.left_out.audit_entry':
    'Hier steht, was Mitarbeiter, automatische Abläufe und Regeln getan und eingesehen haben; wer die Daten des Mitglieds eingesehen hat, teilt ein Mitarbeiter ihm mit.',
  'export.left_out.audit_head':
    'Hier steht, wo das Prüfprotokoll endet; über Mitglieder sagt das nichts.',
  'export.left_out.bank_file': 'Hier stehen Dateien zum Bankkonto der Plattform.',
  'export.left_out.bank_order':
    'Hier steht, mit welcher Datei eine Zahlung beauftragt wurde; die Zahlung selbst ist im Export enthalten.',
  'export.left_out.books_day': 'Hier stehen die Summen der Buchungen aller Mitglieder nach Tagen.',
  'export.left_out.budget':
    'Hier werden die Anfragen der letzten Minute gezählt, um ihre Zahl zu begrenzen.',
  'export.left_out.change':
    'Hier wird vermerkt, was sich geändert hat, damit geöffnete Seiten es zeigen; nach 10 Minuten wird das gelöscht.',
  'export.left_out.case_entry':
    'Hier halten Mitarbeiter ihre Arbeit an einem Fall fest; davon erfahren Mitglieder nie.',
  'export.left_out.clock': 'Das ist die Uhr einer Testumgebung.',
  'export.left_out.clock_move': 'Hier steht, wie die Uhr einer Testumgebung verstellt wurde.',
  'export.left_out.data_export_piece': 'Das ist der Export selbst.',
  'export.left_out.deployment': 'Hier steht, wie die Plattform eingerichtet ist.',
  'export.left_out.erased_subject':
    'Hier stehen verschlüsselte Prüfsummen der Kennungen gelöschter Mitglieder, für die es keinen Export gibt.',
  'export.left_out.erasure': 'Für ein gelöschtes Mitglied gibt es keinen Export.',
  'export.left_out.erasure_kept': 'Für ein gelöschtes Mitglied gibt es keinen Export.',
  'export.left_out.event':
    'Hier wird für andere Systeme wiederholt, was in exportierten Daten steht.',
  'export.left_out.event_head': 'Hier werden Ereignisse gezählt.',
  'export.left_out.gateway': 'Hier steht, welche Server gerade laufen.',
  'export.left_out.holiday': 'Das ist der Kalender der Plattform.',
  'export.left_out.idempotency_key':
    'Hier bleiben Antworten 48 Stunden lang, um sie zu wiederholen; die Daten darin sind im Export enthalten.',
  'export.left_out.inbox':
    'Hier werden die Benachrichtigungen des Mitglieds gezählt; sie selbst sind im Export enthalten.',
  'export.left_out.ledger_audit': 'Hier steht, wann die Buchführung geprüft wurde.',
  'export.left_out.ledger_transaction':
    'Hier werden Buchungen mehrerer Mitglieder zusammengefasst; jede Buchung des Mitglieds ist im Export enthalten.',
  'export.left_out.loan_funding':
    'Hier wird wiederholt, wie weit ein Kredit finanziert ist und ob die Identität des Kreditnehmers bestätigt ist; beides ist im Export enthalten.',
  'export.left_out.member_case': 'Von Fällen, die sie betreffen, erfahren Mitglieder nie.',
  'export.left_out.mikro_orm_migrations':
    'Hier steht, welche Migrationen der Datenbank ausgeführt wurden.',
  'export.left_out.open_connection': 'Hier werden die Verbindungen gezählt, die gerade offen sind.',
  'export.left_out.payment_event':
    'Hier steht, was ein Zahlungsdienst zu einer Zahlung gemeldet hat; die Zahlung selbst ist im Export enthalten.',
  'export.left_out.pending_event':
    'Hier wird für andere Systeme wiederholt, was in exportierten Daten steht.',
  'export.left_out.period':
    'Hier steht, welche Monate der Bücher der Plattform abgeschlossen sind.',
  'export.left_out.period_file':
    'Hier steht das Journal der Plattform für einen abgeschlossenen Monat; jede Buchung des Mitglieds ist im Export enthalten.',
  'export.left_out.period_piece':
    'Hier steht das Journal der Plattform für einen abgeschlossenen Monat; jede Buchung des Mitglieds ist im Export enthalten.',
  'export.left_out.provider_reference':
    'Hier steht, unter welcher Referenz ein Zahlungsdienst eine Zahlung führt; sie ist mit der Zahlung im Export enthalten.',
  'export.left_out.screened_member':
    'Wann sie mit Listen abgeglichen wurden, erfahren Mitglieder nie.',
  'export.left_out.screening_mark':
    'Hier steht, bis wohin Geldbewegungen durch Regeln geprüft sind.',
  'export.left_out.shown_looks':
    'Hier steht, bis zu welchem Zeitpunkt ein Mitarbeiter dem Mitglied mitgeteilt hat, wer dessen Daten eingesehen hat.',
  'export.left_out.sql_source': 'Hier steht, welche Funktionen die Datenbank hat.',
  'export.left_out.webhook': 'Hier steht, wohin Ereignisse gesendet werden.',
  'export.left_out.webhook_delivery':
    'Hier steht, was andere Systeme auf Ereignisse geantwortet haben.',
  'export.left_out.webhook_secret': 'Damit wird signiert, was an andere Systeme geht.',
  'export.left_out.work_note': 'Hier verteilen Mitarbeiter der Plattform ihre Arbeit.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
