/** What does not fit the schema, placed in the file, with the nearest name there is. */
import type { ShapeProblem } from '@wagewright/contracts/definition-findings';
import { nearestName } from '../src/language/nearest.ts';
import { type Found, type Places, placeOf } from './located.ts';

/** Figures that list every name there is, for "did you mean". */
const namesOf = (figures: ShapeProblem['figures']): readonly string[] => {
  const names = figures.known ?? figures.options;
  return Array.isArray(names) ? names : [];
};

function withNearest(figures: ShapeProblem['figures'], wanted: string): ShapeProblem['figures'] {
  const nearest = nearestName(wanted, namesOf(figures));
  return nearest === null ? figures : { ...figures, nearest };
}

const unquoted = (figure: ShapeProblem['figures'][string] | undefined): string => `${figure ?? ''}`.replaceAll(/^"|"$/g, '');

export function shapeFindings(problems: readonly ShapeProblem[], value: unknown, places: Places): Found[] {
  const causes = problems.filter((problem) => !isConsequence(problem, problems));
  return dropRepeated(causes.map((problem) => findingOf(problem, value, places)));
}

/** What a misspelt key leaves behind: the right one is missing, or none says where the value comes from. */
function isConsequence({ code, path, figures }: ShapeProblem, problems: readonly ShapeProblem[]): boolean {
  if (code !== 'MISSING_KEY' && code !== 'COLUMN_ORIGIN' && code !== 'ROWS_ORIGIN') return false;
  const misspelt = problems.filter((other) => other.code === 'UNKNOWN_KEY' && samePath(other.path.slice(0, -1), path));
  return misspelt.some((other) => {
    const key = String(other.figures.key);
    const meant = nearestName(key, namesOf(other.figures));
    return code !== 'MISSING_KEY' || meant === figures.key || key.startsWith(`${figures.key}:`);
  });
}

const samePath = (a: ShapeProblem['path'], b: ShapeProblem['path']): boolean =>
  a.length === b.length && a.every((step, index) => step === b[index]);

function findingOf(problem: ShapeProblem, value: unknown, places: Places): Found {
  const { code, path, on, figures } = problem;
  const place = placeOf(value, places, problem);
  if (code === 'UNKNOWN_KEY') return unknownKey(problem, value, places);
  const written = on === 'value' && figures.found !== undefined && !Array.isArray(figures.found) ? places.written(path) : null;
  const read = written !== null && written.length <= 60 && typeof figures.found === 'string' ? { ...figures, found: written } : figures;
  return { code, figures: code === 'NOT_ONE_OF' ? withNearest(read, unquoted(figures.found)) : read, place };
}

function unknownKey(problem: ShapeProblem, value: unknown, places: Places): Found {
  const { path, figures } = problem;
  const key = String(figures.key);
  const place = placeOf(value, places, problem);
  const broken = places.brokenValue(path.slice(0, -1), key);
  if (broken) return { code: 'UNQUOTED_COMMA', figures: { text: broken.text }, place: { ...place, ...broken.point } };
  const [, name, rest] = /^(\w+):(.+)$/.exec(key) ?? [];
  if (name !== undefined) return { code: 'NO_SPACE_AFTER_COLON', figures: { text: key, mended: `${name}: ${rest}` }, place };
  return { code: 'UNKNOWN_KEY', figures: withNearest(figures, key), place };
}

/** The words of one broken value are one finding. */
function dropRepeated(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter((one) => {
    const key = JSON.stringify(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
