/** The signals that end a program, with their numbers: a supervisor's, and that of Ctrl-C. */
const ENDING = { SIGTERM: 15, SIGINT: 2 } as const
const STOP_MS = 9_000

type Ending = keyof typeof ENDING

let handle: ((signal: Ending) => void) | undefined
let ending = false

/** From now on, this handler is called for the signals that end a program, in place of the one before. */
export function handleSignals(handler: (signal: Ending) => void): void {
  if (handle === undefined)
    for (const signal of Object.keys(ENDING) as Ending[])
      process.on(signal, (given) => handle?.(given as Ending))
  handle = handler
}

/**
 * Ends the program at a signal wherever it is: stops the embedded database that it uses or is starting, then exits with the code; at a
 * second signal, at once.
 */
export function endAtSignal(codeOf: (number: number) => number): void {
  handleSignals(async (signal) => {
    const code = codeOf(ENDING[signal])
    if (ending) process.exit(code)
    ending = true
    const { stopUsed } = await import('../database/embedded/index.ts')
    await stopUsed(STOP_MS)
    process.exit(code)
  })
}

/** Whether a signal is ending the program, so that what fails now is no failure. */
export function isEnding(): boolean {
  return ending
}
