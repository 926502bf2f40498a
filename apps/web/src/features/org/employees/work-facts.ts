import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Employee } from './employee.ts';
import { categoryName } from './person-columns.tsx';

export interface WorkFact {
  readonly name: string;
  /** Blank: nothing. */
  readonly value: string;
  /** Whose page it leads to. */
  readonly person?: Employee['supervisorPerson'];
}

/** Where somebody works and to whom they report on the day that was asked for. */
export const workFacts = (employee: Employee, t: TFunction<'employees'>, format: Formatter): readonly WorkFact[] => [
  { name: t('department'), value: format.name(employee.department) },
  { name: t('position'), value: format.name(employee.position) },
  { name: t('columns.grade'), value: format.name(employee.grade) },
  { name: t('supervisor'), value: employee.supervisorPerson?.name ?? '', person: employee.supervisorPerson },
  { name: t('dotted'), value: employee.dottedSupervisorPerson?.name ?? '', person: employee.dottedSupervisorPerson },
  { name: t('columns.category'), value: categoryName(employee.category, t) },
  { name: t('columns.costCenter'), value: format.name(employee.costCenter) },
];
