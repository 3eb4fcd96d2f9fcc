// What whoever is signed in has beside every screen.
export { Bell } from '../inbox/bell.tsx'
export { LenderTestDialog } from '../protection/lender-test-dialog.tsx'

/** Few readers are ever asked for an agreement or their identity: its code comes when they are. */
export const loadTrustDialog = async () => (await import('../trust/trust-dialog.tsx')).TrustDialog
