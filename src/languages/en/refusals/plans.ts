/** Why the plan of a loan is not changed, or a change of it not undone, and what would work. */
export const plans = {
  'refusal.plan.unknown': 'id names no loan or change of a plan that you can see.',
  'refusal.plan.not_borrower': "Only the loan's borrower can move its due day without an operator.",
  'refusal.plan.undone_state':
    'A change can be undone only while it is announced or in effect, and its loan is active; now, one of the two is {from}.',
  'refusal.plan.state': 'Only the plan of an active loan can be changed: this one is {from}.',
  'refusal.plan.own_moves':
    "{most, plural, =0 {Borrowers can't move the due day of a loan themselves} one {Borrowers can move the due day of a loan themselves only once a year} other {Borrowers can move the due day of a loan themselves only {most} times a year}}: ask the platform.",
  'refusal.plan.nothing_left':
    'No instalment is left to change. What is overdue can become new instalments, by re_age.',
  'refusal.plan.nothing_missed': 'Nothing of this loan is overdue, so nothing can be spread.',
  'refusal.plan.after_the_end':
    'The last instalment is due on {latest}: from must not be after that.',
  'refusal.plan.too_early': 'from must be {earliest} or later.',
  'refusal.plan.too_many': 'This can affect at most {most} of the instalments that are left.',
  'refusal.plan.unchanged': 'The instalments are already due on this day of the month.',
  'refusal.plan.not_lower': 'The rate is {rate} percent: only a lower one is possible.',
  'refusal.plan.not_alone':
    'Borrowers can move only the due day themselves: for anything else, ask the platform.',
  'refusal.plan.pending':
    'A change of this plan has been announced: undo it, or wait until it takes effect.',
  'refusal.plan.once_a_day': 'The plan was changed today: undo that change, or change it tomorrow.',
  'refusal.plan.paid_ahead':
    'Instalments were paid ahead, the last of them the one due on {until}: the plan can be changed from the day after.',
  'refusal.plan.not_newest': 'Only the newest change of a plan can be undone.',
  'refusal.plan.paid_since':
    "Something was paid or charged since this change, and the loan's history can't be replayed without the change, so it can't be undone: make another change instead.",
  'refusal.plan.of_platform':
    'The platform made this change, so only the platform can undo it: ask the platform to do so.',
  'refusal.plan.day_over':
    'The due day can be moved back only on the day on which it was moved: move it again, or ask the platform to undo the change.',
  'refusal.plan.moved_since':
    'Something was paid or charged since the due day was moved, so the change can no longer be taken back: move the due day again, or ask the platform to undo the change.',
  'refusal.plan.own_undos':
    '{most, plural, one {Borrowers can take back a new due day themselves only once a year} other {Borrowers can take back a new due day themselves only {most} times a year}}: ask the platform.',
  'refusal.plan.months':
    'months must not be 0: a positive number extends the plan, a negative one shortens it.',
  'refusal.plan.superfluous':
    "{field} doesn't go with a change of this kind, which takes {count, plural, =0 {nothing else} other {{needed}}}.",
  'refusal.plan.missing':
    '{field} is missing for a change of this kind, which takes {count, plural, =0 {nothing else} other {{needed}}}.',
  'refusal.plan.pause':
    'A pause lasts from its first to its last day, both included: {min} to {max} days.',
} as const
