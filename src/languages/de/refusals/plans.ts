import type { plans as english } from '../../en/refusals/plans.ts'
import { from } from './states.ts'

export const plans = {
  'refusal.plan.unknown':
    'Zu dieser id gibt es keinen Kredit und keine Änderung eines Zahlungsplans, die Sie sehen können.',
  'refusal.plan.not_borrower':
    'Nur der Kreditnehmer kann den Fälligkeitstag ohne einen Mitarbeiter der Plattform ändern.',
  'refusal.plan.undone_state': `Eine Änderung kann nur rückgängig gemacht werden, solange sie angekündigt oder in Kraft und der Kredit aktiv ist; jetzt ist eines davon ${from}.`,
  'refusal.plan.state': `Nur der Zahlungsplan eines aktiven Kredits kann geändert werden: Dieser ist ${from}.`,
  'refusal.plan.own_moves':
    '{most, plural, =0 {Kreditnehmer können den Fälligkeitstag eines Kredits nicht selbst ändern} one {Kreditnehmer können den Fälligkeitstag eines Kredits nur einmal im Jahr selbst ändern} other {Kreditnehmer können den Fälligkeitstag eines Kredits nur {most}-mal im Jahr selbst ändern}}: Fragen Sie die Plattform.',
  'refusal.plan.nothing_left':
    'Es ist keine Rate mehr übrig, die geändert werden könnte. Was überfällig ist, kann mit re_age zu neuen Raten werden.',
  'refusal.plan.nothing_missed':
    'Bei diesem Kredit ist nichts überfällig, also kann auch nichts verteilt werden.',
  'refusal.plan.after_the_end':
    'Die letzte Rate ist am {latest} fällig: from darf nicht danach liegen.',
  'refusal.plan.too_early': 'from muss der {earliest} oder später sein.',
  'refusal.plan.too_many': 'Das kann höchstens {most} der restlichen Raten betreffen.',
  'refusal.plan.unchanged': 'Die Raten sind bereits an diesem Tag des Monats fällig.',
  'refusal.plan.not_lower':
    'Der Zinssatz beträgt {rate, number}\u00a0%: Nur ein niedrigerer ist möglich.',
  'refusal.plan.not_alone':
    'Kreditnehmer können nur den Fälligkeitstag selbst ändern: Für alles andere fragen Sie die Plattform.',
  'refusal.plan.pending':
    'Eine Änderung dieses Zahlungsplans ist angekündigt: Machen Sie sie rückgängig, oder warten Sie, bis sie in Kraft tritt.',
  'refusal.plan.once_a_day':
    'Der Zahlungsplan wurde heute schon geändert: Machen Sie diese Änderung rückgängig, oder ändern Sie ihn morgen.',
  'refusal.plan.paid_ahead':
    'Es wurden Raten im Voraus gezahlt, zuletzt die am {until} fällige: Ab dem Tag danach kann der Zahlungsplan geändert werden.',
  'refusal.plan.not_newest':
    'Nur die neueste Änderung eines Zahlungsplans kann rückgängig gemacht werden.',
  'refusal.plan.paid_since':
    'Seit dieser Änderung wurde etwas gezahlt oder berechnet, und ohne sie lässt sich der Verlauf des Kredits nicht nachrechnen. Sie kann deshalb nicht rückgängig gemacht werden: Machen Sie stattdessen eine weitere Änderung.',
  'refusal.plan.of_platform':
    'Diese Änderung hat die Plattform vorgenommen, und nur sie kann sie rückgängig machen: Bitten Sie sie darum.',
  'refusal.plan.day_over':
    'Ein neuer Fälligkeitstag kann nur an dem Tag zurückgenommen werden, an dem er festgelegt wurde: Ändern Sie ihn noch einmal, oder bitten Sie die Plattform, die Änderung rückgängig zu machen.',
  'refusal.plan.moved_since':
    'Seit der Fälligkeitstag geändert wurde, ist etwas gezahlt oder berechnet worden. Deshalb kann die Änderung nicht mehr zurückgenommen werden: Ändern Sie den Fälligkeitstag noch einmal, oder bitten Sie die Plattform, die Änderung rückgängig zu machen.',
  'refusal.plan.own_undos':
    '{most, plural, one {Kreditnehmer können einen neuen Fälligkeitstag nur einmal im Jahr selbst zurücknehmen} other {Kreditnehmer können einen neuen Fälligkeitstag nur {most}-mal im Jahr selbst zurücknehmen}}: Bitten Sie die Plattform darum.',
  'refusal.plan.months':
    'months darf nicht 0 sein: Eine positive Zahl verlängert den Zahlungsplan, eine negative verkürzt ihn.',
  'refusal.plan.superfluous':
    '{field} passt nicht zu einer Änderung dieser Art; {count, plural, =0 {sie braucht sonst nichts} other {sie braucht {needed}}}.',
  'refusal.plan.missing':
    '{field} fehlt für eine Änderung dieser Art; {count, plural, =0 {sie braucht sonst nichts} other {sie braucht {needed}}}.',
  'refusal.plan.pause':
    'Eine Pause dauert vom ersten bis zum letzten Tag, beide eingeschlossen: {min} bis {max} Tage.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
