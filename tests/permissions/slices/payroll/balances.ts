import type { RoleCode } from '@wagewright/contracts';
import { employeeOf, type Listed, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { payee, type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'payroll/balances/set-opening-balances': {
    about: ({ solutionId, periodId, employeeId }) => ({ solutionId, periodId, rows: [{ employeeId, amounts: { GROSS: '1.00' } }] }),
  },
  'payroll/balances/list-balance-elements': { anywhere: {} },
  'payroll/balances/list-balances': { anywhere: { limit: 500 } },
  'payroll/balances/export-balances': { anywhere: {} },
  'payroll/balances/list-balance-entries': {
    about: ({ employeeId, legalEntityId }) => ({ employeeId, legalEntityId, element: 'GROSS', limit: 500 }),
  },
  'payroll/balances/create-balance-element': { anywhere: { code: 'ONE_MORE', name } },
  'payroll/balances/rename-balance-element': { anywhere: { code: 'GROSS', version: 1, name } },
  'payroll/balances/delete-balance-element': { anywhere: { code: 'GROSS', version: 1 } },
};

interface Used {
  readonly uses: readonly { solutionId: number; copyNumber: number }[];
}

/** The entries are everybody's; what is told of each is which of the reached solutions use it. */
export const usersOf: Listed = {
  rows: ({ rows }: { rows: readonly Used[] }) => [
    ...new Set(rows.flatMap(({ uses }) => uses.map(({ solutionId, copyNumber }) => `${solutionId}/${copyNumber}`))),
  ],
  of: ({ solutionId }) => [`${solutionId}/1`],
};

interface Paid {
  readonly employeeId: number;
  readonly batchId: number | null;
}

/** What the ledger has of the place's solution; of all solutions of its legal entity where the role reaches these. */
const paidAt = ({ solutionId, legalEntityId }: PlaceOf, { server }: Tools, role: RoleCode) =>
  server.prisma.$queryRaw<Paid[]>`
    SELECT l.employee_id AS "employeeId", l.batch_id AS "batchId" FROM calc.ledger l JOIN period p ON p.id = l.period_paid JOIN solution s ON s.id = p.solution_id
      JOIN balance_element b ON b.code = 'GROSS'
    WHERE (s.id = ${solutionId} OR (${role} = 'payroll-administrator' AND s.legal_entity_id = ${legalEntityId})) AND l.v[b.serial_number] <> 0`;

export const rows: ListedRows = {
  'payroll/balances/list-balance-elements': usersOf,
  'payroll/balances/list-balances': {
    rows: employeeOf,
    of: async (place, tools, role) => [...new Set((await paidAt(place, tools, role)).map(({ employeeId }) => employeeId))],
  },
  'payroll/balances/list-balance-entries': {
    rows: ({ rows: entries }: { rows: readonly { batch: { id: number } | null }[] }) => entries.map(({ batch }) => batch?.id ?? null),
    of: async (place, tools, role) =>
      (await paidAt(place, tools, role)).filter(({ employeeId }) => employeeId === place.employeeId).map(({ batchId }) => batchId),
  },
};

export const fields: VisibleFields = {
  'payroll/balances/list-balances': [...payee, ...words('legalEntityId legalEntity amounts')],
  'payroll/balances/list-balance-entries': words('kind solution paid payDate earned batch recordedAt amount balance'),
};
