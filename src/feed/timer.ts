/** A timer that can be ended early. */
export class Timer {
  #end: () => void = () => undefined

  interrupt(): void {
    this.#end()
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
