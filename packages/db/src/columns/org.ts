import { columnsOf } from './column.ts';
import { localized, orNull } from './kinds.ts';

export const legalEntityColumns = columnsOf('legal_entity', { name: localized });
/** Null where somebody has no department, or no position, on the day that is asked for. */
export const departmentVersionColumns = columnsOf('department_version', { name: orNull(localized) });
export const positionColumns = columnsOf('position', { title: orNull(localized) });
export const compensationItemColumns = columnsOf('compensation_item', { name: localized });
export const gradeColumns = columnsOf('grade', { name: orNull(localized) });
export const costCenterColumns = columnsOf('cost_center', { name: orNull(localized) });
