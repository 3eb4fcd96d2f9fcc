import type { values as english } from '../../en/refusals/values.ts'

export const values = {
  'refusal.text.characters':
    '{field} darf keine NUL-Zeichen und keine einzelnen Surrogatzeichen enthalten.',
  'refusal.text.length': '{field} muss {min} bis {max} Zeichen haben; es sind {length}.',
  'refusal.text.blank': '{field} darf nicht leer sein.',
  'refusal.range':
    '{field} muss {min} bis {max}{unit, select, months {} hours { Stunden} km {\u00a0km} days { Tage} other {}} betragen.',
  'refusal.amount': '{field} muss zwischen {min} und {max} liegen.',
  'refusal.percent': '{field} muss zwischen 0 und {max, number}\u00a0% liegen.',
  'refusal.currency': '{field} muss {currency} sein, die einzige Währung der Plattform.',
  'refusal.cleared':
    '{field} kann nicht gelöscht werden; lassen Sie das Feld weg, wenn es unverändert bleiben soll.',
  'refusal.location':
    '{first} und {second} müssen zusammen gesendet werden, beide mit einem Wert oder beide null.',
  'refusal.not_an_id':
    '{field}: „{given}“ ist keine ID; IDs sehen so aus: 0199fa7f-3916-7484-861e-6099eeedbec7.',
  'refusal.out_of_order':
    '{field} liegt über {greatest}, deshalb kann nichts passen; vertauschen Sie die beiden, oder lassen Sie eines weg.',
  'refusal.unknown_name':
    '{field} ist nicht bekannt; siehe die Listen der IANA für Sprachen und Zeitzonen.',
  'refusal.key.form':
    'idempotencyKey muss {min} bis {max} sichtbare ASCII-Zeichen haben, ohne Anführungszeichen darum; es sind {length}.',
  'refusal.key.in_progress':
    'Ein Aufruf mit diesem idempotencyKey läuft noch; senden Sie ihn gleich noch einmal.',
  'refusal.key.reused':
    'Dieser idempotencyKey wurde für einen Aufruf mit anderen Werten verwendet; nehmen Sie einen neuen.',
  'refusal.key.expired':
    'Dieser idempotencyKey ist älter als 48 Stunden, und sein Aufruf wird nicht wiederholt; sehen Sie nach, was er bewirkt hat, oder nehmen Sie einen neuen.',
  'refusal.reference.taken':
    'Es gibt bereits einen anderen Eintrag mit dieser {field}: Suchen Sie danach, oder wählen Sie eine andere.',
  'refusal.metadata':
    'metadata hat höchstens {keys} Schlüssel von 1 bis {key} Zeichen; jeder Wert ist ein Text von höchstens {value} Zeichen.',
  'refusal.previewed':
    'Die Auswirkungen wären inzwischen andere als in der Vorschau: Rufen Sie die Vorschau erneut ab und senden Sie dann deren neue Version, mit einem neuen idempotencyKey, falls Ihr Aufruf einen hatte.',
  'refusal.version':
    'Der Datensatz hat die Version {version}{seen, select, none {, die kein starker ETag in If-Match nennt} other {, nicht {seen}}}: Lesen Sie ihn neu und senden Sie dann Ihre Änderung, mit einem neuen idempotencyKey, falls sie einen hatte.',
  'refusal.map.latitudes':
    'bbox muss zwischen south und north einen Teil der Breitengrade von -90 bis 90 enthalten.',
  'refusal.map.upside_down': 'In bbox muss south unter north liegen.',
  'refusal.map.width': 'bbox muss eine Breite haben: west und east müssen sich unterscheiden.',
  'refusal.login_too_old':
    'Dafür muss die Anmeldung höchstens {maxAge} Sekunden zurückliegen: Melden Sie sich neu an und senden Sie das neue Token (sein Claim auth_time gibt an, wann Sie sich angemeldet haben).',
  'refusal.report.span':
    'Geben Sie entweder months an, vom laufenden Monat zurückgezählt, oder year, aber nicht beides.',
  'refusal.malformed.money':
    '{field} muss ein Betrag in {currency} mit höchstens {decimals} Nachkommastellen sein, etwa "{example}".',
  'refusal.malformed.percent':
    '{field} muss ein Prozentsatz mit höchstens 4 Nachkommastellen sein, etwa "12.5" oder "9.4822".',
  'refusal.malformed.too_large': '{field} darf höchstens {limit} sein.',
  'refusal.malformed.too_small': '{field} muss mindestens {limit} sein.',
  'refusal.malformed.time':
    '{field} muss ein Zeitpunkt nach ISO 8601 mit Zeitverschiebung sein, etwa "2026-01-31T09:30:00Z".',
  'refusal.malformed.day': '{field} muss ein Tag nach ISO 8601 sein, etwa "2026-01-31".',
  'refusal.malformed.year':
    '{field} muss ein vierstelliges Jahr von {min} bis {max} sein, etwa {example}.',
  'refusal.malformed.degrees': '{field} muss eine Zahl von {min} bis {max} sein.',
  'refusal.malformed.object': '{field} muss ein Objekt sein.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
