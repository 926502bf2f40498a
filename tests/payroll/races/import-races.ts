import type { Race } from './race.ts';
import type { RaceStage } from './race-stage.ts';

/** Somebody else undoes the import while another change of it waits for the row. */
const moved = (verb: string, from: string, input: object = {}): Race => ({
  procedure: `platform/imports/${verb}-import`,
  input: ({ importId }: RaceStage) => ({ id: importId, version: 1, ...input }),
  held: 'import_job',
  id: ({ importId }) => importId,
  given: `status = 'waiting'`,
  import: from,
  change: `status = 'undone'`,
  error: 'ILLEGAL_TRANSITION',
});

/** Each change of an import finds it as it is when its turn comes. */
export const importRaces: readonly Race[] = [
  { ...moved('read', 'checked', { options: {} }), procedure: 'platform/imports/read-import-again' },
  {
    ...moved('confirm', 'asking', { columns: [{ place: 1, code: 'employeeNumber' }] }),
    procedure: 'platform/imports/confirm-columns',
  },
  moved('write', 'checked'),
  moved('undo', 'written'),
  moved('cancel', 'checked'),
];
