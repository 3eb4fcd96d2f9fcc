const states =
  'draft {ein Entwurf} submitted {in Prüfung} open {offen} frozen {gesperrt} funded {finanziert} active {aktiv} repaid {vollständig zurückgezahlt} defaulted {ausgefallen} written_off {abgeschrieben} withdrawn {widerrufen} cancelled {zurückgezogen} expired {abgelaufen} released {entsperrt}'

/** The state of a loan, after „ist“, as one of the values of a message names it. */
export const [status, from, to] = ['status', 'from', 'to'].map(
  (name) => `{${name}, select, ${states} other {{${name}}}}`,
) as [string, string, string]
