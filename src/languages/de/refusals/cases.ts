import type { cases as english } from '../../en/refusals/cases.ts'

export const cases = {
  'refusal.case.unknown': 'Zu dieser id gibt es keinen Fall.',
  'refusal.case.member': 'Zu dieser memberId gibt es kein Mitglied.',
  'refusal.case.closed':
    'Der Fall ist abgeschlossen: Eröffnen Sie einen weiteren, wenn es neue Erkenntnisse gibt.',
  'refusal.case.lift':
    'Zurückgehaltenes Geld können nur zwei Mitarbeiter gemeinsam freigeben: Schlagen Sie LIFT_HOLD oder einen Abschluss des Falls vor.',
  'refusal.case.proposed':
    'Es liegt bereits ein Vorschlag vor: Ein anderer Mitarbeiter kann ihn bestätigen oder ablehnen.',
  'refusal.case.not_proposed': 'Es liegt kein Vorschlag vor: Machen Sie zuerst einen.',
  'refusal.case.not_held': 'decision kann nicht LIFT_HOLD sein: Der Fall hält kein Geld zurück.',
  'refusal.case.other_proposal':
    'decision muss der jetzige Vorschlag sein: Sehen Sie sich den Fall noch einmal an, bevor Sie zustimmen.',
  'refusal.case.own':
    'Das haben Sie selbst vorgeschlagen: Ein anderer Mitarbeiter muss es bestätigen.',
  'refusal.case.assignee':
    'assigneeId muss die ID eines anderen Mitglieds sein als dessen, um das es in dem Fall geht.',
  'refusal.case.due': 'dueAt muss in der Zukunft liegen.',
  'refusal.case.no_screening':
    'Auf dieser Plattform kann kein Geld zurückgehalten werden: Sie führt Auszahlungen und Überweisungen sofort aus. Wer ihre Server betreibt, kann das ändern.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
