import type { ClientBase } from 'pg';
import type { Prisma } from './generated/prisma/client.ts';

/**
 * What a repository function needs to run SQL of its own: the transaction of Prisma or a plain connection.
 * Parameters are $1, $2 …; cast them ($1::int), because Prisma sends numbers untyped.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
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
