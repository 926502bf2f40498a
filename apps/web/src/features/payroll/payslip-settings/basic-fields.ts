import type { Inputs } from '../../../shared/api/trpc.ts';
import type { Setting } from './setting.ts';

export type Basics = Inputs['payroll']['payslipSettings']['createPayslipSetting'];

/** The basic setting as a form holds it: numbers as typed. */
export type BasicFields = Omit<Basics, 'viewDay' | 'checkDay' | 'solutionIds'> & {
  readonly solutionIds: readonly string[];
  readonly viewDay: string;
  readonly checkDay: string;
};

export const fieldsOf = (setting: Setting | undefined, solutionIds: readonly number[]): BasicFields => ({
  name: setting?.name ?? '',
  source: setting?.source ?? 'batch',
  solutionIds: (setting?.solutions.map(({ id }) => id) ?? solutionIds).map(String),
  layout: setting?.layout ?? 'web',
  notifyMethod: setting?.notifyMethod ?? 'app-message',
  viewDay: String(setting?.viewDay ?? 1),
  viewMonth: setting?.viewMonth ?? 'current',
  checkDay: setting?.checkDay === null || setting === undefined ? '' : String(setting.checkDay),
});

export const basicsOf = ({ name, solutionIds, viewDay, checkDay, ...rest }: BasicFields): Basics => ({
  ...rest,
  name: name.trim(),
  solutionIds: solutionIds.map(Number),
  viewDay: Number(viewDay),
  checkDay: checkDay.trim() === '' ? null : Number(checkDay),
});
