/** What is told of an error beside its text: names, never values. PostgreSQL's `detail` and `where` quote the row, Prisma's `meta` the call. */
const toldFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'responseCode'] as const;
const causesMax = 5;

interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: ToldError;
  readonly [field: string]: unknown;
}

function tellError(error: unknown, depth = 0): ToldError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const fields = Object.fromEntries(toldFields.flatMap((name) => (name in error ? [[name, Reflect.get(error, name)]] : [])));
  const cause = error.cause !== undefined && depth < causesMax ? { cause: tellError(error.cause, depth + 1) } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...fields, ...cause };
}

/** Options of pino's, the same in server and worker: whose a line is, and of errors no data. */
export const logOptions = <Level extends string>(app: 'server' | 'worker', level: Level) => ({
  level,
  base: { app },
  serializers: { err: (error: unknown): object => tellError(error) },
});
