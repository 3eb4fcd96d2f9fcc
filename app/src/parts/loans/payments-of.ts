interface Planned {
  readonly payment: string
  readonly prepaid: string
}

/** The payments of a plan: without those that a change of the plan has emptied, since it moved all that was due to others. */
export function paymentsOf<Instalment extends Planned>(plan: readonly Instalment[]): Instalment[] {
  return plan.filter(({ payment, prepaid }) => Number(payment) + Number(prepaid) > 0)
}
