import { AppError } from '@wagewright/contracts';
import { addDocument as contract } from '@wagewright/contracts/org/documents';
import { implementMutation } from '../../core/implement.ts';
import { lockedEmployee } from '../employees/index.ts';
import { columnsOfDocument, requireSound } from './check-document.ts';
import { takeFile } from './document-files.ts';
import { keepingOf, meant, requireKind } from './whose-documents.ts';

const documentsMax = 200;

export const addDocument = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, deps, audit } = call;
  const { employeeId: named, fileId, ...content } = input;
  const { id: employeeId, name: employee, legalEntityId } = await lockedEmployee(call, meant(actor, named));
  const legalEntity = await tx.legalEntity.findUniqueOrThrow({ where: { id: legalEntityId }, select: { timeZone: true } });
  requireKind(await keepingOf(tx, reach, actor, deps, employeeId), content);
  requireSound(content, { legalEntity }, deps.clock());
  if ((await tx.employeeDocument.count({ where: { employeeId } })) >= documentsMax)
    throw new AppError('DOCUMENTS_TOO_MANY', { employee, max: documentsMax });
  const isBrought = actor.employeeId === employeeId;
  const added = { isBrought, addedByUserId: actor.userId, addedAt: deps.clock() };
  const { id } = await tx.employeeDocument.create({ data: { ...columnsOfDocument(content), ...added, employeeId } });
  await takeFile(call, id, fileId);
  audit({ entity: 'document', entityId: id, after: { employeeId, ...content, isBrought, hasFile: fileId !== null } });
  return { id };
});
