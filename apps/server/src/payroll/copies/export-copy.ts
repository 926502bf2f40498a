import { writeDefinition, writeLayer } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { exportCopy as contract } from '@wagewright/contracts/payroll/copies';
import { calculationDefinitionSchema } from '@wagewright/contracts/payroll/solutions';
import { isRecord } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { compileCopy } from '../solutions/index.ts';
import { requireCopy } from './copy-view.ts';
import { seesTests, withoutTests } from './tests-seen.ts';

export const exportCopy = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const copy = await requireCopy(prisma, input, reach);
  const solution = await prisma.solution.findUniqueOrThrow({ where: { id: copy.solutionId }, select: { code: true } });
  const fileName = `${solution.code}-${copy.number}.yaml`;
  const testsHidden = !(await seesTests(call, copy.solutionId));
  const seen = (definition: object) => (testsHidden ? withoutTests(definition) : definition);
  if (input.form === 'definition')
    return { fileName, text: writeDefinition(seen(isRecord(copy.definition) ? copy.definition : {})), testsHidden };
  if (copy.parentCopyId === null) throw new AppError('NO_PARENT', { solution: solution.code });
  const parent = await prisma.solutionCopy.findUniqueOrThrow({ where: { id: copy.parentCopyId }, include: { solution: true } });
  const own = compileCopy(copy.definition, solution.code).definition;
  const [below, above] = [parent.definition, own].map((one) => calculationDefinitionSchema.parse(seen(isRecord(one) ? one : {})));
  if (!below || !above) throw new Error('Two definitions are two.');
  return { fileName, text: writeLayer(below, above, { solution: parent.solution.code, copy: parent.number }), testsHidden };
});
