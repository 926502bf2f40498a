import type { ClientBase, Pool } from 'pg';
import type { Prisma } from './generated/prisma/client.ts';

/**
 * What a repository function needs to run SQL of its own: the transaction of Prisma or a plain connection.
 * Parameters are $1, $2 …; cast them ($1::int), because Prisma sends numbers untyped.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/**
 * A statement that a connection prepares once and then only executes: for reads that every request makes. Its text never varies.
 * Parameters are $1, $2 …; PostgreSQL's `date` comes as text where the statement casts it, `bigint` and `numeric` as text.
 */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  /** Only for the type. */
  readonly row?: Row;
}

/** @param name unique, since a connection knows it by its name; two texts under one name are refused by the driver */
export const statement = <Row>(name: string, text: string): Statement<Row> => ({ name, text });

/** Runs a prepared statement on one connection: for those of a chunk, whose parsing and planning cost as much as they do themselves. */
export const rowsOf = async <Row>(
  client: Pick<ClientBase, 'query'>,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[]> => (await client.query({ name, text, values: [...values] })).rows as Row[];

/** Runs prepared statements, each on any connection of a pool for just as long as it takes. */
export interface Reads {
  rows<Row>(statement: Statement<Row>, parameters: readonly unknown[]): Promise<Row[]>;
  first<Row>(statement: Statement<Row>, parameters: readonly unknown[]): Promise<Row | undefined>;
}

export function readsOfPool(pool: Pick<Pool, 'query'>): Reads {
  const rows = async <Row>({ name, text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query({ name, text, values: values as unknown[] })).rows as Row[];
  return { rows, first: async (wanted, values) => (await rows(wanted, values))[0] };
}

/** The same statements on a transaction that is open already. */
export function readsOfSql(sql: Sql): Reads {
  const rows = async <Row>({ text }: Statement<Row>, values: readonly unknown[]): Promise<Row[]> => await sql.query<Row>(text, values);
  return { rows, first: async (wanted, values) => (await rows(wanted, values))[0] };
}

type RawTransaction = Pick<Prisma.TransactionClient, '$queryRawUnsafe'>;

export const sqlOfPrisma = (tx: RawTransaction): Sql => ({
  query: async <Row>(text: string, parameters: readonly unknown[] = []) => await tx.$queryRawUnsafe<Row[]>(text, ...parameters),
});

export const sqlOfClient = (client: Pick<ClientBase, 'query'>): Sql => ({
  query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
    const { rows } = await client.query(text, [...parameters]);
    return rows as Row[];
  },
});

/** Statements each on any connection of a pool. */
export const sqlOfPool = (pool: Pick<Pool, 'query'>): Sql => ({
  query: async <Row>(text: string, parameters: readonly unknown[] = []) => (await pool.query(text, [...parameters])).rows as Row[],
});
