// What whoever is signed in has beside every screen.
export { Bell } from '../inbox/bell.tsx'
export { LenderTestDialog } from '../protection/lender-test-dialog.tsx'
export { TrustDialog } from '../trust/trust-dialog.tsx'
