/** What operate/letters says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  letters: 'Letters',
  statesOfLetters: 'States of letters',
  notArrived: 'Not arrived',
  all: 'All',
  'noted.many': 'The audit trail notes, under your name, whose letters you see here.',
  sendsNone: 'This platform sends no letters: it has no mail server.',
  nothingHere: 'There are no letters here',
  'nothingHere.arrived': 'No letter has failed or bounced.',
  'nothingHere.hint': 'Letters in other states are in the other lists.',
  aMember: 'A member',
  notification: 'Notification',
  noSubject: 'No subject yet ({kind})',
  unwritten: 'It has not been written yet.',
  neverWritten:
    'It was never written. The notification that it was about is in the member’s file, as long as it is kept.',
  noAddress: 'No address',
  sentAt: 'Sent {time}',
  waitsUntil: 'Waits until {time}',
  writtenAt: 'Queued {time}',
} as const
