import type { money as english } from '../../en/refusals/money.ts'

export const money = {
  'refusal.money.available': 'amount darf höchstens {available} sein: Mehr ist nicht verfügbar.',
  'refusal.money.kept':
    'Sie können zurzeit höchstens {available} verwenden: {kept} sind für Ihre überfälligen Kredite fällig und können nur für deren Rückzahlung verwendet werden. Danach können Sie verwenden, was übrig ist.',
  'refusal.money.owed':
    'Sie schulden der Plattform {owed}, weil Zahlungen zurückgebucht wurden, nachdem das Geld verwendet war. Was auf Ihrem Konto eingeht, gleicht zuerst diese Schuld aus; danach ist dies wieder möglich.',
  'refusal.money.recipient_full':
    'amount ist mehr, als das Konto des Empfängers noch aufnehmen kann: Senden Sie weniger.',
  'refusal.money.full': 'amount darf höchstens {max} sein: Mehr kann das Konto nicht aufnehmen.',
  'refusal.money.range': 'amount muss zwischen {min} und {max} liegen.',
  'refusal.money.own_wallet': 'recipientId ist Ihre eigene ID.',
  'refusal.money.recipient':
    'Zu dieser recipientId gibt es kein Mitglied, an das überwiesen werden kann.',
  'refusal.money.undone_before': 'Diese Buchung wurde bereits rückgängig gemacht.',
  'refusal.limit.deposit_per_day':
    'Am Tag können höchstens {max} eingezahlt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.deposit_per_month':
    'Im Monat können höchstens {max} eingezahlt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.deposit_while_frozen':
    'Solange Ihr Zugang gesperrt ist, können höchstens {max} eingezahlt werden (was Sie schulden), davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.withdraw_per_day':
    'Am Tag können höchstens {max} ausgezahlt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.withdraw_per_month':
    'Im Monat können höchstens {max} ausgezahlt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.share_of_a_loan':
    'Ein Anleger kann in diesem Kredit höchstens {max} anlegen, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.lent_in_all':
    'Ein Anleger kann in allen Krediten zusammen höchstens {max} ausstehen haben, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.borrowed_in_all':
    'Ein Kreditnehmer kann in allen Krediten zusammen höchstens {max} offen und ausstehend haben, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.deposit_in_all':
    'Insgesamt können höchstens {max} eingezahlt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.invest_in_all':
    'Insgesamt können höchstens {max} angelegt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.publish_in_all':
    'Insgesamt können höchstens {max} aufgenommen werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.transfer_in_all':
    'Insgesamt können höchstens {max} an Mitglieder überwiesen werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.withdraw_in_all':
    'Insgesamt können höchstens {max} ausgezahlt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.limit.standing_order_in_all':
    'Insgesamt können höchstens {max} per Anlageauftrag angelegt werden, davon sind {used} genutzt: Bis zu {left} wären möglich.',
  'refusal.payment.account_required':
    'bankAccountId fehlt: Wählen Sie, auf welche Ihrer Bankverbindungen das Geld ausgezahlt wird.',
  'refusal.payment.no_debits':
    'Diese Plattform zieht kein Geld per Lastschrift ein: Lassen Sie bankAccountId weg.',
  'refusal.payment.no_deposits':
    'Einzahlungen sind nicht möglich: Diese Plattform hat dafür keinen Zahlungsdienst (PAYMENTS).',
  'refusal.payment.no_withdrawals':
    'Auszahlungen sind nicht möglich: Diese Plattform hat dafür keinen Zahlungsdienst (PAYMENTS).',
  'refusal.payment.account': 'bankAccountId ist keine Ihrer Bankverbindungen.',
  'refusal.payment.needs_iban':
    'Die Bank der Plattform kann nur Bankverbindungen mit IBAN nutzen: Wählen Sie eine solche.',
  'refusal.payment.account_new':
    'Diese Bankverbindung ist neu: Auszahlungen dorthin sind ab {usableAt} möglich.',
  'refusal.payment.no_mandate':
    'Von dieser Bankverbindung kann nicht eingezogen werden: Erteilen Sie zuerst ein Lastschriftmandat (signMandate).',
  'refusal.payment.reason_required':
    'reason ist nötig, um die Zahlung eines anderen Mitglieds abzubrechen; der Grund wird ihm mitgeteilt.',
  'refusal.payment.unknown': 'Zu dieser id gibt es keine Zahlung, die Sie ändern dürfen.',
  'refusal.payment.state':
    'Diese Zahlung ist im Zustand {from}; nur eine im Zustand requested kann freigegeben oder abgebrochen werden.',
  'refusal.account.most':
    'Sie haben {max} Bankverbindungen, mehr sind nicht möglich: Entfernen Sie zuerst eine.',
  'refusal.account.platforms': 'iban ist das Konto der Plattform: Geben Sie Ihr eigenes an.',
  'refusal.account.outside_sepa':
    'iban gehört zu einem Land außerhalb des SEPA-Raums, in das die Bank der Plattform nicht überweisen kann.',
  'refusal.account.none':
    'Auf dieser Plattform können keine Bankverbindungen hinzugefügt werden (BANK_ACCOUNT_KEY ist nicht gesetzt).',
  'refusal.account.holder':
    'holder muss Ihr eigener Name sein, wie er in Ihrem Profil steht: Geld geht nur auf ein Konto, das Ihnen gehört.',
  'refusal.account.renamed':
    'Diese Bankverbindung läuft auf einen anderen Namen als Ihr Profil. Verwenden Sie eine Bankverbindung auf Ihren eigenen Namen, oder korrigieren Sie den Namen in Ihrem Profil.',
  'refusal.account.no_mandates':
    'Diese Plattform zieht kein Geld per Lastschrift ein und braucht deshalb kein Mandat.',
  'refusal.account.unknown': 'id ist keine Ihrer Bankverbindungen.',
  'refusal.account.which':
    'Geben Sie entweder iban an oder, für ein Konto in den USA, routingNumber und accountNumber.',
  'refusal.account.iban': 'iban ist keine gültige IBAN.',
  'refusal.account.iban_country':
    'iban ist keine gültige IBAN: Die ersten zwei Buchstaben sind nicht der Code eines Landes, das IBANs verwendet.',
  'refusal.account.iban_length':
    'iban ist keine gültige IBAN: Sie ist zu kurz oder zu lang für ihr Land.',
  'refusal.account.iban_digits':
    'iban ist keine gültige IBAN: Die Prüfziffern stimmen nicht, sie enthält also einen Tippfehler.',
  'refusal.account.routing_number':
    'routingNumber muss eine gültige US-Bankleitzahl (Routing Number) mit 9 Ziffern sein.',
  'refusal.account.account_number': 'accountNumber muss 4 bis 17 Ziffern haben.',
} as const satisfies Readonly<Record<keyof typeof english, string>>
