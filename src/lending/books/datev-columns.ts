/** A column of DATEV's booking batch: its heading, and the form of its values, quotes included. */
export interface DatevColumn {
  readonly name: string
  readonly form: RegExp
}

const text = (length: number) => new RegExp(`^$|^"(?:[^"]|""){0,${length}}"$`)
const anything = /^$|^-?\d+(,\d+)?$|^"(?:[^"]|"")*"$/
const account = /^(?!0+$)\d{1,9}$/
const other = (...names: string[]): DatevColumn[] => names.map((name) => ({ name, form: anything }))
const numbered = (count: number, of: string, kind: string, content: string) =>
  Array.from({ length: count }, (_, index) => [
    `${of} - ${kind} ${index + 1}`,
    `${of}${content} ${index + 1}`,
  ]).flat()

/**
 * The columns of a booking batch (Buchungsstapel) in version 13 of the format, in their order (https://developer.datev.de, formats, booking batch). Those
 * that the gateway fills have the form that DATEV requires; it leaves the others empty.
 */
export const datevColumns: readonly DatevColumn[] = [
  { name: 'Umsatz (ohne Soll/Haben-Kz)', form: /^(?!0+,00$)\d{1,10},\d{2}$/ },
  { name: 'Soll/Haben-Kennzeichen', form: /^"[SH]"$/ },
  { name: 'WKZ Umsatz', form: /^"[A-Z]{3}"$/ },
  ...other('Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz'),
  { name: 'Konto', form: account },
  { name: 'Gegenkonto (ohne BU-Schlüssel)', form: account },
  ...other('BU-Schlüssel'),
  { name: 'Belegdatum', form: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/ },
  { name: 'Belegfeld 1', form: /^"[a-zA-Z0-9$%&*+\-/]{0,36}"$/ },
  ...other('Belegfeld 2', 'Skonto'),
  { name: 'Buchungstext', form: text(60) },
  ...other(
    'Postensperre',
    'Diverse Adressnummer',
    'Geschäftspartnerbank',
    'Sachverhalt',
    'Zinssperre',
    'Beleglink',
    ...numbered(8, 'Beleginfo', 'Art', ' - Inhalt'),
    'KOST1 - Kostenstelle',
    'KOST2 - Kostenstelle',
    'Kost-Menge',
    'EU-Land u. UStID (Bestimmung)',
    'EU-Steuersatz (Bestimmung)',
    'Abw. Versteuerungsart',
    'Sachverhalt L+L',
    'Funktionsergänzung L+L',
    'BU 49 Hauptfunktionstyp',
    'BU 49 Hauptfunktionsnummer',
    'BU 49 Funktionsergänzung',
    ...numbered(20, 'Zusatzinformation', 'Art', '- Inhalt'),
    'Stück',
    'Gewicht',
    'Zahlweise',
    'Forderungsart',
    'Veranlagungsjahr',
    'Zugeordnete Fälligkeit',
    'Skontotyp',
    'Auftragsnummer',
    'Buchungstyp',
    'USt-Schlüssel (Anzahlungen)',
    'EU-Land (Anzahlungen)',
    'Sachverhalt L+L (Anzahlungen)',
    'EU-Steuersatz (Anzahlungen)',
    'Erlöskonto (Anzahlungen)',
    'Herkunft-Kz',
    'Buchungs GUID',
    'KOST-Datum',
    'SEPA-Mandatsreferenz',
    'Skontosperre',
    'Gesellschaftername',
    'Beteiligtennummer',
    'Identifikationsnummer',
    'Zeichnernummer',
    'Postensperre bis',
    'Bezeichnung SoBil-Sachverhalt',
    'Kennzeichen SoBil-Buchung',
  ),
  { name: 'Festschreibung', form: /^[01]$/ },
  ...other(
    'Leistungsdatum',
    'Datum Zuord. Steuerperiode',
    'Fälligkeit',
    'Generalumkehr (GU)',
    'Steuersatz',
    'Land',
    'Abrechnungsreferenz',
    'BVV-Position',
    'EU-Land u. UStID (Ursprung)',
    'EU-Steuersatz (Ursprung)',
    'Abw. Skontokonto',
  ),
]

/** The fields of the first line of a batch, in their order, with the form that DATEV requires. */
export const datevHeader: readonly DatevColumn[] = [
  { name: 'Kennzeichen', form: /^"EXTF"$/ },
  { name: 'Versionsnummer', form: /^700$/ },
  { name: 'Formatkategorie', form: /^21$/ },
  { name: 'Formatname', form: /^"Buchungsstapel"$/ },
  { name: 'Formatversion', form: /^13$/ },
  { name: 'Erzeugt am', form: /^20\d{15}$/ },
  { name: 'Reserviert', form: /^$/ },
  { name: 'Herkunft', form: /^"\w{0,2}"$/ },
  { name: 'Exportiert von', form: /^"\w{0,25}"$/ },
  { name: 'Importiert von', form: /^""$/ },
  { name: 'Beraternummer', form: /^\d{4,7}$/ },
  { name: 'Mandantennummer', form: /^\d{1,5}$/ },
  { name: 'WJ-Beginn', form: /^20\d{6}$/ },
  { name: 'Sachkontenlänge', form: /^[4-8]$/ },
  { name: 'Datum von', form: /^20\d{6}$/ },
  { name: 'Datum bis', form: /^20\d{6}$/ },
  { name: 'Bezeichnung', form: text(30) },
  { name: 'Diktatkürzel', form: /^""$/ },
  { name: 'Buchungstyp', form: /^1$/ },
  { name: 'Rechnungslegungszweck', form: /^0$/ },
  { name: 'Festschreibung', form: /^[01]$/ },
  { name: 'WKZ', form: /^"[A-Z]{3}"$/ },
  { name: 'Reserviert', form: /^$/ },
  { name: 'Derivatskennzeichen', form: /^""$/ },
  { name: 'Reserviert', form: /^$/ },
  { name: 'Reserviert', form: /^$/ },
  { name: 'Sachkontenrahmen', form: /^""$/ },
  { name: 'ID der Branchenlösung', form: /^$/ },
  { name: 'Reserviert', form: /^$/ },
  { name: 'Reserviert', form: /^""$/ },
  { name: 'Anwendungsinformation', form: /^""$/ },
]
