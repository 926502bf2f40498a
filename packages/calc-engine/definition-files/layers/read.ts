/** A definition with all that it extends: resolved, checked and compiled. */
import type { CalculationDefinition, DefinitionFinding } from '@wagewright/contracts/payroll/solutions';
import type { Program } from '../../src/api.ts';
import { groupFindings } from '../located.ts';
import { type Checked, checkDefinition } from '../read.ts';
import { type FindParent, type FoundDefinition, loadLayers } from './load.ts';
import { type LayerEffect, type Resolved, resolveLayers } from './resolve.ts';

export interface ReadOptions {
  /** Goes on where a parent is not the one that its child was written for, so that the effect can be looked at. */
  readonly allowChangedParents?: boolean;
}

/** A definition by itself has one layer. */
export function readLayered(
  start: FoundDefinition,
  find: FindParent,
  { allowChangedParents = false }: ReadOptions = {},
): Checked<{ readonly definition: CalculationDefinition; readonly program: Program; readonly layers: readonly LayerEffect[] }> {
  const loaded = loadLayers(start, find);
  if (!loaded.ok) return loaded;
  const written = loaded.layers.filter(({ value }) => Object.hasOwn(Object(value) as object, 'origin') && loaded.layers.length === 1);
  if (written.length > 0)
    return {
      ok: false,
      findings: [{ code: 'ORIGIN_WRITTEN', figures: {}, count: 1, places: [{ file: start.file, line: null, column: null }] }],
    };
  const resolved = resolveLayers(loaded.layers);
  const refused = [...resolved.findings, ...(allowChangedParents ? [] : resolved.changedParents)];
  if (refused.length > 0) return { ok: false, findings: refused };
  const checked = checkDefinition(resolved.value, resolved.places);
  if (!checked.ok) return { ok: false, findings: sayWhatIsOff(checked.findings, resolved) };
  return { ...checked, layers: resolved.effects };
}

/** Names that nobody knows any more because a layer switched them off are one finding each, with whoever reads them. */
function sayWhatIsOff(findings: readonly DefinitionFinding[], { off }: Resolved): DefinitionFinding[] {
  const isUnknown = ({ code }: DefinitionFinding): boolean =>
    /^(UNKNOWN_(NAME|TABLE|COLUMN|ELEMENT|PAY_TYPE)|(SUMMARY|BALANCE)_COLUMN)$/.test(code);
  const meantBy = (finding: DefinitionFinding): Resolved['off'][number] | undefined => {
    const text = String(finding.figures.text ?? '').replaceAll(/[[\]]/g, '');
    return isUnknown(finding)
      ? off.find(({ calledAs }) => calledAs.includes(text) || calledAs.includes(text.split('.').at(-1) ?? ''))
      : undefined;
  };
  const readers = off.flatMap((entry) => {
    const reading = findings.filter((finding) => meantBy(finding) === entry).flatMap(({ places }) => places);
    const names = reading.map(
      ({ table, field, balance }) => (balance === undefined ? [table, field].filter(Boolean).join('.') : balance) || 'summary',
    );
    return names.length === 0
      ? []
      : [{ code: 'OFF_BUT_READ', figures: { name: entry.name, readers: [...new Set(names)] }, place: entry.place }];
  });
  return [...groupFindings(readers), ...findings.filter((finding) => !meantBy(finding))];
}
