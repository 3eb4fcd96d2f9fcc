import { Session } from 'node:inspector'

/**
 * Preloaded into a gateway (`node --import`): whenever its parent asks, tells which functions of src/ have run since the parent last
 * asked. V8 counts each call, and optimizes nothing meanwhile, so that none is inlined into another and missed.
 */

const src = new URL('../../src/', import.meta.url).href
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

process.on('message', () =>
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    const ran = result
      .filter(({ url }) => url.startsWith(src))
      .flatMap(({ url, functions }) =>
        functions
          .filter(({ ranges: [whole] }) => whole !== undefined && whole.count > 0)
          .map(({ functionName, ranges }) => ({
            file: url.slice(src.length),
            name: functionName,
            at: ranges[0]?.startOffset,
          })),
      )
    process.send?.(ran)
  }),
)
