/** GraphQL's camelCase as REST's snake_case. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A path of field names such as `input.amountRequested`, in snake_case. */
export function snakePath(path: string): string {
  return path.split('.').map(snakeCase).join('.')
}
