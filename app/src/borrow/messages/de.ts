import type { en } from './en.ts'

export const de = {
  automaticPayments: 'Automatische Zahlungen',
  takePaymentsFromMyWallet: 'Raten von meinem Konto bei uns abbuchen',
  'autopay.thisLoan':
    'Am Fälligkeitstag wird die Rate von Ihrem Konto bei uns abgebucht. Reicht das Guthaben nicht, buchen wir ab, was da ist, und den Rest, sobald Geld eingeht. Was schon fällig ist, wird sofort abgebucht. Wir erinnern Sie drei Tage vorher.',
  'autopay.now':
    '{late, select, yes {{due} sind überfällig} other {{due} sind fällig}}. {has, select, all {Das wird jetzt abgebucht: Ihr Guthaben beträgt {available}.} some {Ihr Guthaben von {available} wird jetzt abgebucht, der Rest, sobald Geld eingeht.} other {Sie haben kein Guthaben: Das wird abgebucht, sobald Geld eingeht.}}',
  'autopay.taking':
    'Was auf Ihrem Konto ist, wird gerade abgebucht; das kann eine Minute dauern. Sie müssen es nicht selbst zahlen.',
  'autopay.now.yes': 'Ja, abbuchen',
  'autopay.now.no': 'Nein, nicht einschalten',
  'autopay.newLoans':
    'Das gilt für jeden Kredit, den Sie ab jetzt ausgezahlt bekommen. Nach der Auszahlung können Sie es für diesen Kredit einzeln ändern.',
  'autopay.thisLoan.on': 'Die Raten werden von Ihrem Konto bei uns abgebucht.',
  'autopay.thisLoan.off':
    'Sie zahlen die Raten dieses Kredits jetzt selbst; es wird nichts mehr abgebucht.',
  'autopay.newLoans.on': 'Die Raten neuer Kredite werden von Ihrem Konto bei uns abgebucht.',
  'autopay.newLoans.off': 'Die Raten neuer Kredite werden nicht automatisch abgebucht.',
  withdrawn:
    'Sie haben diesen Kredit am {withdrawnAt} widerrufen. Zahlen Sie bis {repayBy} zurück, was Sie schulden: Heute sind das {payoffAmount}.',
  changedYourMind: 'Haben Sie es sich anders überlegt?',
  withdrawable:
    'Bis {until} können Sie diesen Kredit widerrufen. Sie zahlen dann den gesamten Kreditbetrag samt taggenauen Zinsen innerhalb von 30 Tagen zurück. Die Gebühr wird Ihrem Konto sofort erstattet.',
  withdrawFromTheLoan: 'Kredit widerrufen',
  yesWithdrawFromIt: 'Ja, widerrufen',
  keepTheLoan: 'Kredit behalten',
  charges: 'Verzugskosten',
  'charges.due': '{due} davon sind noch zu zahlen und im fälligen Betrag schon enthalten.',
  'charges.settled': 'Alle sind beglichen.',
  newestShown: 'Die neuesten {count} werden angezeigt.',
  firstShown: 'Die ersten {count} werden angezeigt.',
  submitted:
    'Eingereicht. Sobald die Plattform die Anfrage geprüft hat, werden Sie benachrichtigt.',
  published: 'Veröffentlicht. Anleger können Ihre Anfrage ab jetzt sehen.',
  noDescriptionYet: 'Noch keine Beschreibung.',
  amount: 'Betrag',
  rate: 'Zinssatz',
  notSet: 'Nicht angegeben',
  term: 'Laufzeit',
  placeNotNamed: 'Der Ort ist nicht genannt.',
  notOnTheMap: 'Nicht auf der Karte.',
  onTheMap: 'Auf der Karte, an einem um bis zu 2\u00a0km verschobenen Punkt.',
  'publish.hint':
    'Nach der Veröffentlichung stehen Betrag und Konditionen fest. Bis zur vollständigen Finanzierung können Sie die Anfrage zurückziehen.',
  'publish.lacks': 'Zum Veröffentlichen fehlt noch:',
  publish: 'Veröffentlichen',
  yesPublishIt: 'Ja, veröffentlichen',
  notYet: 'Noch nicht',
  changeStep: '„{step}“ ändern',
  change: 'Ändern',
  goToStep: 'Zu „{step}“',
  findATown: 'Ort suchen',
  noSuchTown:
    'Ein Ort namens „{missing}“ ist hier nicht bekannt: Klicken Sie auf die Karte, oder bewegen Sie sie mit den Pfeiltasten.',
  didYouMean: 'Ein Ort namens „{missing}“ ist hier nicht bekannt. Meinten Sie:',
  townsMeant: 'Orte, die Sie meinen könnten',
  'town.several':
    'Mehrere Orte heißen „{text}“. Wählen Sie einen davon, klicken Sie auf die Karte oder lassen Sie dieses Feld leer.',
  'town.near':
    'Kein Ort heißt „{text}“. Wählen Sie einen von diesen, klicken Sie auf die Karte oder lassen Sie dieses Feld leer.',
  'town.none':
    'Ein Ort namens „{text}“ ist hier nicht bekannt. Suchen Sie einen anderen in der Nähe, klicken Sie auf die Karte oder lassen Sie dieses Feld leer.',
  'place.at': 'Der Ort liegt in oder bei {town}.',
  'place.near': 'Der Ort liegt etwa {km}\u00a0km von {town} entfernt.',
  'place.remote': 'Der Ort liegt fern von allen Orten, die hier bekannt sind.',
  mapSources:
    'Küsten: Natural Earth. Orte: <geonames>GeoNames</geonames>, <licence>CC BY 4.0</licence>.',
  mapLoading: 'Die Karte wird geladen.',
  'findATown.hint':
    'Wählen Sie den nächstgelegenen Ort, und passen Sie dann die Stelle an: Ziehen Sie die Karte, {by, select, touch {oder tippen Sie darauf} other {klicken Sie darauf, oder nutzen Sie die Pfeiltasten (mit Umschalttaste in kleinen Schritten)}}.',
  'draft.saved':
    'Als Entwurf gespeichert: Kein anderes Mitglied sieht ihn, bis Sie ihn veröffentlichen.',
  'draft.begins':
    'Sobald Titel und Betrag angegeben sind, wird daraus ein Entwurf; kein anderes Mitglied sieht ihn, bis Sie ihn veröffentlichen.',
  'draft.savedAt': 'Automatisch gespeichert, {time}.',
  paymentAMonth: 'Monatsrate',
  totalCost: 'Kosten insgesamt: Zinsen und Gebühr',
  openUntil: 'Offen für Anleger bis',
  askAgain: 'Mit diesen Angaben erneut anfragen',
  'lendersSee.notScored':
    'Anleger sehen „Nicht bewertet“, weil Ihr Einkommen nicht bekannt ist. <link>Einkommen im Profil angeben</link>',
  'lendersSee.noScore':
    'Die Plattform hat noch keinen Bonitätswert von Ihnen; bis sie einen einträgt, sehen Anleger „Nicht bewertet“. <link>Die Plattform danach fragen</link>',
  'lendersSee.notVerified':
    'Anleger sehen „Identität: nicht bestätigt“. <link>Identität im Profil bestätigen</link>',
  'step.done': '(vollständig)',
  'begun.lacks':
    'In diesem Browser begonnen und noch nicht gespeichert: Es {lacks, select, title {fehlt der Titel} amount {fehlt der Betrag} other {fehlen Titel und Betrag}}.',
  'begun.untitled': 'Anfrage ohne Titel',
  dueThisMonth: 'In diesem Monat für alle Ihre Kredite fällig: {amount}',
  overdueInAll: 'Jetzt fällig für alle überfälligen Kredite zusammen: {amount}',
  payoffOf: '{amount} · heute mit {payoff} abzulösen',
  unsaved: 'Diese Eingaben sind nicht gespeichert und würden nicht veröffentlicht:',
  'draft.changed': 'Dieser Entwurf wurde in einem anderen Fenster geändert.',
  'dueDay.example': 'Geben Sie einen Tag des Monats an, 1 bis 31.',
  'dueDay.days':
    '{count, plural, one {Ihre letzte Rate wäre am {last} fällig statt am {lastBefore}.} other {Ihre nächste Rate wäre am {next} fällig statt am {nextBefore}, die letzte am {last} statt am {lastBefore}.}}',
  'dueDay.moved': 'Ihre Raten werden künftig am {day}. des Monats fällig.',
  changedSince:
    'Der Kredit hat sich inzwischen geändert: Sehen Sie sich die Zahlen noch einmal an.',
  'dueDay.papers':
    'Ihr Kreditvertrag bleibt, wie er ist; von da an gilt der Zahlungsplan auf dieser Seite.',
  takeBack: 'Zurücknehmen',
  'takeBack.until':
    '{pending, select, yes {Bis zum Tag vor dem {day} können Sie das zurücknehmen, solange nichts gezahlt oder berechnet wird.} other {Heute können Sie das noch zurücknehmen, solange nichts gezahlt oder berechnet wird. Danach können Sie den Tag noch einmal ändern.}}',
  'takeBack.yes': 'Ja, wieder wie vorher',
  'takeBack.no': 'Neuen Tag behalten',
  whenYouPay: 'Wann Sie zahlen',
  receipt: 'Beleg',
  'receipt.missing': 'Eine solche Zahlung von Ihnen gibt es nicht.',
  'receipt.paid': 'Insgesamt gezahlt',
  'receipt.principal': 'Tilgung',
  'receipt.interest': 'Zinsen',
  'receipt.charges': 'Mahngebühren und Verzugszinsen',
  'receipt.LATE_FEE': 'Mahngebühren',
  'receipt.PENALTY_INTEREST': 'Verzugszinsen',
  'receipt.day': 'Gezahlt am',
  'receipt.payer': 'Gezahlt von',
  'receipt.loan': 'Kredit',
  'receipt.platform': 'Plattform',
  'receipt.left': 'Restschuld danach: {amount}',
  'receipt.reference': 'Referenz: {reference}',
  'receipt.print': 'Drucken',
  'receipt.instalments':
    'Damit {count, plural, one {wurde # Rate} other {wurden # Raten}} vollständig bezahlt.',
  'receipt.ahead':
    'Spätere Raten wurden im Voraus bezahlt, mit allen Zinsen: Die frühe Zahlung hat sie nicht verringert. Die nächste Rate war dann am {day} fällig.',
  'receipt.shorter':
    'Der Kredit endet damit früher: Die letzte Rate ist am {day} fällig statt am {before}.',
  'receipt.lower': 'Jede weitere Rate sinkt damit auf {amount}, vorher {before}.',
  'receipt.saved': 'Damit wurden {amount} Zinsen gespart.',
  'receipt.ended': 'Damit ist der Kredit vollständig zurückgezahlt.',
  'receipt.interestAhead':
    '{amount} von dem, was als Tilgung ausgewiesen ist, sind im Voraus bezahlte Zinsen späterer Monate und zählen als Zinsen, sobald sie angefallen sind.',
  'receipt.interestCaughtUp':
    '{amount} dieser Zinsen waren im Voraus bezahlt und hatten bis zu dieser Zahlung als Tilgung gezählt.',
  'receipt.interestUnused':
    '{amount}, die im Voraus als Zinsen gezahlt wurden, sind nie angefallen und wurden stattdessen als Tilgung verbucht.',
  'receipt.undone':
    'Diese Zahlung wurde am {day} rückgängig gemacht und gilt als nicht geleistet. Der Grund: „{reason}“. Der Betrag wurde Ihrem Konto wieder gutgeschrieben; Ihr Kontoauszug zeigt beide Buchungen.',
  'receipt.corrected':
    'Diese Buchung wurde am {day} berichtigt, weil eine frühere Zahlung oder der Zahlungsplan dieses Kredits geändert wurde. Ihr Kontoauszug zeigt die ursprüngliche Buchung und die Änderung.',
  'receipt.before': 'Dieses PDF wurde vor der Änderung erstellt und enthält sie nicht.',
  'receipt.ask': 'Als PDF erstellen',
  'receipt.making': 'Das PDF wird erstellt; das dauert einige Sekunden.',
  'receipt.late':
    'Das PDF braucht länger als üblich. Sie können später noch einmal nachsehen und müssen es nicht erneut anfordern.',
  'receipt.look': 'Erneut nachsehen',
  'receipt.save': 'Beleg als PDF speichern',
  'receipt.listed': 'Sie finden ihn auch unter <link>Dokumente</link>.',
  paymentsMade: 'Ihre Zahlungen',
  'paymentsMade.undone': 'am {day} rückgängig gemacht: „{reason}“',
  'paymentsMade.corrected':
    'am {day} berichtigt, weil eine frühere Zahlung oder der Zahlungsplan geändert wurde',
  'paymentsMade.of': 'Beleg über {amount}',
  'paymentsMade.receipt': 'Beleg über {amount} vom {day}',
  'paymentsMade.older': 'Ältere Zahlungen stehen in Ihrem <link>Kontoauszug</link>.',
  payoffLetter: 'Ablöseauskunft',
  'payoffLetter.until': 'Vollständig zurückzahlen bis',
  'payoffLetter.hint':
    'Heute oder bis zu 30 Tage später. Die Auskunft nennt den Betrag, der diesen Kredit an dem Tag ablöst.',
  'payoffLetter.ask': 'Auskunft anfordern',
  'payoffLetter.told':
    'Mit {amount} ist dieser Kredit am {day} vollständig zurückgezahlt. Sie finden die Auskunft in Kürze unter <link>Dokumente</link>.',
  'dueDay.label': 'Tag des Monats, an dem die Raten fällig sind',
  'dueDay.hint':
    'Jede Rate verschiebt sich von ihrem bisherigen Fälligkeitstag auf diesen Tag, sobald er das nächste Mal kommt.',
  'dueDay.move': 'Auf den {day}. verschieben',
  tryAnotherDay: 'Anderen Tag versuchen',
  seeWhatItCosts: 'Kosten anzeigen',
  overdue: 'Überfällig',
  beingRepaid: 'In Rückzahlung',
  beingFunded: 'In Finanzierung',
  drafts: 'Entwürfe',
  past: 'Frühere',
  myLoans: 'Meine Kredite',
  noLoansYet: 'Sie haben noch keinen Kredit angefragt',
  'noLoansYet.hint':
    'Geben Sie an, wofür Sie ihn brauchen, sehen Sie, was er kostet, und veröffentlichen Sie die Anfrage, wenn Sie so weit sind. Ein Entwurf verpflichtet Sie zu nichts.',
  askForALoan: 'Kredit anfragen',
  onlyLends: 'Bisher legen Sie nur an',
  'onlyLends.hint': 'Laut Ihrem Profil legen Sie Geld an. Sie können beides.',
  borrowAsWell: 'Auch Kredite anfragen',
  funded: 'Finanziert',
  'draft.next': 'Weiter bearbeiten, dann veröffentlichen',
  fundedPercent: 'zu {percent} finanziert',
  amountLate:
    '{days, plural, one {{amount} überfällig, seit # Tag} other {{amount} überfällig, am längsten seit # Tagen}}',
  'amountLate.paused': '{amount} überfällig, während der Pause gestundet',
  paymentDue: '{payment} fällig am {dueOn}',
  paymentDueSince: '{payment} fällig seit {dueOn}',
  leftToRepay: 'noch {amount} zurückzuzahlen',
  paymentLate:
    '{count, plural, one {Eine Rate ist seit {days, plural, one {# Tag} other {# Tagen}} überfällig} other {# Raten sind überfällig, die erste seit {days, plural, one {# Tag} other {# Tagen}}}}: {has, select, some {Fällig sind {due}, einschließlich {charges} Verzugskosten} other {Fällig sind {due}}}.',
  stillOwed:
    '{has, select, some {Sie schulden noch {owed}, einschließlich {charges} Verzugskosten.} other {Sie schulden noch {owed}.}} Was Sie zurückzahlen, geht an Ihre Anleger.',
  'owedNow.late': 'Was jetzt fällig ist',
  'owedNow.paused': 'Was überfällig ist',
  'owedNow.pausedDays': 'Tage einer Pause zählen nicht.',
  'owedNow.defaulted': 'Was Sie noch schulden',
  'owedNow.instalment': 'Rate {number}, fällig am {dueOn}',
  'owedNow.then': 'Wie es weitergeht',
  'owedNow.pay': 'So zahlen Sie',
  'owedNow.help': 'Wenn Sie nicht zahlen können',
  overdueInterest: 'Zusätzliche Zinsen wegen verspäteter Zahlungen',
  'overdueInterest.sum': 'Was jetzt überfällig ist, hat Sie bis heute {sum} an Zinsen gekostet.',
  'overdueInterest.name':
    '{kind, select, penalty {Verzugszinsen für Rate {number}} other {Zusätzliche Zinsen für Rate {number}}}',
  'overdueInterest.how': 'seit dem {since}, auf {principal} unbezahlte Tilgung, {rate} pro Jahr',
  'overdueInterest.grows': 'Diese Zinsen steigen mit jedem Tag, bis Sie zahlen.',
  'overdueInterest.stands':
    'Während der Pause, bis zum {until}, steigen diese Zinsen nicht. Danach steigen sie mit jedem Tag, bis Sie zahlen.',
  'overdueInterest.days':
    'Von den Zinsen des Kredits selbst entfällt auf einen Monat ein Zwölftel der Jahreszinsen, gleichmäßig auf seine Tage verteilt{paused, select, yes {; für Tage einer Pause fallen keine an} other {}}.',
  'overdueInterest.where':
    'In dem Betrag, mit dem Sie den Kredit heute ablösen, sind sie schon enthalten.{has, select, penalty { Verzugszinsen kommen zu den Zinsen des Kredits hinzu und stehen auch unter „Verzugskosten“.} other {}}',
  'owedNow.enough': 'Auf Ihrem Konto sind {available}: genug, um jetzt {owed} zurückzuzahlen.',
  'owedNow.lacks':
    'Auf Ihrem Konto sind {available}. <link>Zahlen Sie {missing} ein</link>, und zahlen Sie dann {owed} zurück. Auch ein Teilbetrag hilft: Er wird zuerst für das verwendet, was am längsten fällig ist.',
  'owedNow.part': 'Unten einen Teil zurückzahlen',
  'owedNow.payAll':
    '{what, select, overdue {Alles Überfällige zahlen: {amount}} due {Alles zahlen, was jetzt fällig ist: {amount}} other {Alles zahlen, was Sie schulden: {amount}}}',
  'then.default':
    'Ist am {until} noch etwas davon offen, gilt der Kredit als ausgefallen: Dann ist alles auf einmal fällig.',
  'then.default.now':
    'Der Kredit kann jeden Tag als ausgefallen gelten: Dann ist alles auf einmal fällig.',
  'then.defaulted':
    'Alles ist auf einmal fällig. Was Sie zurückzahlen, bekommen Ihre Anleger; Sie können jederzeit jeden Betrag zurückzahlen.',
  'then.writtenOff':
    'Die Plattform hat abgeschrieben, was Ihren Anlegern zustand. Was Sie zurückzahlen, bekommen sie trotzdem; Sie können jederzeit jeden Betrag zurückzahlen.',
  'then.noOther':
    'Bis dahin können Sie keine weitere Anfrage veröffentlichen, und Ihre offenen Anfragen ruhen.',
  'help.plan':
    '<link>Bitten Sie um Hilfe</link>, oder schreiben Sie an {address}, bevor der Rückstand wächst. Die Plattform kann Ihre Raten aussetzen oder senken oder das Versäumte auf die übrigen Monate verteilen.',
  'help.asked':
    'Sie haben am {since} um Hilfe gebeten; <link>Ihre Anfrage</link> wartet noch auf Antwort.',
  'help.rest':
    '<link>Bitten Sie um Hilfe</link>, oder schreiben Sie an {address}: Sagen Sie, was Sie zahlen können und bis wann.',
  'why.returned':
    'Die Plattform hat Ihnen diese Anfrage am {on} zurückgegeben: „{reason}“ Ändern Sie, was nötig ist, und veröffentlichen Sie sie dann erneut.',
  'why.cancelled': 'Die Plattform hat diese Anfrage am {on} abgebrochen: „{reason}“',
  changesOfYourPlan: 'Änderungen Ihres Zahlungsplans',
  'plan.assumes':
    'Die Raten ab dem {next} setzen voraus, dass Sie das Überfällige an diesem Tag zahlen. Zahlen Sie früher, enthalten sie weniger Zinsen, sonst mehr.',
  anotherPlan: 'Wenn die Raten nicht passen',
  'anotherPlan.says':
    'Die Plattform kann Ihre Raten eine Zeit lang aussetzen oder senken, auch wenn Sie nicht im Verzug sind. Es ändert sich nichts, bevor sie zugestimmt hat; was eine Änderung Sie kostet, lesen Sie hier.',
  'anotherPlan.ask': 'Um einen anderen Zahlungsplan bitten',
  'planChange.compared': 'Ihr Zahlungsplan vor und nach der Änderung',
  'planChange.what': 'Ihr Zahlungsplan',
  'planChange.before': 'Vorher',
  'planChange.after': 'Nachher',
  'planChange.toPay': 'Noch zu zahlen',
  'planChange.payment': 'Höchste Rate',
  'planChange.lastDue': 'Letzte Rate',
  'planChange.interest': 'Zinsen insgesamt',
  'planChange.isDearer':
    '{how, select, all {Mit dieser Änderung zahlen Sie insgesamt mehr.} other {Mit dieser Änderung sind manche Raten höher.}} Wenn Sie ihr nicht zugestimmt haben, <link>schreiben Sie der Plattform</link>: Sie kann die Änderung rückgängig machen.',
  'planChange.willBeDearer':
    '{how, select, all {Mit dieser Änderung werden Sie insgesamt mehr zahlen.} other {Mit dieser Änderung werden manche Raten höher.}} Wenn Sie ihr nicht zugestimmt haben, <link>schreiben Sie der Plattform</link> vor dem {day}: Bis dahin bleibt Ihr Plan, wie er ist, und die Plattform kann die Änderung noch aufhalten.',
  terms: 'Konditionen',
  riskToLenders: 'Risiko aus Sicht der Anleger',
  'riskToLenders.level':
    '{level, select, LOW {Gering} MEDIUM {Mittel} HIGH {Hoch} other {Nicht bewertet}}',
  apr: '{method, select, eu {Effektiver Jahreszins} other {Effektiver Jahreszins nach US-Recht (APR)}}{fee, select, yes {, einschließlich Gebühr} other {}}',
  feeKeptBack: 'Einbehaltene Gebühr',
  youReceived: 'Ausgezahlt',
  youReceive: 'Auszahlung',
  nextPayment: 'Nächste Rate',
  dueSince: 'Fällig seit',
  owedToday: 'Ablösebetrag heute',
  lateChargesInIt: 'Davon Verzugskosten',
  seeOnMap: 'Ansehen, wie andere es auf der Karte sehen',
  placeMap: 'Karte: Verschieben Sie sie, bis Ihr Ort in der Mitte ist',
  mapNotDrawn:
    'Die Karte kann hier nicht angezeigt werden; Sie können den Ort auch über die Ortssuche festlegen.',
  removeThePlace: 'Ort entfernen',
  'place.hint': 'Das sehen alle: Eine Stadt oder ein Tal genügt.',
  useMyPlace: 'Ort aus meinem Profil verwenden',
  'useMyPlace.city': 'Ort aus meinem Profil verwenden: {city}',
  noPlaceYet:
    'Noch kein Ort. Ohne Ort erscheint Ihre Anfrage in Listen und Suchen, aber nicht auf der Karte.',
  exactPlaceHidden: 'Andere Mitglieder sehen nie den genauen Ort',
  'exactPlaceHidden.how':
    'Andere sehen einen Punkt irgendwo in dem gestrichelten Quadrat von etwa 2\u00a0km Breite. Er bleibt derselbe, sodass auch wiederholtes Nachsehen nichts weiter verrät.',
  fundedBy: 'Finanziert von',
  fundedSoFar: 'Bisher finanziert',
  fundedOf: '<b>{funded}</b><soft> von {asked}</soft>',
  stillNeeded: 'noch {amount} benötigt',
  investments: '{count, plural, one {# Anlage} other {# Anlagen}}',
  aMember: 'Ein Mitglied',
  whatItCosts: 'Was es kostet',
  'quote.hint': 'Geben Sie Betrag, Zinssatz und Monate ein, um die Kosten zu sehen.',
  monthlyPayment: '<b>{amount}</b><soft> im Monat</soft>',
  totalInterest: 'Zinsen insgesamt',
  youPayBackInAll: 'Rückzahlung insgesamt',
  'lendersReturn.noFee': 'Rendite der Anleger pro Jahr',
  lendersReturn: 'Rendite der Anleger pro Jahr nach Gebühren',
  'quote.due':
    'Bei Auszahlung heute wäre die erste Rate am {first} fällig und die letzte{differs, select, yes { von {amount}} other {}} am {last}.',
  dueNow: 'Jetzt fällig',
  allOfIt: 'Alles',
  'prepayment.SHORTEN': 'die Laufzeit verkürzen',
  'prepayment.LOWER': 'die Raten senken',
  'prepayment.ADVANCE': 'die nächsten Raten mit ihren Zinsen bezahlen',
  'prepayment.saves':
    '{has, select, some {spart {amount}} costs {kostet {amount} mehr Zinsen} other {spart nichts}}',
  'prepayment.lastSmaller': 'nur die letzte Rate wird kleiner',
  'prepayment.goesOn':
    '{has, select, some {spart {amount}; } costs {kostet {amount} mehr; } other {spart nichts: }}Zinsen laufen weiter, bis die Raten fällig sind',
  repay: 'Zurückzahlen',
  keyFacts: 'Das Wichtigste zum Kredit, bevor Sie veröffentlichen',
  'keyFacts.hint': 'Die Zahlen sind so berechnet, als würde der Kredit heute ausgezahlt.',
  'keyFacts.after':
    'Nach der Auszahlung finden Sie die endgültigen Zahlen im Kreditvertrag unter „Dokumente“.',
  'keyFacts.late': 'Wenn eine Zahlung zu spät kommt',
  agreed: 'Was Sie vereinbart haben',
  'agreed.facts': 'Das Wichtigste zum Kredit lesen',
  'agreed.hint':
    'Das sind die Bedingungen, zu denen der Kredit ausgezahlt wurde. Frühe oder späte Zahlungen und spätere Änderungen Ihres Plans sind darin nicht enthalten.',
  'agreed.file': 'Kreditvertrag (PDF)',
  'agreed.soon':
    'Der Kreditvertrag wird gerade erstellt: Sie finden ihn bald hier und bei Ihren Dokumenten.',
  repayAll: 'Den ganzen Kredit zurückzahlen?',
  'repayAll.amount': 'Sie zahlen',
  'repayAll.left': 'Danach auf Ihrem Konto',
  'repayAll.saves': 'Zinsen, die Sie sparen',
  'repayAll.ends':
    'Damit endet der Kredit: Es wird nichts mehr fällig. Sie können die Zahlung nicht zurücknehmen.',
  'repayAll.changed':
    'Der Betrag, der diesen Kredit tilgt, hat sich inzwischen geändert: Es sind jetzt {amount} statt {before}.',
  'repayAll.rest':
    'Danach wird für den Kredit nichts mehr geschuldet. Sie können die Zahlung nicht zurücknehmen.',
  repayDue: 'Diese Zahlung jetzt leisten?',
  'repayEarly.DUE':
    'Der Betrag wird jetzt von Ihrem Konto bei uns abgebucht. Damit wird zuerst bezahlt, was am längsten fällig ist.',
  'repayEarly.costs':
    'So zahlen Sie insgesamt {amount} mehr Zinsen, als wenn Sie nach Plan zahlen.',
  'repayEarly.PART': 'Das wird auf Ihre nächste Rate angerechnet.',
  repayEarly: 'Mehr zurückzahlen, als fällig ist?',
  'repayEarly.SHORTEN': 'Ihre Raten bleiben, wie sie sind, und der Kredit endet früher.',
  'repayEarly.SHORTEN.last': 'Ihre Raten bleiben, wie sie sind; nur die letzte wird kleiner.',
  'repayEarly.SHORTEN.unknown':
    'Ihre Raten bleiben, wie sie sind; die letzten werden kleiner oder entfallen.',
  'repayEarly.LOWER':
    'Der Kredit endet wie geplant, und jede Rate nach der dieses Monats wird niedriger.',
  'repayEarly.ADVANCE':
    'Damit bezahlen Sie Ihre nächsten Raten schon jetzt, mit allen Zinsen: Die frühe Zahlung verringert sie nicht. Zahlen Sie den ganzen Kredit zurück, bevor diese Raten fällig sind, werden die bis dahin nicht angefallenen Zinsen abgezogen.',
  'repayEarly.final': 'Sie können die Zahlung nicht zurücknehmen.',
  'wallet.lacks':
    'Auf Ihrem Konto sind {available}; für diese Zahlung fehlen {missing}. <link>Geld einzahlen: {missing}</link>',
  repayMore: 'Weitere Rückzahlung',
  usualAmounts: 'Übliche Beträge',
  usualEnded:
    '{why, select, default {Der ganze Kredit ist jetzt auf einmal fällig.} due {Ihre nächste Rate ist jetzt fällig.} paid {Es ist nichts mehr fällig.} other {Die üblichen Beträge haben sich geändert.}} Der Betrag, der im Feld stand, {amount}, wurde entfernt.',
  amountIn: 'Betrag in {currency}',
  yourWalletHas: 'Auf Ihrem Konto sind dafür {available}.',
  youOweNoMore: 'Sie schulden {owed}: Mehr wird nicht abgebucht.',
  prepayment: 'Was Sie vorzeitig zahlen, soll',
  repayAmount: '{amount} zurückzahlen',
  repaid: 'Sie haben {amount} zurückgezahlt.',
  'repaid.rest': 'Als Nächstes: {next}.',
  'repaid.saved': 'Sie haben {amount} zurückgezahlt. Damit sparen Sie {saved} Zinsen.',
  whatThisSaves: 'Was Sie damit sparen',
  'saves.nothing': '<b>Nichts</b>',
  'saves.interest': '<b>{amount}</b><soft> Zinsen</soft>',
  'saves.costs': '<b>Nichts</b><soft>: Es kostet {amount} mehr Zinsen</soft>',
  'saves.all': 'Damit ist der Kredit heute vollständig zurückgezahlt.',
  whatThisDoes: 'Was das bewirkt',
  'saves.waiting': 'Einen Moment …',
  'saves.next': 'Ihre nächste Rate beträgt dann {amount} und ist am {day} fällig.',
  'saves.overdue': 'Überfällig bleiben {amount}, am längsten seit dem {day}.',
  'saves.due': 'Fällig bleiben {amount}.',
  'saves.default.same':
    'Wenn Sie nicht auch das zahlen, fällt der Kredit weiterhin am {until} aus.',
  'saves.default.later':
    'Wenn Sie nicht auch das zahlen, fällt der Kredit aus, aber später als am {until}.',
  'saves.default.none':
    'Danach ist nichts mehr überfällig, und der Kredit fällt nicht am {until} aus.',
  'saves.charges': 'Danach sind noch {amount} Verzugskosten zu zahlen, fällig am {day}.',
  'saves.next.later': 'Vor dem {day} ist nichts fällig, dann {amount}.',
  'saves.lastDue': 'Die letzte Rate ist am {day} fällig.',
  'saves.lastDue.changed': 'Die letzte Rate ist am {day} fällig statt am {before}.',
  'saves.monthly': 'Danach {amount} im Monat.',
  loan: 'Kredit',
  notYours: 'Das ist kein Kredit von Ihnen',
  goToYourLoans: 'Zu Ihren Krediten',
  'state.DRAFT': 'Entwurf',
  'state.DRAFT.says': 'Andere Mitglieder sehen ihn nicht.',
  'state.SUBMITTED': 'In Prüfung',
  'state.SUBMITTED.says': 'Die Plattform prüft die Anfrage, bevor Anleger sie sehen.',
  'state.OPEN': 'In Finanzierung',
  'state.OPEN.says': 'Anleger können Geld anlegen.',
  'state.FUNDED': 'Finanziert',
  'state.FUNDED.says': 'Das Geld ist unterwegs auf Ihr Konto bei uns.',
  'state.ACTIVE': 'In Rückzahlung',
  'state.ACTIVE.says': 'Das Geld wurde auf Ihr Konto bei uns ausgezahlt.',
  'state.REPAID': 'Zurückgezahlt',
  'state.REPAID.says': 'Sie haben den Kredit vollständig zurückgezahlt.',
  'state.DEFAULTED': 'Ausgefallen',
  'state.DEFAULTED.says':
    'Er wurde nicht rechtzeitig zurückgezahlt. Den Rest schulden Sie weiterhin und können ihn jederzeit zurückzahlen.',
  'state.CANCELLED': 'Zurückgezogen',
  'state.CANCELLED.says': 'Die Anfrage wurde vor der Auszahlung zurückgezogen.',
  'state.discarded': 'Verworfen',
  'state.discarded.says': 'Der Entwurf wurde verworfen; niemand sonst hat ihn gesehen.',
  'state.EXPIRED': 'Nicht zustande gekommen',
  'state.EXPIRED.says': 'Er wurde nicht rechtzeitig vollständig finanziert und ausgezahlt.',
  'ended.none': 'Niemand hatte Geld darin angelegt.',
  'ended.some': 'Die Anleger haben ihr Geld zurückerhalten.',
  'state.late': 'Im Verzug',
  'state.late.says': 'Zahlen Sie, was fällig ist, um wieder im Plan zu sein.',
  'state.onPause': 'Pause bis {until}',
  'state.onPause.says':
    '{late, select, yes {Ihr Zahlungsplan ist bis zum {until} pausiert. Was überfällig ist, hat bis dahin Zeit: Es werden keine Zinsen berechnet, es kommen keine Verzugskosten hinzu, und die Tage zählen nicht als Verzug. Sie können trotzdem jederzeit jeden Betrag zurückzahlen.} other {Ihr Zahlungsplan ist bis zum {until} pausiert: Bis dahin wird keine Rate fällig, und es werden keine Zinsen berechnet. Sie können trotzdem jederzeit jeden Betrag zurückzahlen.}}',
  'state.paused': 'Pausiert',
  'state.paused.says': 'Zurzeit kann niemand anlegen',
  'paused.why':
    'In diesem Kredit kann zurzeit niemand anlegen. Warum, steht in <link>Ihren Benachrichtigungen</link>.',
  'owedFirst.draft':
    'Einen Entwurf können Sie vorbereiten. Bevor Sie ihn veröffentlichen können, müssen Sie bezahlen, was überfällig ist:',
  'owedFirst.paused':
    'Anleger können erst wieder anlegen, wenn Sie gezahlt haben, was überfällig ist:',
  'owedFirst.loan': '{amount} für „{title}“',
  'owedFirst.platform': '{amount} an die Plattform',
  unreached:
    '{is, select, pending {E-Mails, zum Beispiel Zahlungserinnerungen, erreichen Sie erst, wenn Sie den Link öffnen, den wir an {address} geschickt haben. <link>Noch einmal schicken oder eine andere Adresse angeben</link>} bounced {E-Mails an {address}, zum Beispiel Zahlungserinnerungen, kommen zu uns zurück. <link>Andere Adresse angeben</link>} other {E-Mails, zum Beispiel Zahlungserinnerungen, erreichen Sie nicht: Sie haben noch keine Adresse bestätigt. <link>Adresse angeben</link>}}',
  nothingOwed: 'Es ist nichts mehr offen.',
  restOwed: 'Der Rest ist noch offen.',
  saveAndContinue: 'Speichern und weiter',
  back: 'Zurück',
  'step.what': 'Wofür',
  'step.terms': 'Betrag und Konditionen',
  'step.place': 'Ort',
  'step.check': 'Prüfen und veröffentlichen',
  steps: 'Schritte des Entwurfs',
  rateAYear: 'Zinssatz (% pro Jahr)',
  'rate.hint': 'Was Sie bieten. Ein höherer Zinssatz findet schneller Anleger.',
  guidance:
    'Solche Kredite wurden meist zu {from} bis {to} im Jahr finanziert, {days, plural, one {die Hälfte innerhalb eines Tages} other {die Hälfte innerhalb von # Tagen}}.',
  'guidance.below':
    'Mit {rate} bieten Sie weniger: Nur wenige Anleger finanzieren solche Kredite für weniger als {from}.',
  'guidance.above':
    'Mit {rate} bieten Sie mehr: Solche Kredite werden meist für {to} oder weniger finanziert.',
  'guidance.of':
    '{loans, number} Kredite von {least} bis unter {below} über {first, number} bis {last, number} Monate, aus dem letzten Jahr.',
  usualTerms: 'Übliche Laufzeiten',
  'outside.amount': 'Sie können {from} bis {to} anfragen.',
  'outside.rate': 'Der höchste Zinssatz ist {to} pro Jahr.',
  'outside.months': 'Geben Sie 1 bis {to} Monate ein.',
  rateExample: 'Geben Sie einen Prozentsatz ein, zum Beispiel 9,5.',
  monthsExample: 'Geben Sie ganze Monate ein, zum Beispiel 12.',
  titleExample: 'Geben Sie einen Titel mit 1 bis 120 Zeichen ein, zum Beispiel „Saatkartoffeln“.',
  title: 'Titel',
  'title.hint': 'Eine Zeile, die Anleger zuerst sehen.',
  inYourWords: 'In Ihren Worten',
  'description.hint':
    'Was haben Sie mit dem Geld vor, und woraus zahlen Sie es zurück? Zum Veröffentlichen ist das nötig.',
  purpose: 'Verwendungszweck',
  'purpose.needed': 'Zum Veröffentlichen ist ein Zweck nötig.',
  discardTheRequest: 'Anfrage verwerfen',
  discardTheDraft: 'Entwurf verwerfen',
  withdraw: 'Zurückziehen',
  'withdraw.funded':
    'Anleger haben schon {amount} angelegt. Sie bekommen alles zurück, und Ihre Anfrage endet. Sie können mit denselben Angaben erneut anfragen; die Finanzierung beginnt dann von vorn.',
  'withdraw.unfunded':
    'Anleger sehen sie nicht mehr, und Ihre Anfrage endet. Sie können mit denselben Angaben erneut anfragen.',
  yesDiscardIt: 'Ja, verwerfen',
  yesWithdrawIt: 'Ja, zurückziehen',
  keepIt: 'Behalten',
} as const satisfies Record<keyof typeof en, string>
