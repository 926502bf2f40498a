import type { ListedRows } from '../../listed.ts';
import type { Sample, Samples } from '../../sample.ts';

const aboutCopy = (more: object = {}): Sample => ({ about: ({ solutionId }) => ({ solutionId, number: 1, ...more }) });
const remarks = [{ part: { kind: 'definition', field: 'country' }, value: 'US' }];

export const samples: Samples = {
  'payroll/copies/list-copies': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/copies/find-copy': {
    about: async ({ solutionId }, { server }) => ({
      copyId: (await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId, number: 1 } })).id,
    }),
  },
  'payroll/copies/get-copy': aboutCopy(),
  'payroll/copies/list-copy-changes': aboutCopy(),
  'payroll/copies/export-copy': aboutCopy(),
  'payroll/copies/import-definition': aboutCopy({ version: 1, fileName: 'matrix.yaml', text: 'code: MATRIX', take: false }),
  'payroll/copies/make-draft': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/copies/save-draft': aboutCopy({ version: 1, changes: remarks }),
  'payroll/copies/discard-draft': aboutCopy({ version: 1 }),
  'payroll/copies/compare-copies': { about: ({ solutionId }) => ({ solutionId, from: 1, to: 1 }) },
  'payroll/copies/get-release-check': aboutCopy(),
  'payroll/copies/publish-copy': aboutCopy({ version: 1, remarks: 'Matrix' }),
  'payroll/copies/withdraw-release': aboutCopy({ version: 1 }),
};

export const rows: ListedRows = {
  'payroll/copies/list-copies': {
    rows: ({ rows: found }: { rows: readonly { solutionId: number; number: number }[] }) =>
      found.map(({ solutionId, number }) => `${solutionId}/${number}`),
    of: ({ solutionId }) => [`${solutionId}/1`],
  },
  'payroll/copies/list-copy-changes': {
    rows: ({ rows: found }: { rows: readonly { part: { code: string } }[] }) => found.map(({ part }) => part.code),
    of: ({ solutionId }) => [`CHANGED_${solutionId}`],
  },
};
