import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { surname } from '../../world/index.ts';

export const samples: Samples = {
  'time/corrections/list-my-corrections': { anywhere: {} },
  'time/corrections/submit-my-correction': { anywhere: { date: '2025-06-02', inTime: '08:00', reason: 'Matrix' } },
  'time/corrections/cancel-my-correction': { about: ({ ownCorrectionId }) => ({ id: ownCorrectionId, version: 1 }) },
  'time/corrections/list-corrections': { anywhere: {} },
  'time/corrections/get-correction': { about: ({ ownCorrectionId }) => ({ id: ownCorrectionId }) },
  'time/corrections/cancel-correction': { about: ({ correctionId }) => ({ id: correctionId, version: 1, reason: 'Matrix' }) },
};

interface Rows {
  readonly rows: readonly { readonly id: number; readonly employeeId: number; readonly employee: string }[];
}

export const rows: ListedRows = {
  'time/corrections/list-my-corrections': {
    rows: ({ rows: found }: Rows) => found.map(({ id }) => id),
    of: ({ ownCorrectionId }) => [ownCorrectionId],
  },
  'time/corrections/list-corrections': {
    rows: ({ rows: found }: Rows) => found.filter(({ employee }) => employee.startsWith(surname)).map(({ employeeId }) => employeeId),
    of: ({ employeeId }) => [employeeId],
    input: { limit: 500 },
  },
};

export const fields: VisibleFields = {
  'time/corrections/list-corrections': words(
    'approvalId createdAt date employee employeeId employeeNumber id inTime mayCancel outNextDay outTime reason status version wrongTimes',
  ),
};
