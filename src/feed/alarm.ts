/** Something that may ring before its time. */
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
