import type { ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { type PlaceOf, surname } from '../../world/index.ts';

const says = { kind: 'fixed-term', number: 'MATRIX-NEW', startsOn: '2031-01-01', endsOn: '2031-12-31' };
/** The contract of the place, as nobody has seen it. */
const unseen = async ({ employeeId }: PlaceOf, { server }: Tools) => {
  const { id } = await server.prisma.employmentContract.findFirstOrThrow({ where: { employeeId } });
  return { id, version: 999 };
};

export const samples: Samples = {
  'org/contracts/list-contracts': { anywhere: { search: surname, limit: 500 } },
  'org/contracts/sign-contract': { about: ({ employeeId }) => ({ employeeId, ...says }) },
  'org/contracts/update-contract': { about: async (place, tools) => ({ ...(await unseen(place, tools)), ...says }) },
  'org/contracts/remove-contract': { about: unseen },
};

export const rows: ListedRows = {
  'org/contracts/list-contracts': {
    rows: ({ rows: found }: { rows: readonly { employeeId: number }[] }) => found.map(({ employeeId }) => employeeId),
    of: ({ employeeId }) => [employeeId],
    input: { search: surname, limit: 500 },
  },
};

export const fields: VisibleFields = {
  'org/contracts/list-contracts': words(
    'employee employeeId employeeNumber endsOn files id kind mayEdit note number probationPassedOn probationUntil renewedBy renews signedOn startsOn state version',
  ),
};
