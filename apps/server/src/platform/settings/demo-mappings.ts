import type { Prisma } from '@wagewright/db';
import { demoMappingColumns } from '@wagewright/db/columns';

export const mappingInclude = { user: { select: { id: true, account: true, displayName: true } } } satisfies Prisma.DemoMappingInclude;

type MappingRow = Prisma.DemoMappingGetPayload<{ include: typeof mappingInclude }>;

export const viewMapping = ({ id, source, externalId, user, createdAt }: MappingRow) => ({
  id,
  source: demoMappingColumns.source(source),
  externalId,
  user,
  createdAt: createdAt.toISOString(),
});
