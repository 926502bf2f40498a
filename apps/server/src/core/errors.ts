import { TRPCError } from '@trpc/server';
import { AppError, type LocalizedText } from '@wagewright/contracts';
import { Prisma } from '@wagewright/db';
import { DatabaseError } from 'pg';
import { ZodError } from 'zod';

const databaseAwayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '53300',
]);
const prismaAwayCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']);

/** PostgreSQL's own code of an error of its driver's, or behind one of Prisma's. */
function originalCode(error: unknown): string {
  if (error instanceof DatabaseError) return error.code ?? '';
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return '';
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { cause?: { originalCode?: string } } };
  return driverAdapterError?.cause?.originalCode ?? '';
}

/** Two made at once what there may be one of: a unique constraint has refused the second. */
export const isTaken = (error: unknown): boolean =>
  originalCode(error) === '23505' || (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002');

function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError && prismaAwayCodes.has(error.code)) return true;
  if (databaseAwayCodes.has(originalCode(error))) return true;
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth++) {
    const { code } = current as NodeJS.ErrnoException;
    if (code && databaseAwayCodes.has(code)) return true;
    if (
      /Connection terminated|timeout exceeded when trying to connect|Can't reach database server|Server has closed the connection/.test(
        current.message,
      )
    )
      return true;
  }
  return false;
}

const untext: LocalizedText = { en: 'a text holds a character that cannot be stored', 'zh-CN': '文本含有无法保存的字符' };
const undated: LocalizedText = { en: 'a date is not in the calendar', 'zh-CN': '日期不存在' };
/** PostgreSQL's codes for what it cannot hold: a NUL character, half a surrogate pair, a number too large, a day that there is not. */
const unstorable: ReadonlyMap<string, LocalizedText> = new Map([
  ['22021', untext],
  ['22P05', untext],
  ['22P02', untext],
  ['22003', { en: 'a number is too large to be stored', 'zh-CN': '数字过大，无法保存' }],
  ['22007', undated],
  ['22008', undated],
]);

/** The first of the input's faults in words, and all of them as details: path, what was wrong. */
function fromZod(error: ZodError): AppError {
  const issues = error.issues.slice(0, 20).map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
  const [first] = issues;
  const reason = first ? (first.path ? `${first.path}: ${first.message}` : first.message) : 'unknown';
  return new AppError('VALIDATION_FAILED', { reason }, { details: { issues }, cause: error });
}

function fromTrpc(error: TRPCError): AppError | undefined {
  if (error.code === 'METHOD_NOT_SUPPORTED')
    return new AppError('METHOD_NOT_ALLOWED', { method: 'this method', allow: 'the procedure’s own' });
  if (error.code === 'NOT_FOUND') return new AppError('NOT_FOUND', { what: 'procedure', id: '' });
  if (error.code === 'PAYLOAD_TOO_LARGE') return new AppError('BODY_TOO_LARGE', { limitBytes: '' });
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: '' });
  if (error.code === 'PARSE_ERROR') return new AppError('MALFORMED_JSON', { where: 'The body', position: '?' });
  if (error.code === 'BAD_REQUEST') return new AppError('VALIDATION_FAILED', { reason: error.message });
  return undefined;
}

/** Whatever was thrown, as one of our errors. What we do not know is our fault, and its text is not shown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) return fromZod(error);
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause;
    if (error.cause instanceof ZodError && error.code === 'BAD_REQUEST') return fromZod(error.cause);
    const known = error.code === 'INTERNAL_SERVER_ERROR' ? undefined : fromTrpc(error);
    if (known) return known;
    if (error.cause instanceof ZodError) return new AppError('INTERNAL', {}, { cause: error.cause }); // an answer that is not as its contract says
    if (error.cause) return toAppError(error.cause);
  }
  if (isDatabaseAway(error)) return new AppError('DATABASE_AWAY', {}, { cause: error });
  const reason = unstorable.get(originalCode(error));
  if (reason) return new AppError('VALIDATION_FAILED', { reason }, { cause: error });
  return new AppError('INTERNAL', {}, { cause: error });
}
