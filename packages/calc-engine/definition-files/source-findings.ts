/** Snapshot columns against the catalogue of sources. */
import {
  type CatalogueSource,
  columnTypesOf,
  findSources,
  snapshotCatalogue,
  snapshotLines,
} from '@wagewright/contracts/definition-findings';
import type { CalculationDefinition, SnapshotColumn } from '@wagewright/contracts/payroll/solutions';
import { nearestName } from '../src/language/nearest.ts';
import { type Found, type Places, placeOf } from './located.ts';
import type { Path } from './text.ts';

export function sourceFindings(definition: CalculationDefinition, places: Places): Found[] {
  const report = (code: string, path: Path, figures: Found['figures']): Found => ({
    code,
    figures,
    place: placeOf(definition, places, { path, on: 'value' }),
  });
  return definition.steps.flatMap((step, stepIndex) =>
    step.tables.flatMap((table, tableIndex) => {
      if (table.kind !== 'snapshot') return [];
      const path: Path = ['steps', stepIndex, 'tables', tableIndex];
      if (!snapshotLines.some((lines) => lines === table.lines)) {
        return [
          report('UNKNOWN_LINES', [...path, 'lines'], {
            found: table.lines,
            known: [...snapshotLines],
            ...nearest(table.lines, snapshotLines),
          }),
        ];
      }
      return table.columns.flatMap((column, index) => {
        const wrong = checkSource(column, table.lines);
        return wrong ? [report(wrong.code, [...path, 'columns', index, wrong.key], wrong.figures)] : [];
      });
    }),
  );
}

const nearest = (wanted: string, names: readonly string[]): { readonly nearest?: string } => {
  const found = nearestName(wanted, names);
  return found === null ? {} : { nearest: found };
};

interface WrongSource {
  readonly code: string;
  readonly key: 'source' | 'type';
  readonly figures: Found['figures'];
}

const isIn =
  (lines: string) =>
  (source: CatalogueSource): boolean =>
    source.lines === null || source.lines.includes(lines);

function checkSource({ source, type }: SnapshotColumn, lines: string): WrongSource | null {
  const meant = findSources(source);
  if (meant.length === 0) {
    const known = snapshotCatalogue.filter(isIn(lines)).map(({ word }) => word);
    return { code: 'UNKNOWN_SOURCE', key: 'source', figures: { source, known, ...nearest(source, known) } };
  }
  const here = meant.filter(isIn(lines));
  const [first] = here;
  if (!first) {
    const known = [...new Set(meant.flatMap((candidate) => candidate.lines ?? []))];
    return { code: 'SOURCE_OF_OTHER_LINES', key: 'source', figures: { source, lines, known } };
  }
  const known = [...new Set(here.flatMap(columnTypesOf))];
  return known.includes(type) ? null : { code: 'SOURCE_TYPE', key: 'type', figures: { source, type, gives: [...first.types], known } };
}
