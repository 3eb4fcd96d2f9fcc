import type { en } from './en.ts'

export const de = {
  'record.repaid':
    '{count, plural, =0 {Der Kreditnehmer hat hier noch keinen Kredit zurückgezahlt.} one {Der Kreditnehmer hat hier # Kredit zurückgezahlt.} other {Der Kreditnehmer hat hier # Kredite zurückgezahlt.}}',
  'record.late': 'Eine Rate ist überfällig.',
  'record.late.defaulted':
    'Davon ist noch etwas offen, oder bei einem laufenden Kredit ist eine Rate überfällig.',
  'record.inTime': 'Keine Rate ist überfällig.',
  'record.defaulted':
    '{count, plural, one {# Kredit dieses Mitglieds ist ausgefallen.} other {# Kredite dieses Mitglieds sind ausgefallen.}}',
  'record.defaulted.repaid':
    '{count, plural, one {# Kredit dieses Mitglieds war ausgefallen und wurde danach vollständig zurückgezahlt.} other {# Kredite dieses Mitglieds waren ausgefallen und wurden danach vollständig zurückgezahlt.}}',
  'record.loansRepaid': 'Zurückgezahlte Kredite',
  'record.loansDefaulted': 'Ausgefallene Kredite',
  'record.lateNow': 'Zurzeit etwas überfällig',
  'record.onTime': 'Pünktlich gezahlt',
  'record.onTime.of': '{onTime, number} von {due, plural, one {# Rate} other {# Raten}}',
  'record.longestDelay': 'Längster Verzug',
  'record.longestDelay.days': '{days, plural, =0 {Keiner} one {# Tag} other {# Tage}}',
  yes: 'Ja',
  no: 'Nein',
  identity: 'Identität',
  'identity.UNVERIFIED': 'Nicht bestätigt',
  'identity.PENDING': 'Wird geprüft',
  'identity.VERIFIED': 'Bestätigt',
  'identity.REJECTED': 'Nicht bestätigt',
  memberSince: 'Mitglied seit',
  occupation: 'Beruf',
  inTheirWords: '„{text}“',
} as const satisfies Record<keyof typeof en, string>
