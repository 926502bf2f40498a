export { appConnection, type Database, type DatabaseOptions, openDatabase } from './client.ts';
export { Prisma, PrismaClient } from './generated/prisma/client.ts';
export { appRole, migrate } from './migrate/index.ts';
export * from './payroll/batches/index.ts';
export * from './payroll/payslips/index.ts';
export * from './payroll/runs/index.ts';
export * from './payroll/tables/index.ts';
export { type Sql, sqlOfClient, sqlOfPrisma } from './sql.ts';
export * from './platform/outbox/index.ts';
