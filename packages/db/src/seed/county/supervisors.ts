import type { CountyPerson } from './people.ts';
import type { Unit } from './units.ts';

/** Direct reports of one supervisor below a unit's head. */
const spanMax = 14;

const leading = /\b(executive|chief|director|sheriff|manager|supervisor|commander|captain|lieutenant|sergeant|administrator|principal)\b/i;

/** Salary in cents, raised for titles that lead. */
const seniority = (person: CountyPerson): number => person.row.salaryCents * (leading.test(person.row.position) ? 1.35 : 1);

export interface ReportingLines {
  readonly supervisors: ReadonlyMap<CountyPerson, CountyPerson>;
  readonly heads: ReadonlyMap<string, CountyPerson>;
}

const bySeniority = (people: readonly CountyPerson[]): CountyPerson[] =>
  [...people].sort((a, b) => seniority(b) - seniority(a) || a.row.number - b.row.number);

/** Within a unit: the head leads the next most senior, each of whom leads up to `spanMax` of the rest. */
function assignWithinUnit(ranked: readonly CountyPerson[], head: CountyPerson, supervisors: Map<CountyPerson, CountyPerson>): void {
  const others = ranked.filter((person) => person !== head);
  const leadCount = others.length > spanMax ? Math.ceil(others.length / spanMax) : 0;
  others.forEach((person, index) => {
    const lead = leadCount > 0 && index >= leadCount ? others[(index - leadCount) % leadCount] : head;
    supervisors.set(person, lead ?? head);
  });
}

/** Whom a department's head reports to: the Chief Administrative Officer, who reports to the County Executive. Council and Sheriff to nobody. */
function topOf(people: readonly CountyPerson[]): { executive: CountyPerson | undefined; officer: CountyPerson | undefined } {
  const holder = (title: string): CountyPerson | undefined => people.find((person) => person.row.position === title);
  const executive = holder('County Executive');
  return { executive, officer: holder('Chief Administrative Officer') ?? executive };
}

const independent = new Set(['CCL', 'SHF']);

/** Who leads each unit and who reports to whom, from seniority and salary alone. */
export function buildReportingLines(people: readonly CountyPerson[], units: readonly Unit[]): ReportingLines {
  const members = Map.groupBy(people, (person) => person.unit);
  const below = new Map<string, CountyPerson[]>(units.map((unit) => [unit.key, [...(members.get(unit.key) ?? [])]]));
  for (const unit of [...units].reverse()) if (unit.parent) below.get(unit.parent)?.push(...(below.get(unit.key) ?? []));
  const heads = new Map<string, CountyPerson>();
  const supervisors = new Map<CountyPerson, CountyPerson>();
  const { executive, officer } = topOf(people);
  for (const unit of units) {
    const own = bySeniority(members.get(unit.key) ?? []);
    const head = unit.parent === null ? bySeniority(below.get(unit.key) ?? [])[0] : (own[0] ?? bySeniority(below.get(unit.key) ?? [])[0]);
    if (!head) continue;
    heads.set(unit.key, head);
    assignWithinUnit(own, head, supervisors);
  }
  for (const unit of units) linkHead(unit, heads, supervisors, officer);
  if (executive) supervisors.delete(executive);
  if (officer && executive && officer !== executive) supervisors.set(officer, executive);
  return { supervisors, heads };
}

/** Links a unit's head to the head of the unit above; somebody who leads both keeps the higher line. */
function linkHead(
  unit: Unit,
  heads: ReadonlyMap<string, CountyPerson>,
  supervisors: Map<CountyPerson, CountyPerson>,
  officer: CountyPerson | undefined,
): void {
  const head = heads.get(unit.key);
  if (!head) return;
  const above = unit.parent === null ? (independent.has(unit.key) ? undefined : officer) : heads.get(unit.parent);
  if (above === head) return;
  if (above) supervisors.set(head, above);
  else if (unit.parent === null) supervisors.delete(head);
}
