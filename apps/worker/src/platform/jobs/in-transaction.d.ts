import { type Sql } from '@wagewright/db';
import type pg from 'pg';
/** Does something in a transaction of its own. */
export declare function inTransaction<Result>(pool: pg.Pool, work: (sql: Sql) => Promise<Result>): Promise<Result>;
