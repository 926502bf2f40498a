import type { CountyPerson } from './people.ts';
import type { ReportingLines } from './supervisors.ts';

/** Who of the county signs in with a demo account. */
export interface CountyDemoPeople {
  readonly clerk: CountyPerson;
  readonly approver: CountyPerson;
  readonly hr: CountyPerson;
  readonly employee: CountyPerson;
  readonly manager: CountyPerson;
}

/** The first who fits one of the conditions, tried in order; somebody not chosen yet in any case, so that small seeds work too. */
function choose(
  people: readonly CountyPerson[],
  taken: Set<CountyPerson>,
  ...conditions: ((person: CountyPerson) => boolean)[]
): CountyPerson {
  const free = people.filter((person) => !taken.has(person));
  const chosen = conditions.map((condition) => free.find(condition)).find((person) => person !== undefined) ?? free[0];
  if (!chosen) throw new RangeError('The demo company needs at least five people for its sign-ins.');
  taken.add(chosen);
  return chosen;
}

const inDepartment = (code: string, title: RegExp) => (person: CountyPerson) =>
  person.row.departmentCode === code && title.test(person.row.position);

export function chooseDemoPeople(people: readonly CountyPerson[], lines: ReportingLines): CountyDemoPeople {
  const taken = new Set<CountyPerson>();
  const leaders = new Set(lines.supervisors.values());
  const approver = lines.heads.get('FIN') ?? choose(people, taken, (person) => leaders.has(person));
  taken.add(approver);
  const clerk = choose(
    people,
    taken,
    inDepartment('FIN', /payroll/i),
    inDepartment('FIN', /accountant|fiscal|administrative specialist/i),
    inDepartment('FIN', /./),
  );
  const hr = choose(people, taken, inDepartment('OHR', /human resources specialist/i), inDepartment('OHR', /./));
  const reportsTo = (person: CountyPerson) => !leaders.has(person) && lines.supervisors.has(person);
  const employee = choose(people, taken, (person) => person.row.position === 'Librarian II' && reportsTo(person), reportsTo);
  const supervisor = lines.supervisors.get(employee);
  const manager = supervisor && !taken.has(supervisor) ? supervisor : choose(people, taken, (person) => leaders.has(person));
  return { clerk, approver, hr, employee, manager };
}
