import { browse } from './browse.ts'
import { detail } from './detail.ts'
import { markers } from './markers.ts'
import { me } from './me.ts'
import { transfer } from './transfer.ts'
import type { Workload } from './workload.ts'

/** All workloads of requests; those that change the database come last. */
export const workloads: readonly Workload[] = [browse, detail, markers, me, transfer]
