/** What makes one content of a table into another, part by part, as a draft's changes say it. */
import { changesBetween as betweenDefinitions, type ChangedDefinition, changeParts } from '@wagewright/calc-engine/definition-files';
import type { PartChange } from '@wagewright/contracts/definition-findings';
import { contentOf, findTable, type TableContent } from '../copies/index.ts';
import { tableOf } from './table-content.ts';

/** The table stands alone in its definition; its code there is of no consequence. */
const code = 'T';
const definitionOf = (content: TableContent) => ({ steps: [{ code: 'S', tables: [tableOf(content, code)] }] });

/** From one content to the other. Columns and versions are parts of their own; all else of the table is one. */
export const changesBetween = (before: TableContent, after: TableContent): PartChange[] =>
  betweenDefinitions(definitionOf(before), definitionOf(after));

/** @throws PartMissing for a change of what is not there */
export const applyTo = (content: TableContent, changes: readonly PartChange[]): ChangedDefinition =>
  changeParts(definitionOf(content), changes);

export function contentIn({ definition }: ChangedDefinition): TableContent {
  return contentOf(findTable(definition, code) ?? {});
}

/** Names of the parts that changes touch, without the table's: `column Rate`, `version 2026-01-01`, `table`. */
export const touchedBy = ({ made }: ChangedDefinition): Set<string> =>
  new Set(made.flatMap(({ touches }) => touches.map((name) => name.replace(/ T[.@]?/, ' ').trim())));
