/**
 * The number of this schema. Raise it by one in a version whose migrations, SQL files or rights differ from those of the version
 * before: by this number, two versions that use one database know which of them is newer.
 */
export const release = 7

/** The oldest release whose gateways can still use this schema, because everything that they call is still there. */
export const servedSince = 2
