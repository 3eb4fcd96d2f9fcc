/** A timer that can be ended early. */
export class Alarm {
  #ring: () => void = () => undefined

  ring(): void {
    this.#ring()
  }

  within(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#ring = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
