/** Why a member's own record is not changed: preferences, profile, letters and notifications. */
export const members = {
  'refusal.preferences.amounts': 'minAmount must not be above maxAmount.',
  'refusal.preferences.most_per_loan':
    'autoInvestMaxPerLoan must be set when autoInvestEnabled is.',
  'refusal.preferences.below_least':
    '{field}: {given} is below the minimum of {min}. With this value, the standing order could never invest.',
  'refusal.preferences.above_most':
    '{field}: {given} is above the maximum of {max}. With this value, the standing order could never invest.',
  'refusal.preferences.types': 'notificationTypes must be an object of type: true or false.',
  'refusal.preferences.purposes': 'purposes must be at most {max}.',
  'refusal.search.unknown': 'There is no such saved search.',
  'refusal.search.name_taken': 'Another search of yours has this name: choose a different one.',
  'refusal.search.most': 'You have {max} saved searches, which is the limit: delete one first.',
  'refusal.help.which':
    '{field} is missing: a request with the topic {topic} names what it is about.',
  'refusal.help.no_subject':
    '{field} is only for the topics LOAN and PAYMENT: leave it out for {topic}.',
  'refusal.help.loan': '{field} names no loan that you may see.',
  'refusal.help.payment': '{field} names no payment of yours.',
  'refusal.help.most':
    '{max} of your requests wait for an answer, which is the limit: withdraw one that you no longer need, or wait for an answer.',
  'refusal.help.unknown': 'id names no request for help.',
  'refusal.help.closed': 'This request is closed already.',
  'refusal.help.ended': 'This request is closed: make another one.',
  'refusal.help.unanswered':
    'This request is still waiting for an answer: you can reply once you have one.',
  'refusal.help.file.base64': '{field} must be the file in Base64 (RFC 4648, section 4).',
  'refusal.help.file.empty': '{field}: the file is empty.',
  'refusal.help.file.size':
    '{field}: the file has {size} bytes, and at most {max} (5 MiB) are allowed: a photo can be made smaller.',
  'refusal.help.file.type': '{field}: the file must be a PDF, a JPEG or a PNG.',
  'refusal.help.file.name':
    '{field} does not fit: the file is a {type}, so its name must end in {type, select, PDF {.pdf} JPEG {.jpg or .jpeg} other {.png}}.',
  'refusal.help.file.characters':
    '{field} must not have slashes, backslashes, or invisible characters.',
  'refusal.help.file.most':
    'Your last message has {max} files, which is the limit. You can add others to your reply, once you have an answer.',
  'refusal.help.file.a_day':
    'You have added {max} files within 24 hours, which is the limit: you can add another from {againAt}.',
  'refusal.help.file.answered':
    'This request is answered: reply first, and add the file to the reply.',
  'refusal.help.over':
    'This request is closed, so its answer can no longer change. To write to the member, use createNotification.',
  'refusal.mail.none': 'This platform sends no letters: its operator has to set SMTP_URL.',
  'refusal.mail.address':
    'address must be an e-mail address of at most {max} characters, such as ada@example.org.',
  'refusal.mail.too_often':
    'You can ask for {max} confirmation letters a day: look for those that you have asked for, or ask for another from {againAt} on.',
  'refusal.notification.unknown': 'There is no such notification.',
  'refusal.notification.recipient': 'userId names no member.',
  'refusal.notification.type': 'type must be 1 to 40 small letters and underscores.',
  'refusal.notification.data': 'data must be at most {max} bytes of JSON; it has {size}.',
  'refusal.clock.which':
    'Give either advance, such as "P1M", or to, such as "2027-01-31": one of the two.',
  'refusal.clock.time':
    'to must be a day of the calendar such as 2027-01-31, or a time with an offset such as 2027-01-31T09:30:00Z or 2027-01-31T09:30:00-08:00.',
  'refusal.clock.duration':
    'advance must be an ISO 8601 duration of years, months and days such as P1M or P1Y6M10D, up to {years} years.',
  'refusal.clock.end': 'The clock can be advanced up to the end of the year 2199.',
  'refusal.clock.backwards':
    'The clock moves only forward, and it is at, or on its way to, {after}: name a later time.',
} as const
