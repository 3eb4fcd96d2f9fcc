/** What letters say around the words of notifications, and the pages that their links lead to. */
export const letters = {
  'letter.greeting': '{named, select, yes {Hello {name},} other {Hello,}}',
  'letter.document.open': 'See your documents',
  'letter.help_answered.open': 'See the answer',
  'letter.open': 'See your notifications',
  'letter.loan.open': 'See the loan',
  /** The subject of a message that somebody wrote: their title is not for whoever can see the list of letters. */
  'letter.custom.subject': 'You have a new message',
  'letter.digest.subject':
    '{count, plural, one {One new notification} other {# new notifications}}',
  'letter.digest.intro':
    '{count, plural, one {You have one new notification since your last summary:} other {You have # new notifications since your last summary:}}',
  'letter.confirmation.subject': 'Confirm your e-mail address',
  'letter.confirmation.text':
    'Somebody, most likely you, wants to get letters from us at this address. If it is yours, confirm it within 7 days. If you did not ask for this, ignore this letter: nothing will be sent to you.',
  'letter.confirmation.link': 'Confirm this address',
  'letter.address_changed.subject': 'Your e-mail address was changed',
  'letter.address_changed.text':
    'From now on, our letters to you go to another address, which has been confirmed. If you did not change it, contact us at once.',
  'letter.address_changed.link': 'Open your account',
  'letter.help':
    'If you can’t pay this, ask us for help: say what you can pay and by when, so that we can find a plan that works.',
  'letter.help.open': 'Ask for help',
  'letter.contact': 'You can reach us at {address}.',
  'letter.why.optional': 'You get this letter because you have an account with us.',
  'letter.why.required':
    'You get this letter whatever your settings are, because it is about your rights and duties or about the safety of your account.',
  'letter.why.confirmation':
    'Your address was given to us with this request, and is used for nothing else.',
  'letter.unsubscribe': 'Stop letters like this one',
  'letter.problem.no_address': 'The member has no confirmed address.',
  'letter.problem.bounced': 'Letters to {address} come back.',
  'letter.problem.forgotten': 'The notification is no longer kept.',
  'letter.problem.no_reason': 'The provider gave no reason.',
  'page.confirm.title': 'Confirm your e-mail address',
  'page.confirm.text': 'Our letters to you will go to {address}.',
  'page.confirm.button': 'Confirm',
  'page.confirm.done': 'Your address is confirmed',
  'page.confirm.done.text': 'Our letters to you go to {address} from now on.',
  'page.confirm.late': 'This link is no longer valid',
  'page.confirm.late.text':
    'It is older than 7 days, or you have asked for another address since. Ask for a new letter in your settings.',
  'page.unsubscribe.title': 'Stop letters?',
  'page.unsubscribe.text':
    'You will get no more optional letters. You will still get those about your rights and duties and about the safety of your account.',
  'page.unsubscribe.button': 'Stop letters',
  'page.unsubscribe.done': 'Letters are stopped',
  'page.unsubscribe.done.text':
    'You can switch them on again in your settings. Your notifications are still in the app.',
} as const
