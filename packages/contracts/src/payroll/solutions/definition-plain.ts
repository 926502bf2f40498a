/** A definition as somebody would write it: without what the schema fills in by itself, keys in the schema's order. */
import { z } from 'zod';
import { calculationDefinitionSchema } from './definition.ts';

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of equal content, whatever the order of keys. */
function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  if (!isValues(a) || !isValues(b)) return Object.is(a, b);
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.every((key) => same(a[key], b[key]));
}

const isDefault = (schema: z.ZodType, value: unknown): boolean =>
  (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) && same(schema.parse(undefined), value);

/** The schema that judges a value: of a union the one of its kind or shape. */
function schemaOf(schema: z.ZodType, value: unknown): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return schemaOf(schema.unwrap() as z.ZodType, value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = (schema.options as z.ZodType[]).map((option) => schemaOf(option, value));
  return options.find((option) => fits(option, value)) ?? schema;
}

function fits(schema: z.ZodType, value: unknown): boolean {
  if (Array.isArray(value)) return schema instanceof z.ZodArray;
  if (!(schema instanceof z.ZodObject)) return isValues(value) && schema instanceof z.ZodRecord;
  const { kind } = schema.shape as Record<string, unknown>;
  return isValues(value) && (!(kind instanceof z.ZodLiteral) || kind.value === value['kind']);
}

/** @param value of the schema's shape, with what it fills in */
export function plainValue(schema: z.ZodType, value: unknown): unknown {
  const known = schemaOf(schema, value);
  if (Array.isArray(value)) return known instanceof z.ZodArray ? value.map((item) => plainValue(known.element as z.ZodType, item)) : value;
  if (!isValues(value)) return value;
  if (known instanceof z.ZodRecord)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainValue(known.valueType as z.ZodType, item)]));
  if (!(known instanceof z.ZodObject)) return value;
  const shape = known.shape as Record<string, z.ZodType>;
  const said = Object.entries(shape).flatMap(([key, part]): [string, unknown][] =>
    value[key] === undefined || isDefault(part, value[key]) ? [] : [[key, plainValue(part, value[key])]],
  );
  const others = Object.entries(value).filter(([key, item]) => !Object.hasOwn(shape, key) && item !== undefined);
  return Object.fromEntries([...said, ...others]);
}

/** Without its origin, which only resolution writes. */
export function plainDefinition(definition: object): Record<string, unknown> {
  const { origin: _, ...own } = definition as Record<string, unknown>;
  return plainValue(calculationDefinitionSchema, own) as Record<string, unknown>;
}
