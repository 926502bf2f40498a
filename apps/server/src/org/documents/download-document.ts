import { AppError } from '@wagewright/contracts';
import { downloadDocument as contract } from '@wagewright/contracts/org/documents';
import { implementSteppedMutation } from '../../core/implement.ts';
import { sentFile } from '../../platform/files/index.ts';
import { fileByDocument } from './document-files.ts';
import { findDocument } from './load-document.ts';

export const downloadDocument = implementSteppedMutation(contract, async (call) => {
  const { input, context, deps, inTransaction } = call;
  const { prisma } = deps.db;
  const { id, employeeId, title } = await findDocument(prisma, input.id, call);
  const file = (await fileByDocument(prisma, [id])).get(id);
  if (!file) throw new AppError('NOT_FOUND', { what: 'file', id });
  const sent = sentFile(deps, file); // opens its key: what cannot be handed out is not told as if it was
  const after = { employeeId, title, file: file.id, name: file.name };
  await inTransaction(async ({ audit }) => audit({ entity: 'document-file', entityId: id, after }));
  context.http.sendFile(sent);
  return { fileName: file.name };
});
