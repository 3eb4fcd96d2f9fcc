const numbered = (count: number, of: string, kind: string, content: string) =>
  Array.from({ length: count }, (_, index) => [
    `${of} - ${kind} ${index + 1}`,
    `${of}${content} ${index + 1}`,
  ]).flat()

/** Names as the format lists them. */
const named = (text: string) => text.split(/;\s*/)

/**
 * The columns of a booking batch (Buchungsstapel) in version 13 of the format, in their order (https://developer.datev.de, formats, booking
 * batch). The gateway fills some of them.
 */
export const datevColumns: readonly string[] = [
  ...named(`Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;
    Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre;
    Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink`),
  ...numbered(8, 'Beleginfo', 'Art', ' - Inhalt'),
  ...named(`KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung);EU-Steuersatz (Bestimmung);
    Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L;BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;
    BU 49 Funktionsergänzung`),
  ...numbered(20, 'Zusatzinformation', 'Art', '- Inhalt'),
  ...named(`Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp;Auftragsnummer;Buchungstyp;
    USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen);Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen);
    Erlöskonto (Anzahlungen);Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername;
    Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis;Bezeichnung SoBil-Sachverhalt;Kennzeichen SoBil-Buchung;
    Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU);Steuersatz;Land;Abrechnungsreferenz;
    BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung);Abw. Skontokonto`),
]
