import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const own = ({ tableViewId }: { tableViewId: number }) => ({ id: tableViewId, version: 1 });

export const samples: Samples = {
  'platform/table-views/list-table-views': { anywhere: { table: 'batches' } },
  'platform/table-views/create-table-view': { anywhere: { table: 'batches', name: 'Another', state: {} } },
  'platform/table-views/update-table-view': { about: own },
  'platform/table-views/delete-table-view': { about: own },
};

export const rows: ListedRows = {
  'platform/table-views/list-table-views': { rows: idOf, of: ({ tableViewId }) => [tableViewId] },
};
