import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { departmentPrefix } from '../../world/index.ts';

const name = { en: 'Elsewhere', 'zh-CN': '别处' };
const seen = ({ departmentId }: { departmentId: number }) => ({ id: departmentId, version: 1 });

export const samples: Samples = {
  'org/departments/list-departments': { anywhere: {} },
  'org/departments/get-department': { about: ({ departmentId }) => ({ id: departmentId }) },
  'org/departments/create-department': {
    about: ({ legalEntityId }) => ({ legalEntityId, code: 'ONE-MORE', from: '2026-01-01', name, parentId: null, managerId: null }),
  },
  'org/departments/change-department': { about: (place) => ({ ...seen(place), from: '2026-01-01', name }) },
  'org/departments/remove-department-change': { about: (place) => ({ ...seen(place), from: '2000-01-01' }) },
  'org/departments/close-department': { about: (place) => ({ ...seen(place), lastDay: '2026-01-01' }) },
  'org/departments/merge-departments': { about: (place) => ({ ...seen(place), intoId: place.departmentId, from: '2026-01-01' }) },
  'org/departments/update-department': { about: (place) => ({ ...seen(place), custom: {} }) },
  'org/departments/delete-department': { about: seen },
};

interface Row {
  readonly id: number;
  readonly code: string;
}

export const rows: ListedRows = {
  'org/departments/list-departments': {
    rows: ({ rows: found }: { rows: readonly Row[] }) => found.filter(({ code }) => code.startsWith(departmentPrefix)).map(({ id }) => id),
    of: ({ departmentId }) => [departmentId],
  },
};
