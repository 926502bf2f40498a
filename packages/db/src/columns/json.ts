import { Prisma } from '../generated/prisma/client.ts';

/** What is written into a column of JSON: anything that JSON can say. Null is JSON's own null, not an empty column. */
export const toJson = (value: unknown): Prisma.InputJsonValue => (value ?? Prisma.JsonNull) as Prisma.InputJsonValue;

/** An empty column of JSON. */
export const noJson = Prisma.DbNull;
