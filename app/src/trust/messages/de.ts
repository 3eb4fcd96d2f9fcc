import type { en } from './en.ts'

export const de = {
  agreements: 'Vereinbarungen',
  gone: 'Dieser Text ist nicht mehr verfügbar. Schließen Sie dieses Fenster, und wiederholen Sie, was Sie tun wollten.',
  again: 'Erneut versuchen',
  accept: 'Zustimmen',
  accepted:
    'Sie haben zugestimmt. Jetzt können Sie fortfahren: Klicken Sie noch einmal auf die Schaltfläche.',
  read: 'Bitte lesen Sie diesen Text, Fassung {version}, und stimmen Sie ihm zu, um fortzufahren.',
  verifyTitle: 'Identität bestätigen',
  'verifyWhy.alone':
    'Für manches, etwa einen Kredit, müssen wir möglicherweise wissen, wer Sie sind.',
  verifyWhy: 'Bevor Sie das tun können, müssen wir wissen, wer Sie sind.',
  verify: 'Prüfung starten',
  goOn: 'Weiter zur Prüfung',
  close: 'Schließen',
  'outcome.PENDING':
    'Ihre Identität wird geprüft. Sobald sie bestätigt ist, können Sie fortfahren.',
  'outcome.MORE_NEEDED':
    'Um Ihre Identität zu bestätigen, ist noch etwas nötig: Setzen Sie die Prüfung fort.',
  'outcome.PENDING.alone': 'Ihre Identität wird geprüft.',
  'outcome.VERIFIED.alone': 'Ihre Identität ist bestätigt.',
  'outcome.VERIFIED':
    'Ihre Identität ist bestätigt. Jetzt können Sie fortfahren: Klicken Sie noch einmal auf die Schaltfläche.',
  'outcome.REJECTED': 'Ihre Identität konnte nicht bestätigt werden.',
  'outcome.CANCELED': 'Diese Prüfung ist beendet. Beginnen Sie eine neue.',
} satisfies Readonly<Record<keyof typeof en, string>>
