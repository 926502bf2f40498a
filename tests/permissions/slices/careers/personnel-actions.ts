import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { type PlaceOf, surname } from '../../world/index.ts';

const about = ({ employeeId }: PlaceOf) => ({ employeeId });
/** Of a version that nobody has seen, so that it stays as it is. */
const unseen = ({ personnelActionId }: PlaceOf) => ({ id: personnelActionId, version: 999 });
const ownUnseen = ({ ownPersonnelActionId }: PlaceOf) => ({ id: ownPersonnelActionId, version: 999 });

export const samples: Samples = {
  'careers/personnel-actions/list-personnel-actions': { anywhere: { limit: 500 } },
  'careers/personnel-actions/get-personnel-action': { about: ({ ownPersonnelActionId }) => ({ id: ownPersonnelActionId }) },
  'careers/personnel-actions/get-action-form': { about },
  'careers/personnel-actions/get-final-pay': { about: (place) => ({ ...about(place), lastDay: '2026-12-31' }) },
  'careers/personnel-actions/submit-personnel-action': {
    about: (place) => ({ ...about(place), effectiveDate: '2031-01-31', content: { kind: 'termination', why: 'other' } }),
  },
  'careers/personnel-actions/take-back-personnel-action': { about: unseen },
  'careers/personnel-actions/get-my-career': { anywhere: {} },
  'careers/personnel-actions/submit-my-resignation': { anywhere: { lastDay: '2031-01-31', reason: 'Matrix' } },
  'careers/personnel-actions/take-back-my-resignation': { about: ownUnseen },
  'careers/personnel-actions/submit-hire': {
    about: async ({ legalEntityId, departmentId }, { server }) => {
      const { id: positionId } = await server.prisma.position.findFirstOrThrow();
      const who = { employeeNumber: 'MATRIX-HIRE', name: 'One more', hireDate: '2031-01-01', category: 'fulltime-regular' };
      return { legalEntityId, departmentId, positionId, ...who };
    },
  },
};

interface Row {
  readonly employeeId: number;
  readonly employee: string;
}

export const rows: ListedRows = {
  'careers/personnel-actions/list-personnel-actions': {
    rows: ({ rows: found }: { rows: readonly Row[] }) =>
      found.filter(({ employee }) => employee.startsWith(surname)).map(({ employeeId }) => employeeId),
    of: ({ employeeId }) => [employeeId],
    input: { limit: 500 },
  },
};

export const fields: VisibleFields = {
  'careers/personnel-actions/list-personnel-actions': words(
    'approvalId askedBy createdAt effectiveDate employee employeeId employeeNumber id isAhead kind mayTakeBack reason says status version',
  ),
  'careers/personnel-actions/get-personnel-action': words('action isOwn'),
  'careers/personnel-actions/get-my-career': words(
    'approvalId askedBy createdAt effectiveDate employee employeeId employeeNumber id isAhead kind mayTakeBack reason says status version',
  ),
  'careers/personnel-actions/get-final-pay': words('periods oneTimePayments leave'),
  'careers/personnel-actions/get-action-form': words(
    'kinds isEditor work probationUntil lastDay departments positions costCenters leaveTypes',
  ),
};
