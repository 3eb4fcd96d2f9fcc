import type { en } from './en.ts'

export const de = {
  'late.free': 'Eine verspätete Zahlung kostet nichts extra.',
  'late.interest':
    'Überfällige Tilgung wird bis zur Zahlung weiter zum Zinssatz des Kredits verzinst.',
  'late.penalty.points':
    '{graceDays, plural, =0 {Dazu kommen Verzugszinsen von {points} pro Jahr.} one {Dazu kommen Verzugszinsen von {points} pro Jahr, sofern nicht innerhalb eines Tages nach Fälligkeit gezahlt wird.} other {Dazu kommen Verzugszinsen von {points} pro Jahr, sofern nicht innerhalb von # Tagen nach Fälligkeit gezahlt wird.}}',
  'late.penalty.rate':
    '{graceDays, plural, =0 {Überfällige Tilgung wird insgesamt mit mindestens {rate} pro Jahr verzinst; was den Zinssatz des Kredits übersteigt, sind Verzugszinsen.} one {Überfällige Tilgung wird insgesamt mit mindestens {rate} pro Jahr verzinst, sofern nicht innerhalb eines Tages nach Fälligkeit gezahlt wird; was den Zinssatz des Kredits übersteigt, sind Verzugszinsen.} other {Überfällige Tilgung wird insgesamt mit mindestens {rate} pro Jahr verzinst, sofern nicht innerhalb von # Tagen nach Fälligkeit gezahlt wird; was den Zinssatz des Kredits übersteigt, sind Verzugszinsen.}}',
  'late.fee':
    'Für eine Rate, die {afterDays, plural, one {einen Tag} other {# Tage}} nach dem letzten Tag fristgerechter Zahlung noch offen ist, fällt eine Mahngebühr an: {which, select, greater {der höhere Betrag aus {amount} und {share} des offenen Betrags} share {{share} des offenen Betrags} other {{amount}}}{repeats, select, yes {, und erneut nach jedem weiteren Zeitraum dieser Länge} other {}}.',
  'late.kept':
    'Solange der Kredit im Verzug ist, kann der überfällige Betrag nicht ausgezahlt, überwiesen oder angelegt, sondern nur zurückgezahlt werden.',
  'late.since':
    'Der Kredit ist im Verzug, sobald eine Rate ganz ausgeblieben ist oder der überfällige Betrag sowohl {amount} als auch {share} der verbleibenden Zahlungen übersteigt.',
} satisfies Record<keyof typeof en, string>
