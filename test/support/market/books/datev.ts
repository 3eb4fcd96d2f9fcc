/** A field of DATEV's booking batch: its name, and the form of its values, quotes included. */
interface DatevField {
  readonly name: string
  readonly form: RegExp
}

const text = (length: number) => new RegExp(`^$|^"(?:[^"]|""){0,${length}}"$`)
const account = /^(?!0+$)\d{1,9}$/

/** The form of any other column: empty, a number or a text. */
export const anyForm = /^$|^-?\d+(,\d+)?$|^"(?:[^"]|"")*"$/

/** The forms that DATEV requires of the columns that the gateway fills, by name (https://developer.datev.de, formats, booking batch). */
export const datevForms: Readonly<Record<string, RegExp>> = {
  'Umsatz (ohne Soll/Haben-Kz)': /^(?!0+,00$)\d{1,10},\d{2}$/,
  'Soll/Haben-Kennzeichen': /^"[SH]"$/,
  'WKZ Umsatz': /^"[A-Z]{3}"$/,
  Konto: account,
  'Gegenkonto (ohne BU-Schlüssel)': account,
  Belegdatum: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/,
  'Belegfeld 1': /^"[a-zA-Z0-9$%&*+\-/]{0,36}"$/,
  Buchungstext: text(60),
  Festschreibung: /^[01]$/,
}

/** The fields of the first line of a batch, in their order, with the form that DATEV requires. */
export const datevHeader: readonly DatevField[] = [
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
