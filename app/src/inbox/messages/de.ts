import type { en } from './en.ts'

export const de = {
  notifications: 'Benachrichtigungen',
  notificationsUnread: 'Benachrichtigungen, {count} ungelesen',
  byEMail: 'Per E-Mail',
  sendByEmail: 'Benachrichtigungen auch per E-Mail senden',
  digest: 'Einmal täglich zusammengefasst, morgens',
  alwaysSent:
    'E-Mails zu Ihren Rechten und Pflichten und zur Sicherheit Ihres Zugangs erhalten Sie immer.',
  confirmationSent:
    'Wir haben eine E-Mail an {address} gesendet. Bestätigen Sie die Adresse über den Link darin.',
  saved: 'Gespeichert.',
  emailAddress: 'E-Mail-Adresse',
  lettersComeBack: 'E-Mails an {address} kommen zurück: {reason}',
  cantReceive: 'An diese Adresse können keine E-Mails zugestellt werden',
  untilYouConfirm:
    '{now, select, none {Bis Sie {pending} bestätigen, erhalten Sie keine E-Mails.} other {Bis Sie {pending} bestätigen, gehen E-Mails an {address}.}}',
  inLanguage:
    'Auch Benachrichtigungen und E-Mails sind in dieser Sprache. Solange Sie keine wählen, ist es die, in der Sie die App zuerst benutzt haben.',
  emailHint:
    'Wir senden Ihnen dorthin eine E-Mail mit einem Link, über den Sie die Adresse bestätigen.',
  save: 'Speichern',
  unreadTitle: '<hidden>Ungelesen: </hidden>{title}',
  seeTheAnswer: 'Antwort ansehen',
  toTheDocument: 'Zum Dokument',
  toTheFile: 'Zur Datei',
  seeWhoLooked: 'Ansehen, wer es war',
  seeTheLoan: 'Kredit ansehen',
  seeTheLoans: 'Die {count} Kredite ansehen',
  markTitleAsRead: 'Als gelesen markieren: {title}',
  markAsRead: 'Als gelesen markieren',
  about: 'Thema',
  'about.all': 'Alles',
  'about.money': 'Ihr Geld',
  'about.loans': 'Ihre Kredite',
  'about.investments': 'Ihre Anlagen',
  'about.account': 'Ihr Konto und Nachrichten',
  show: 'Anzeigen',
  'show.all': 'Alle',
  'show.unread': 'Nur ungelesene',
  noneOfThese: 'Davon gibt es keine',
  seeAll: 'Alle Benachrichtigungen ansehen',
  nothingYet: 'Noch keine Benachrichtigungen',
  toldHere:
    'Hier erfahren Sie, wenn Geld eingeht, ein Kredit finanziert ist oder ein Kreditnehmer zahlt.',
  seeWhatIsOpen: 'Offene Kredite ansehen',
  markAllAsRead: 'Alle als gelesen markieren',
  newsOfLoan: '{title}: {loan}',
  documents: 'Ihre Dokumente und Steuern',
  privacy: 'Ihre Daten mitnehmen oder löschen',
  language: 'Sprache',
} as const satisfies Record<keyof typeof en, string>
