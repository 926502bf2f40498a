import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import type { PlaceOf } from '../../world/index.ts';

const name = { en: 'Elsewhere', 'zh-CN': '别处' };
const ranges = [{ grade: 'P1', level: 'A', minimum: '1', midpoint: '2', maximum: '3' }];
const seen =
  (more: object) =>
  ({ salaryStructureId: id }: PlaceOf) => ({ id, version: 1, ...more });

export const samples: Samples = {
  'org/salary-structures/list-salary-structures': { anywhere: {} },
  'org/salary-structures/get-salary-structure': { about: ({ salaryStructureId: id }) => ({ id }) },
  'org/salary-structures/create-salary-structure': {
    about: ({ legalEntityId }) => ({ legalEntityId, code: 'ONE-MORE', name, item: 'BASE_SALARY', currency: 'USD' }),
  },
  'org/salary-structures/put-salary-ranges': { about: seen({ from: '2030-01-01', ranges }) },
  'org/salary-structures/update-salary-structure': { about: seen({ name }) },
  'org/salary-structures/remove-salary-ranges': { about: seen({ from: '2020-01-01' }) },
  'org/salary-structures/delete-salary-structure': { about: seen({}) },
};

export const rows: ListedRows = {
  'org/salary-structures/list-salary-structures': { rows: idOf, of: ({ salaryStructureId }) => [salaryStructureId] },
};
