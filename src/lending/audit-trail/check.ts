type Query = (text: string) => Promise<readonly unknown[]>

/** An entry of the audit trail that is not as it was recorded. */
export interface Break {
  readonly number: string | null
  readonly problem: string
}

/** The newest entry. Keep its hash elsewhere, and you can prove later that no entry up to it was changed. */
export interface Head {
  readonly number: string
  readonly hash: string
}

/** Recomputes the whole chain, and that of cases, in one snapshot, and returns what was changed, removed or added behind the gateway's back. */
export async function checkAuditTrail(query: Query): Promise<readonly Break[]> {
  return (await query(
    'select number::text, problem from audit_breaks() union all select number::text, problem from case_breaks()',
  )) as Break[]
}

/** Reads the number and hash of the newest entry; number 0 and no hash if the trail has none. */
export async function auditHead(query: Query): Promise<Head> {
  const text = "select number::text, encode(hash, 'hex') as hash from audit_head"
  const [head] = (await query(text)) as Head[]
  return head ?? { number: '0', hash: '' }
}
