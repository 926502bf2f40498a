import type { LocalizedText } from '@wagewright/contracts';
import { addDays } from '../dates.ts';
import { bureaus, chineseDepartmentNames, renamedDepartments } from './department-names.ts';
import type { RegisterRow } from './register.ts';

/** A department, bureau or division of the county. Keys are `POL`, `POL/PSB`, `POL/PSB 3rd District Patrol`. */
export interface Unit {
  readonly key: string;
  readonly code: string;
  readonly parent: string | null;
  readonly versions: readonly { readonly from: string; readonly to: string | null; readonly name: LocalizedText }[];
}

/** Before the first hire of the register. */
const founded = '1948-11-02';

const same = (name: string): LocalizedText => ({ en: name, 'zh-CN': name });

function departmentVersions(code: string, name: string): Unit['versions'] {
  const first = { en: name, 'zh-CN': chineseDepartmentNames[code] ?? name };
  const renamed = renamedDepartments[code];
  if (!renamed) return [{ from: founded, to: null, name: first }];
  return [
    { from: founded, to: addDays(renamed.from, -1), name: first },
    { from: renamed.from, to: null, name: { en: renamed.en, 'zh-CN': renamed['zh-CN'] } },
  ];
}

function bureauOf(row: RegisterRow): readonly [string, string] | undefined {
  return Object.entries(bureaus[row.departmentCode] ?? {}).find(([prefix]) => row.division.startsWith(`${prefix} `));
}

/** Where a line of the register works: its division, or the department itself where the division is called like it. */
export const unitKeyOf = (row: RegisterRow): string =>
  row.division === '' || row.division === row.departmentName ? row.departmentCode : `${row.departmentCode}/${row.division}`;

/** The tree of departments, bureaus and divisions, parents first. */
export function buildUnits(rows: readonly RegisterRow[]): Unit[] {
  const units = new Map<string, Unit>();
  const counters = new Map<string, number>();
  const add = (key: string, department: string, parent: string, name: string): void => {
    if (units.has(key)) return;
    const number = (counters.get(department) ?? 0) + 1;
    counters.set(department, number);
    units.set(key, {
      key,
      code: `${department}-${String(number).padStart(3, '0')}`,
      parent,
      versions: [{ from: founded, to: null, name: same(name) }],
    });
  };
  for (const row of [...rows].sort((a, b) => (a.departmentCode + a.division < b.departmentCode + b.division ? -1 : 1))) {
    const department = row.departmentCode;
    if (!units.has(department)) {
      units.set(department, {
        key: department,
        code: department,
        parent: null,
        versions: departmentVersions(department, row.departmentName),
      });
    }
    const key = unitKeyOf(row);
    if (key === department) continue;
    const bureau = bureauOf(row);
    const bureauKey = bureau ? `${department}/${bureau[0]}` : department;
    if (bureau) add(bureauKey, department, department, bureau[1]);
    add(key, department, bureauKey, row.division);
  }
  return [...units.values()];
}
