import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@wagewright/db';

/**
 * Makes a database refuse whoever asks for a second connection while holding one in a transaction: under load such requests wait for each
 * other for ever.
 * @returns the refusals, for those that somebody swallows
 */
export function refuseSecondConnections(db: Database): readonly Error[] {
  const inTransaction = new AsyncLocalStorage<boolean>();
  const refused: Error[] = [];
  const guarded = (target: object, name: string) => {
    const original = Reflect.get(target, name) as (...parameters: unknown[]) => unknown;
    Reflect.set(target, name, (...parameters: unknown[]) => {
      if (!inTransaction.getStore()) return original.apply(target, parameters);
      const error = new Error('A second connection was asked for inside of a transaction: use the call’s tx or sql.');
      refused.push(error);
      throw error;
    });
  };
  // prisma's transactions take their connection before their work begins, and the work then runs on that connection.
  guarded(db.pool, 'connect');
  const transaction = db.prisma.$transaction.bind(db.prisma) as (work: unknown, options?: unknown) => Promise<unknown>;
  Reflect.set(db.prisma, '$transaction', (work: unknown, options?: unknown) =>
    typeof work === 'function'
      ? transaction((tx: unknown) => inTransaction.run(true, () => (work as (tx: unknown) => unknown)(tx)), options)
      : transaction(work, options),
  );
  return refused;
}
