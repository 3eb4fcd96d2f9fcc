import type { Reporter, TestModule } from 'vitest/node'

const MINUTE_MS = 60_000

/** Names the files that have run for five minutes, every five minutes: one that never ends would otherwise be told by nothing. */
export default class StillRunning implements Reporter {
  readonly #since = new Map<string, number>()

  onInit(): void {
    setInterval(() => this.#tell(), 5 * MINUTE_MS).unref()
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#since.set(relativeModuleId, performance.now())
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#since.delete(relativeModuleId)
  }

  #tell(): void {
    for (const [file, since] of this.#since) {
      const minutes = Math.round((performance.now() - since) / MINUTE_MS)
      if (minutes >= 5) process.stdout.write(`still running after ${minutes} minutes: ${file}\n`)
    }
  }
}
