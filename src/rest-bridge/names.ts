/** GraphQL's camelCase as REST's snake_case. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A path of field names such as `input.amountRequested`, in snake_case. */
export function snakePath(path: string): string {
  return path.split('.').map(snakeCase).join('.')
}

/** A text in which GraphQL's field names become REST's. */
export function snakeText(text: string): string {
  return text.replaceAll(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, snakeCase)
}
