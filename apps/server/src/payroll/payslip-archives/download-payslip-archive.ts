import { AppError } from '@wagewright/contracts';
import { downloadPayslipArchive as contract } from '@wagewright/contracts/payroll/payslip-archives';
import { implementSteppedMutation } from '../../core/implement.ts';
import { sentFile } from '../../platform/files/index.ts';
import { readArchive, takeable } from './read-archive.ts';

export const downloadPayslipArchive = implementSteppedMutation(contract, async ({ input, reach, context, deps, inTransaction }) => {
  const { id, number } = input;
  const made = takeable(await readArchive(deps.db.prisma, id, reach), deps.clock()).find((file) => file.number === number);
  if (!made) throw new AppError('NOT_FOUND', { what: 'file', id: number });
  const { file, payslips } = made;
  const after = { archive: id, file: number, name: file.name, payslips, password: false };
  await inTransaction(async ({ audit }) => audit({ entity: 'payslip-document', entityId: `archive:${id}:${number}`, after }));
  context.http.sendFile(sentFile(deps, file));
  return { fileName: file.name };
});
