import {
  defineEntity,
  type EntityCtor,
  type EntityMetadataWithProperties,
  type EntitySchema,
  type InferEntityFromProperties,
} from '@mikro-orm/core'

const schemas = new Map<unknown, EntitySchema>()

/** A class with the properties of a record, for the record's own class to extend. */
export function entity<const Name extends string, const Properties extends Record<string, object>>(
  record: EntityMetadataWithProperties<Name, string, Properties>,
): EntityCtor<InferEntityFromProperties<Properties>> {
  const schema = defineEntity(record)
  schemas.set(schema.class, schema)
  return schema.class
}

/** Tells MikroORM which classes extend those that it made of records, and returns them. */
export function registered<const Classes extends readonly EntityCtor[]>(classes: Classes): Classes {
  for (const one of classes) schemas.get(Object.getPrototypeOf(one))?.setClass(one)
  return classes
}
