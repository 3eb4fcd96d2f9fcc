import { ArrayType } from '@mikro-orm/core'

/**
 * A text array that quotes every item. MikroORM's own type quotes only some, and so stores the text NULL as null, trims spaces, and
 * turns a line break into the letter n.
 */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null): string {
    const items = (value ?? []).map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`)
    return `{${items.join(',')}}`
  }
}
