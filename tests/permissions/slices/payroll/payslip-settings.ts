import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';
import { sheet } from './payslips.ts';

/** The payslip that a place's batches follow. */
const settingOf = async ({ solutionId }: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId } } }, orderBy: { id: 'asc' } })).id;

const look = {
  name: 'Matrix',
  source: 'batch',
  layout: 'web',
  notifyMethod: 'app-message',
  viewDay: 1,
  viewMonth: 'current',
  checkDay: null,
};
const style = { header: null, remarks: null, logo: null, groups: [] };
// of a version that nobody has seen, so that the payslip stays as it is
const unseen = 999;

export const samples: Samples = {
  'payroll/payslip-settings/list-payslip-settings': { anywhere: {} },
  'payroll/payslip-settings/get-payslip-setting': { about: async (place, tools) => ({ id: await settingOf(place, tools) }) },
  'payroll/payslip-settings/create-payslip-setting': { about: ({ solutionId }) => ({ ...look, solutionIds: [solutionId] }) },
  'payroll/payslip-settings/copy-payslip-setting': {
    about: async (place, tools) => ({ id: await settingOf(place, tools), name: 'Matrix copy' }),
  },
  'payroll/payslip-settings/set-payslip-basics': {
    about: async (place, tools) => ({ id: await settingOf(place, tools), version: unseen, ...look, solutionIds: [place.solutionId] }),
  },
  'payroll/payslip-settings/set-payslip-style': {
    about: async (place, tools) => ({ id: await settingOf(place, tools), version: unseen, style }),
  },
  'payroll/payslip-settings/move-payslip-setting': {
    about: async (place, tools) => ({ id: await settingOf(place, tools), version: unseen, event: 'disable' }),
  },
  'payroll/payslip-settings/delete-payslip-setting': {
    about: async (place, tools) => ({ id: await settingOf(place, tools), version: unseen }),
  },
  'payroll/payslip-settings/preview-payslip': {
    about: async (place, tools) => ({ id: await settingOf(place, tools), batchId: place.paidBatchId }),
  },
};

export const rows: ListedRows = {
  'payroll/payslip-settings/list-payslip-settings': {
    rows: idOf,
    of: async ({ solutionId }, { server }) =>
      (await server.prisma.payslipSetting.findMany({ where: { solutions: { some: { solutionId } } } })).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'payroll/payslip-settings/preview-payslip': [...words('number title source period payDate currency gross deductions net'), ...sheet],
};
