import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { isAllowed } from '@wagewright/contracts';
import { getCopy as contract } from '@wagewright/contracts/payroll/copies';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { isRecord } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { findingsOf } from './change-draft.ts';
import { requireCopy, viewCopy } from './copy-view.ts';
import { seesTests, withoutTests } from './tests-seen.ts';

export const getCopy = implementQuery(contract, async (call) => {
  const { input, reach, deps } = call;
  const { prisma } = deps.db;
  const copy = await requireCopy(prisma, input, reach);
  const definition = isRecord(copy.definition) ? copy.definition : {};
  const testsHidden = !(await seesTests(call, copy.solutionId));
  return {
    ...(await viewCopy(prisma, copy)),
    definition: testsHidden ? withoutTests(definition) : { ...definition },
    testsHidden,
    // what is published compiled when it was; drafts are checked as they stand
    findings: isAllowed(solutionCopyMachine, copy.status, 'edit') ? findingsOf(checkDefinition(definition)) : [],
  };
});
