import { get, type Row } from '../row.ts'

const markers = '{ markers { ...MarkerRecord } truncated }'

/** Markers of the map, as records and as vector tiles. */
export const mapRows: readonly Row[] = [
  get('/map/profiles', {
    summary: 'Get map markers for user profiles',
    success: 'The markers.',
    document: `query getProfileMarkers { profileMarkers ${markers} }`,
    within: 'profileMarkers',
    features: 'markers',
  }),
  get('/map/loans', {
    summary: 'Get map markers for loan requests',
    success: 'The markers.',
    document: `query getLoanMarkers { loanMarkers ${markers} }`,
    within: 'loanMarkers',
    features: 'markers',
  }),
  get('/map/loans/{z}/{x}/{y}.mvt', {
    summary: 'Get a vector tile of loan requests',
    success:
      'The tile: its layer `loans` has the markers as points, clustered as by `/map/loans` with the next zoom. It is also at `.pbf`.',
    document: `query getLoanTile { loanMarkers ${markers} }`,
    within: 'loanMarkers',
    features: 'markers',
    tile: 'loans',
    alsoEnds: '.pbf',
  }),
  get('/map/profiles/{z}/{x}/{y}.mvt', {
    summary: 'Get a vector tile of members',
    success:
      'The tile: its layer `profiles` has the markers as points, clustered as by `/map/profiles` with the next zoom. It is also at `.pbf`.',
    document: `query getProfileTile { profileMarkers ${markers} }`,
    within: 'profileMarkers',
    features: 'markers',
    tile: 'profiles',
    alsoEnds: '.pbf',
  }),
]
