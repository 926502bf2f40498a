import { removeDocument as contract } from '@wagewright/contracts/org/documents';
import { implementMutation } from '../../core/implement.ts';
import { takeFile } from './document-files.ts';
import { contentOf, documentForChange } from './load-document.ts';

export const removeDocument = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { document } = await documentForChange(call, input);
  const { id, version, employeeId } = document;
  await takeFile(call, id, null);
  await tx.employeeDocument.delete({ where: { id, version } });
  audit({
    entity: 'document',
    entityId: id,
    before: { employeeId, ...contentOf(document) },
    after: { deleted: true, reason: input.reason },
  });
  return { id };
});
