/** What operate/live says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  handed:
    '{count, plural, one {You have been handed an item:} other {You have been handed # items:}}',
  'handed.by': '{subject} (by {name})',
  gotIt: 'Got it',
  noted: '“{note}”',
  waiting: '{count, plural, one {# waits} other {# wait}}',
  'waiting.own': '{count, plural, one {# item is yours} other {# items are yours}}',
  changed: '{name} has just changed something here. This page shows it as it was before.',
  showNew: 'Show what is new',
} as const
