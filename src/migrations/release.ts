/**
 * The number of this schema: a version whose migrations, SQL files or rights differ from those of the version before it
 * raises it by one. So two versions that use one database know which of them is the newer.
 */
export const release = 4

/** The oldest release whose gateways can still use this schema: everything that they call is still there. */
export const servedSince = 2
