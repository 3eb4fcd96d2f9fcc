import { ArrayType } from '@mikro-orm/core'

/**
 * An array of text, each item quoted. The type that the mapper has quotes only some, and so stores the text NULL as
 * no text at all, loses spaces around one, and takes a line break for the letter n.
 */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null): string {
    const items = (value ?? []).map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`)
    return `{${items.join(',')}}`
  }
}
