/** A finding before its place is known by line: where in the data it is meant. */

import { findingPlacesNamed } from '@wagewright/contracts/definition-findings';
import type { DefinitionFinding, FindingFigures, FindingPlace } from '@wagewright/contracts/payroll/solutions';
import type { Path } from './text.ts';
import { whereOf } from './where.ts';

export interface Located {
  readonly code: string;
  readonly path: Path;
  readonly on: 'key' | 'value';
  readonly figures: FindingFigures;
  /** Character of the text that the path leads to, as an expression's. */
  readonly character?: number;
}

/** Finds lines for places of the data. */
export interface Places {
  /** Null where no file says it. */
  point(at: Pick<Located, 'path' | 'on' | 'character'>): Pick<FindingPlace, 'file' | 'line' | 'column'> | null;
  /** A scalar as it was written; null where nobody knows. */
  written(path: Path): string | null;
  /** A value between { and } that a comma broke, by one of the words it left over. */
  brokenValue(path: Path, key: string): { readonly text: string; readonly point: Pick<FindingPlace, 'file' | 'line' | 'column'> } | null;
}

/** Data without a file. */
export const noPlaces: Places = { point: () => null, written: () => null, brokenValue: () => null };

export function placeOf(value: unknown, places: Places, located: Pick<Located, 'path' | 'on' | 'character'>): FindingPlace {
  return { ...(places.point(located) ?? { file: null, line: null, column: null }), ...whereOf(value, located.path) };
}

export interface Found {
  readonly code: string;
  readonly figures: FindingFigures;
  readonly place: FindingPlace;
}

const order = ({ file, line, column }: FindingPlace): readonly (string | number)[] => [file ?? '', line ?? 0, column ?? 0];

function before(a: Found, b: Found): number {
  const [left, right] = [order(a.place), order(b.place)];
  const differs = left.findIndex((part, index) => part !== right[index]);
  return differs < 0 ? 0 : (left[differs] ?? 0) < (right[differs] ?? 0) ? -1 : 1;
}

/** One cause is one finding: what has the same code and figures, with the first places, in the order of the file. */
export function groupFindings(found: readonly Found[]): DefinitionFinding[] {
  const causes = new Map<string, Found[]>();
  for (const one of [...found].sort(before)) {
    const cause = JSON.stringify([one.code, one.figures]);
    causes.set(cause, [...(causes.get(cause) ?? []), one]);
  }
  return [...causes.values()].flatMap((same): DefinitionFinding[] => {
    const [first] = same;
    if (!first) return [];
    const places = same.slice(0, findingPlacesNamed).map(({ place }) => place);
    return [{ code: first.code, figures: first.figures, places, count: same.length }];
  });
}
