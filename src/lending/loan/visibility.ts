import type { Investment } from '../../entities/investment.ts'
import type { Loan } from '../../entities/loan.ts'
import type { Profile } from '../../entities/profile.ts'
import type { Point } from '../map/public-point.ts'
import { maySee } from '../member/operator.ts'
import { type Asking, owns } from '../member/private-records.ts'
import { refuseIf } from '../refusal.ts'

/** The loan, or null if the viewer may not see it: before it is published, only its borrower may, and operators once it is submitted. */
export function visibleLoan(viewer: Asking, loan: Loan | null): Loan | null {
  return loan?.publishedAt === null && !owns(viewer, loan.borrowerId) && !reviews(viewer, loan)
    ? null
    : loan
}

function reviews({ scopes = [] }: Asking, { status }: Loan): boolean {
  return maySee({ scopes }) && status === 'submitted'
}

/** The loan's location as the viewer may see it: exact for its borrower, displaced for others. */
export function visibleLocation(viewer: Asking, loan: Loan): Partial<Point> {
  const [latitude, longitude] = owns(viewer, loan.borrowerId)
    ? [loan.locationLatitude, loan.locationLongitude]
    : [loan.publicLatitude, loan.publicLongitude]
  return latitude === null || longitude === null ? {} : { latitude, longitude }
}

/** Whether the viewer may see an investment's details: its lender and the loan's borrower may. */
export function seesInvestment(viewer: Asking, { lenderId }: Investment, loan: Loan): boolean {
  return owns(viewer, lenderId) || owns(viewer, loan.borrowerId)
}

/** Throws a Refusal unless the member is a lender. */
export function requireLender({ userType }: Profile): void {
  refuseIf(
    userType === 'borrower' && {
      code: 'NOT_A_LENDER',
      message: 'Your userType is borrower: set it to lender or both to find opportunities.',
    },
  )
}
