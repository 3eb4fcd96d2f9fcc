/** Why a value, a key or a version is refused, whatever it is for. */
export const values = {
  'refusal.text.characters': '{field} must not contain NUL or unpaired surrogate characters.',
  'refusal.text.length': '{field} must have {min} to {max} characters; it has {length}.',
  'refusal.text.blank': '{field} must not be blank.',
  'refusal.range':
    '{field} must be {min} to {max}{unit, select, months { months} hours { hours} km { km} days { days} other {}}.',
  'refusal.amount': '{field} must be {min} to {max}.',
  'refusal.percent': '{field} must be 0 to {max} percent.',
  'refusal.currency': "{field} must be {currency}, the platform's only currency.",
  'refusal.cleared': "{field} can't be cleared; leave it out to keep it.",
  'refusal.location': '{first} and {second} must be sent together, both set or both null.',
  'refusal.not_an_id':
    '{field}: "{given}" is not an id; ids look like 0199fa7f-3916-7484-861e-6099eeedbec7.',
  'refusal.out_of_order':
    '{field} is above {greatest}, so nothing can match; swap them, or leave one out.',
  'refusal.unknown_name': "{field} is not known; see IANA's lists of language tags and time zones.",
  'refusal.key.form':
    'idempotencyKey must be {min} to {max} visible ASCII characters, not counting quotes around them; it has {length}.',
  'refusal.key.in_progress':
    'A call with this idempotencyKey is still running; send the same again in a moment.',
  'refusal.key.reused': 'This idempotencyKey was used for a call with other values; use a new one.',
  'refusal.key.expired':
    'This idempotencyKey is older than 48 hours, and its call is not done again; look for what it did, or use a new one.',
  'refusal.reference.taken':
    'There already is another one with this {field}: search by it, or choose a different one.',
  'refusal.metadata':
    'metadata has at most {keys} keys of 1 to {key} characters; each value is a text of at most {value} characters.',
  'refusal.previewed':
    'This would no longer do what its preview said. Preview it again, then send it with the new version; if it had an idempotency key, use a new one.',
  'refusal.version':
    'The record is at version {version}, {seen, select, none {which no strong ETag in If-Match names} other {not {seen}}}: read it again, then send your change, with a new idempotency key if it had one.',
  'refusal.map.latitudes':
    'bbox must have some of the latitudes from -90 to 90 between south and north.',
  'refusal.map.upside_down': 'bbox must have its south below its north.',
  'refusal.map.width': 'bbox must have a width: its west and east differ.',
  'refusal.login_too_old':
    'This needs a login at most {maxAge} seconds ago: sign in again, and send the new token (its claim auth_time says when you signed in).',
  'refusal.report.span': 'Give either months, counted back from this one, or year: one of the two.',
  'refusal.malformed.money':
    '{field} must be an amount of {currency} with at most {decimals} decimals, such as "{example}".',
  'refusal.malformed.percent':
    '{field} must be a percentage with at most 4 decimals, such as "12.5" or "9.4822".',
  'refusal.malformed.too_large': '{field} must be at most {limit}.',
  'refusal.malformed.too_small': '{field} must be at least {limit}.',
  'refusal.malformed.time':
    '{field} must be ISO 8601 with an offset, such as "2026-01-31T09:30:00Z".',
  'refusal.malformed.day': '{field} must be a day as ISO 8601, such as "2026-01-31".',
  'refusal.malformed.year':
    '{field} must be a year in four digits, {min} to {max}, such as {example}.',
  'refusal.malformed.degrees': '{field} must be a number from {min} to {max}.',
  'refusal.malformed.object': '{field} must be an object.',
} as const
