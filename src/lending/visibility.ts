import type { Loan } from '../entities/loan.ts'
import type { Point } from './place.ts'

interface Member {
  readonly id: string
}

/** The loan, or null when the viewer may not know of it: a draft is its borrower's alone. */
export function visibleLoan(viewer: Member, loan: Loan | null): Loan | null {
  return loan?.status === 'draft' && loan.borrowerId !== viewer.id ? null : loan
}

/** The loan's place as the viewer may see it: exact to its borrower, displaced to all others. */
export function visiblePlace(viewer: Member, loan: Loan): Partial<Point> {
  const [latitude, longitude] =
    loan.borrowerId === viewer.id
      ? [loan.locationLatitude, loan.locationLongitude]
      : [loan.publicLatitude, loan.publicLongitude]
  return latitude === null || longitude === null ? {} : { latitude, longitude }
}
