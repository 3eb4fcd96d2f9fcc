import type { en } from './en.ts'

export const de = {
  title: 'So leihen Sie hier Geld',
  intro:
    'Das Geld kommt von anderen Mitgliedern, nicht von einer Bank. Sie sagen, was Sie brauchen und welchen Zinssatz Sie bieten; jedes Mitglied entscheidet selbst, ob es Geld dafür gibt.',
  way: 'Von der Anfrage bis zur letzten Rate',
  'way.draft':
    'Sie schreiben eine Anfrage: wofür das Geld ist, wie viel ({least} bis {most}), für wie lange (bis zu {months}) und zu welchem Zinssatz (bis zu {rate} im Jahr). Bis Sie sie veröffentlichen, ist sie ein Entwurf: Niemand sonst sieht ihn, und er verpflichtet Sie zu nichts.',
  'way.publish':
    'Sie veröffentlichen sie{verified, select, yes {, sobald Ihre Identität bestätigt ist} other {}}. Es kann sein, dass die Plattform sie zuerst prüft. Anleger haben dann {days, plural, one {# Tag} other {# Tage}} Zeit, Geld dafür zu geben. Bis zur vollständigen Finanzierung können Sie die Anfrage zurückziehen.',
  'way.funded':
    'Ist der Kredit vollständig finanziert, wird er auf Ihr Konto hier ausgezahlt. Kommt das Geld nicht rechtzeitig zusammen, geht es an die Anleger zurück, und Sie schulden nichts.',
  'way.repay':
    'Sie zahlen jeden Monat von Ihrem Konto hier zurück: selbst, oder automatisch, wenn Sie das einschalten.',
  costs: 'Was es kostet',
  'costs.interest':
    'Sie zahlen die Zinsen, die Sie geboten haben, auf das, was noch nicht zurückgezahlt ist.',
  'costs.fee':
    '{has, select, yes {Die Plattform nimmt einmal {fee} des Betrags als Gebühr: Sie wird bei der Auszahlung einbehalten.} other {Die Plattform nimmt für den Kredit keine Gebühr.}}',
  'costs.early':
    'Sie können jederzeit ganz oder teilweise vorzeitig zurückzahlen, ohne dass dafür etwas berechnet wird.{refund, select, yes { Ein Teil der Gebühr kommt dann zurück.} other {}}',
  'costs.withdraw':
    'Wenn Sie es sich anders überlegen, können Sie den Kredit bis {days, plural, one {# Tag} other {# Tage}} nach der Auszahlung widerrufen: Dann zahlen Sie ihn zurück, mit Zinsen für die Tage dazwischen.',
  'costs.example':
    'Ein Beispiel: Das würden {amount} über {months} zu {rate} im Jahr kosten. Für Ihre eigene Anfrage sehen Sie dasselbe, während Sie sie schreiben.',
  late: 'Wenn Sie zu spät zahlen',
  'late.default':
    'Ist ein Kredit {days, plural, one {# Tag} other {# Tage}} im Verzug, kann er ausfallen: Dann ist alles auf einmal fällig.',
  'late.noOther':
    'Bis Sie gezahlt haben, was überfällig ist, können Sie keinen weiteren Kredit veröffentlichen.',
  'late.help':
    'Wenn Sie merken, dass Sie nicht zahlen können, <link>bitten Sie bald um Hilfe</link>: Die Plattform kann Ihre Raten aussetzen oder senken oder das Versäumte verteilen.',
  seen: 'Was andere sehen',
  'seen.loan':
    'Von Ihrer Anfrage: Titel, Zweck, Beschreibung, Betrag, Zinssatz und Laufzeit, wie hoch die Plattform das Risiko einschätzt, und den Ort, falls Sie einen angeben – auf der Karte an einem um bis zu 2\u00a0km verschobenen Punkt.',
  'seen.you':
    'Von Ihnen: Name, Ort, Beruf und was Sie über sich schreiben, soweit Sie es angegeben haben; seit wann Sie Mitglied sind, und ob Ihre Identität bestätigt ist.',
  'seen.record':
    'Von Ihren Krediten hier: wie viele Sie zurückgezahlt haben, und ob Sie in Verzug oder Kredite ausgefallen sind.',
  'seen.never':
    'Kein anderes Mitglied sieht Ihren genauen Ort, Ihr Einkommen, Ihren Bonitätswert oder Ihr Konto.',
  ask: 'Kredit anfragen',
} as const satisfies Record<keyof typeof en, string>
