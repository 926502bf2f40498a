import { byEmployee, employeeOf, idOf, type ListedRows } from '../../listed.ts';
import { type Sample, type Samples, versionOf } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';

/** Of a version that nobody has seen, so that the batch stays as it is. */
const batchSample: Sample = { about: ({ batchId }) => ({ id: batchId, version: 999 }) };

const batch = [
  ...words('id name type sequence isDefault status solutionId solution periodId period startDate endDate'),
  ...words('payDate currency payeeCount gross net progress preparation move payslipJob payslipsPublishedAt findings'),
];

const batchPage = [
  ...words('version may copyNumber heldCount hasResult hasWholeResult errorCount steps events namedPayees approvalInstanceId'),
  ...words('preparedAt confirmedAt dataSubmittedAt payslipsGeneratedAt lastFailure'),
];

export const samples: Samples = {
  'payroll/batches/list-batches': { anywhere: {} },
  'payroll/batches/get-batch': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/watch-batch': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/get-batch-review': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/list-batch-history': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/list-batch-users': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/set-batch-user': {
    // somebody of the place's own legal entity
    about: async ({ batchId, legalEntityId }, { server }) => {
      const employee = { legalEntityId, terminationDate: null };
      const user = await server.prisma.user.findFirstOrThrow({ where: { status: 'active', employee }, orderBy: { id: 'asc' } });
      return { id: batchId, userId: user.id, access: 'read' };
    },
  },
  'payroll/batches/create-batch': {
    about: ({ periodId, employeeId }) => ({ periodId, type: 'offcycle', name: 'Matrix', employeeIds: [employeeId] }),
  },
  'payroll/batches/prepare-batch': batchSample,
  'payroll/batches/calculate-batch': batchSample,
  'payroll/batches/recalculate-payees': {
    about: async ({ batchId, employeeId }, tools) => ({ id: batchId, version: await versionOf(tools, batchId), employeeIds: [employeeId] }),
  },
  'payroll/batches/list-past-batches': { about: ({ newBatchId }) => ({ id: newBatchId }) },
  'payroll/batches/list-retro-candidates': { about: ({ newBatchId, paidBatchId }) => ({ id: newBatchId, pastBatchId: paidBatchId }) },
  'payroll/batches/recalculate-past': {
    about: async ({ newBatchId, paidBatchId, employeeId }, tools) => ({
      id: newBatchId,
      version: await versionOf(tools, newBatchId),
      pastBatchId: paidBatchId,
      employeeIds: [employeeId],
    }),
  },
  'payroll/batches/list-retro-deltas': { about: ({ newBatchId }) => ({ id: newBatchId }) },
  'payroll/batches/discard-retro': { about: ({ newBatchId, retroRunId }) => ({ id: newBatchId, runId: retroRunId }) },
  'payroll/batches/export-batch-input': { about: ({ batchId }) => ({ id: batchId, table: 'MatrixTyped' }) },
  'payroll/batches/list-batch-input': { about: ({ batchId }) => ({ id: batchId, table: 'MatrixTyped' }) },
  'payroll/batches/set-batch-input': {
    about: async ({ waitingBatchId, employeeId }, tools) => ({
      id: waitingBatchId,
      version: await versionOf(tools, waitingBatchId),
      table: 'MatrixTyped',
      rows: [{ employeeId, lines: [{ Amount: '1.00' }] }],
    }),
  },
  'payroll/batches/cancel-run': batchSample,
  'payroll/batches/submit-batch': batchSample,
  'payroll/batches/withdraw-batch': batchSample,
  'payroll/batches/submit-batch-data': batchSample,
  'payroll/batches/generate-payslips': batchSample,
  'payroll/batches/publish-payslips': batchSample,
  'payroll/batches/close-batch': batchSample,
  'payroll/batches/cancel-batch': batchSample,
  'payroll/batches/delete-batch': batchSample,
  'payroll/batches/move-batch-back': { about: ({ batchId }) => ({ id: batchId, version: 999, to: 'new' }) },
  'payroll/batches/hold-payee': { about: ({ batchId, employeeId }) => ({ id: batchId, employeeId, held: true }) },
  'payroll/batches/cancel-preparation': batchSample,
  'payroll/batches/list-population': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/export-population': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/get-batch-sources': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/get-batch-readiness': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/confirm-population': batchSample,
  'payroll/batches/choose-payee': {
    about: ({ batchId, employeeId }) => ({ id: batchId, version: 999, employeeId, choice: 'remove', reason: 'R' }),
  },
  'payroll/batches/cancel-batch-move': batchSample,
  'payroll/batches/cancel-payslip-job': batchSample,
  'payroll/batches/preview-batch-approval': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/hold-payees': {
    about: ({ batchId, employeeId }) => ({ id: batchId, employeeIds: [employeeId], held: true, reason: 'R' }),
  },
  'payroll/batches/choose-payees': {
    about: ({ batchId, employeeId }) => ({ id: batchId, version: 999, employeeIds: [employeeId], choice: 'remove', reason: 'R' }),
  },
  'payroll/batches/ask-forecast': { about: ({ batchId }) => ({ id: batchId }) },
  'payroll/batches/get-forecast': { about: ({ batchId }) => ({ id: batchId }) },
};

export const rows: ListedRows = {
  'payroll/batches/list-batch-users': {
    rows: idOf,
    of: async ({ batchId }, { server }) => (await server.prisma.batchUser.findMany({ where: { batchId } })).map(({ userId }) => userId),
  },
  'payroll/batches/list-batches': {
    input: { limit: 500 },
    rows: idOf,
    of: async ({ solutionId }, { server }) =>
      (await server.prisma.batch.findMany({ where: { period: { solutionId }, status: { not: 'deleted' } } })).map(({ id }) => id),
  },
  'payroll/batches/list-batch-history': {
    rows: ({ rows }: { rows: { procedure: string }[] }) => rows.map(({ procedure }) => procedure),
    of: () => [
      'payroll/batches/create-batch',
      'payroll/batches/prepare-batch',
      'preparation-finished',
      'payroll/batches/calculate-batch',
      'run-finished',
      'payroll/what-ifs/start-what-if',
    ],
  },
  'payroll/batches/list-past-batches': {
    rows: ({ rows }: { rows: { pastBatchId: number }[] }) => rows.map(({ pastBatchId }) => pastBatchId),
    of: ({ paidBatchId }) => [paidBatchId],
  },
  // the salary of the sister's employee was changed last of all, after both solutions had paid everybody
  'payroll/batches/list-retro-candidates': {
    rows: employeeOf,
    of: ({ employeeId }, { world }, role) => [...new Set([employeeId, world.place(role, 'sister').employeeId])],
  },
  'payroll/batches/list-retro-deltas': byEmployee,
  'payroll/batches/list-population': { rows: employeeOf, of: ({ employeeIds }) => employeeIds },
  'payroll/batches/list-batch-input': { input: { table: 'Employee' }, rows: employeeOf, of: ({ employeeIds }) => employeeIds },
};

export const fields: VisibleFields = {
  'payroll/batches/list-batches': batch,
  'payroll/batches/get-batch': [...batch, ...batchPage],
  'payroll/batches/list-batch-input': [...payee, 'line', 'cells', 'origin'],
  'payroll/batches/list-population': [
    ...words('employeeId employeeNumber name department departmentBefore movement isPaid isHeld choice reason condition'),
  ],
  'payroll/batches/list-batch-history': ['at', 'who', 'procedure', 'event', 'about', 'others', 'from', 'to', 'remarks', 'run'],
  'payroll/batches/list-retro-candidates': [...payee, 'changes', 'records', 'takenFrom'],
  'payroll/batches/list-retro-deltas': [...payee, 'periodId', 'period', 'runId', 'deltas'],
};
