import { AppError, requireTransition } from '@wagewright/contracts';
import { type ImportEvent, importMachine } from '@wagewright/contracts/platform/imports';
import type { Prisma } from '@wagewright/db';
import { importJobColumns, noJson } from '@wagewright/db/columns';
import type { ChangeTools } from '../../core/change-tools.ts';
import { type CallContext, languageOf } from '../../core/context.ts';
import type { ImportReader } from './import-entity.ts';
import { type ImportRecord, importInclude, loadImportForChange } from './load-import.ts';
import { factsOf, viewImport } from './view-import.ts';

export type ImportCall = ImportReader & ChangeTools & { readonly context: CallContext };

interface Move {
  readonly id: number;
  readonly version: number;
  readonly event: ImportEvent;
  /** The procedure, for messages. */
  readonly method: string;
  readonly data?: Prisma.ImportJobUncheckedUpdateManyInput;
}

/**
 * Moves an import along its machine: locked, read, asked, written.
 * @throws AppError NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function moveImport(call: ImportCall, { id, version, event, method, data }: Move): Promise<ImportRecord> {
  const row = await loadImportForChange(call, id, method);
  const status = importJobColumns.status(row.status);
  if (row.version !== version) throw new AppError('STALE_VERSION', { what: 'Import', id });
  const { to } = requireTransition(importMachine, { id, status }, event, factsOf(row));
  const moved = { ...data, status: to, version: { increment: 1 } };
  const { count } = await call.tx.importJob.updateMany({ where: { id, status, version }, data: moved });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Import', id });
  call.audit({ entity: 'import', entityId: id, before: { status, version }, after: { status: to, version: version + 1, event } });
  await call.notify({ topic: 'import', id });
  return row;
}

/** Moves an import into a state in which a job is at it, and asks for that job. */
export async function askForWork(call: ImportCall, move: Move): Promise<ReturnType<typeof viewImport>> {
  const asked = { askedByUserId: call.actor.userId, askedAt: call.deps.clock(), attempt: 0, token: null, failure: noJson, rows: 0 };
  await moveImport(call, { ...move, data: { ...move.data, ...asked } });
  await call.enqueue('platform.work-import', [{ importId: move.id }]);
  return await viewMoved(call, move.id);
}

export async function viewMoved({ tx, context }: ImportCall, id: number): Promise<ReturnType<typeof viewImport>> {
  return viewImport(await tx.importJob.findUniqueOrThrow({ where: { id }, include: importInclude }), languageOf(context), true);
}
