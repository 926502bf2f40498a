import { changeDocument as contract } from '@wagewright/contracts/org/documents';
import { implementMutation } from '../../core/implement.ts';
import { columnsOfDocument, requireSound } from './check-document.ts';
import { takeFile } from './document-files.ts';
import { contentOf, documentForChange } from './load-document.ts';
import { requireKind } from './whose-documents.ts';

export const changeDocument = implementMutation(contract, async (call) => {
  const { input, tx, deps, audit } = call;
  const { id, version, fileId, ...content } = input;
  const { document, keeping } = await documentForChange(call, input);
  requireKind(keeping, content);
  requireSound(content, document.employee, deps.clock());
  await tx.employeeDocument.update({ where: { id, version }, data: { ...columnsOfDocument(content), version: version + 1 } });
  if (fileId !== undefined) await takeFile(call, id, fileId);
  const { employeeId } = document;
  audit({
    entity: 'document',
    entityId: id,
    before: { employeeId, ...contentOf(document), version },
    after: { employeeId, ...content, version: version + 1, ...(fileId === undefined ? {} : { hasFile: fileId !== null }) },
  });
  return { version: version + 1 };
});
