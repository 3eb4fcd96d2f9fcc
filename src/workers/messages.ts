import type { MetricObjectWithValues, MetricValue } from '@prometheus-io/client'

/** The metrics of one process. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[]

/** What a worker tells its parent. */
export type FromWorker =
  | { readonly serving: string }
  | { readonly own: Metrics; readonly turn: number }
  | { readonly wanted: number }

/** What a parent tells a worker. */
export type FromParent = { readonly tell: number } | { readonly all: string; readonly turn: number }
