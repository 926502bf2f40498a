import { employeeStates } from '@wagewright/contracts/org/employees';
import type { PersonRow } from '@wagewright/db';
import { costCenterColumns, departmentVersionColumns, gradeColumns, legalEntityColumns, positionColumns } from '@wagewright/db/columns';

/** Somebody as list and export say it. */
export const viewPerson = ({ upcomingOn, upcomingDepartment, upcomingPosition, ...row }: PersonRow) => ({
  ...row,
  state: employeeStates.find((one) => one === row.state) ?? 'employed',
  department: departmentVersionColumns.name(row.department),
  position: positionColumns.title(row.position),
  grade: gradeColumns.name(row.grade),
  costCenter: costCenterColumns.name(row.costCenter),
  legalEntity: legalEntityColumns.name(row.legalEntity),
  upcoming:
    upcomingOn === null
      ? null
      : {
          on: upcomingOn,
          department: departmentVersionColumns.name(upcomingDepartment),
          position: positionColumns.title(upcomingPosition),
        },
});

export type ListedPerson = ReturnType<typeof viewPerson>;
