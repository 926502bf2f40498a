import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { findUses, renameEverywhere } from '@wagewright/calc-engine/authoring';
import { type CalculationDefinition, tableSchema } from '@wagewright/contracts/definition';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { AddDialog } from '../add/AddDialog.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { moveTable, removeTable, withTable } from '../edits.ts';
import { placeIn } from '../fields/place.ts';
import { tableFields } from '../fields/table-fields.ts';
import classes from '../Rules.module.css';
import { type RuleTable, tablesOf } from '../rules.ts';
import { Uses } from '../Uses.tsx';
import { ElementHead } from './ElementHead.tsx';
import { LinkedTable } from './LinkedTable.tsx';
import { PartForm } from './PartForm.tsx';
import { WhoseRule } from './WhoseRule.tsx';

const RowsPanel = lazyPart(() => import('../rows/RowsPanel.tsx'));

/** A table: its columns, what it is called, where its rows come from, and what uses it. */
export function TablePanel({ table }: { table: RuleTable }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const draft = useDraft();
  const { copy, definition, scopes, canEdit, isBusy, change, open } = draft;
  const [isAdding, setAdding] = useState(false);
  // beside rows that are written here the settings would bring a second bar with Save
  const [isSetting, setSetting] = useState(table.kind !== 'parameter' || table.input !== undefined);
  const place = placeIn({ definition, scopes }, table, format.language);
  const name = format.name(table.name);
  const uses = findUses(definition, { table: table.code, column: null });
  const isLinked = table.kind === 'parameter' && table.global !== undefined;
  const others = tablesOf(definition).length > 1;

  const build = (written: object, now: CalculationDefinition) => {
    const next = written as RuleTable;
    const isRenamed = next.code !== table.code;
    const named = isRenamed ? renameEverywhere(now, { table: table.code, column: null }, next.code) : now;
    return named
      ? withTable(named, next.code, isRenamed ? { ...next, columns: columnsOf(named, next.code) } : next)
      : { code: t('taken', { code: next.code }) };
  };
  return (
    <div className={classes.stack}>
      <ElementHead
        name={name}
        kind={`${t('table')} · ${t(`kinds.${table.kind}`)}`}
        uses={uses}
        move={(by) => moveTable(definition, table.code, by)}
        remove={others ? removeTable(definition, table.code) : null}
        afterRemoval={{}}
      >
        <Button variant="default" size="compact-md" leftSection={<IconPlus size={14} />} onClick={() => setAdding(true)}>
          {t('add.column')}
        </Button>
      </ElementHead>
      <WhoseRule table={table.code} column={null} />
      <Panel title={t('columns')} note={t('columnCount', { count: table.columns.length })}>
        <ul className={classes.columnList}>
          {table.columns.map((column) => (
            <li key={column.code}>
              <Anchor component="button" type="button" onClick={() => open({ table: table.code, column: column.code })}>
                {format.name(column.name)}
              </Anchor>
            </li>
          ))}
        </ul>
      </Panel>
      {table.kind === 'parameter' && <LinkedTable table={table} />}
      {table.kind === 'parameter' && table.input === undefined && (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <RowsPanel table={table} draft={{ definition, version: copy.version, canEdit: canEdit && !isLinked, isBusy, change }} />
        </Suspense>
      )}
      {isSetting ? (
        <PartForm
          title={name}
          element={table}
          place={place}
          sections={[{ id: 'table', title: t('sections.table'), help: t(`tableHelp.${table.kind}`), fields: tableFields[table.kind] }]}
          schema={tableSchema}
          build={build}
          settle={(written) => settled(written as RuleTable)}
          said={t('did.table', { name })}
          onSaved={(written) => {
            const { code } = written as RuleTable;
            if (code !== table.code) open({ table: code });
          }}
        />
      ) : (
        <Panel title={name} note={t(`tableHelp.${table.kind}`)}>
          <Button variant="default" onClick={() => setSetting(true)}>
            {t('settings')}
          </Button>
        </Panel>
      )}
      {canEdit && isAdding && <AddDialog what="column" table={table} onClose={() => setAdding(false)} />}
      <Uses definition={definition} uses={uses} onOpen={open} />
    </div>
  );
}

const columnsOf = (definition: CalculationDefinition, code: string): never =>
  (tablesOf(definition).find((table) => table.code === code)?.columns ?? []) as never;

/** Typed rows have no versions; a table that is dated again begins with one. */
function settled(next: RuleTable): RuleTable {
  if (next.kind !== 'parameter') return next;
  if (next.input !== undefined) return { ...next, versions: [], key: [] };
  if (next.versions.length > 0) return next;
  return { ...next, versions: [{ validFrom: '2000-01-01', source: next.name.en, rows: [{}] }] };
}
