/** What inbox says in English, in ICU MessageFormat. Another language is a file with the same keys. */
export const en = {
  notifications: 'Notifications',
  notificationsUnread: 'Notifications, {count} unread',
  byEMail: 'By e-mail',
  sendByEmail: 'Send me my notifications by e-mail',
  digest: 'As one letter a day, in the morning',
  alwaysSent:
    'Letters about your rights and duties, and about the safety of your account, are always sent.',
  confirmationSent:
    'We have sent a letter to {address}. Use the link in it to confirm the address.',
  saved: 'Saved.',
  emailAddress: 'E-mail address',
  lettersComeBack: 'Letters to {address} come back: {reason}',
  cantReceive: 'the address can’t receive them',
  untilYouConfirm:
    '{now, select, none {Until you confirm {pending}, you get no letters.} other {Until you confirm {pending}, letters go to {address}.}}',
  inLanguage:
    'Notifications and e-mails are in this language, too. Until you choose one, it is the one in which you first used the app.',
  emailHint: 'We will send a letter there, with a link to confirm the address.',
  save: 'Save',
  unreadTitle: '<hidden>Unread: </hidden>{title}',
  seeTheAnswer: 'See the answer',
  seeTheLoan: 'See the loan',
  seeTheLoans: 'See the {count} loans',
  markTitleAsRead: 'Mark as read: {title}',
  markAsRead: 'Mark as read',
  nothingYet: 'Nothing has happened yet',
  toldHere: 'You are told here when money arrives, a loan is funded or a borrower repays.',
  seeWhatIsOpen: 'See what is open',
  newsOfLoan: '{title}: {loan}',
  markAllAsRead: 'Mark all as read',
  documents: 'Your documents and taxes',
  privacy: 'Take your data along, or have it erased',
  language: 'Language',
} as const
