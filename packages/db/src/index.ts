export * from './approvals/instances/index.ts';
export { appConnection, type Database, type DatabaseOptions, openDatabase } from './client.ts';
export { Prisma, PrismaClient } from './generated/prisma/client.ts';
export * from './identity/index.ts';
export { logOptions } from './log-options.ts';
export { appRole, migrate } from './migrate/index.ts';
export * from './payroll/index.ts';
export * from './platform/index.ts';
export { type Reads, readsOfPool, readsOfSql, type Sql, sqlOfClient, sqlOfPrisma } from './sql.ts';
