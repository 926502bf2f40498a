import { findUses, renameEverywhere } from '@wagewright/calc-engine/authoring';
import { type CalculationDefinition, columnSchemas } from '@wagewright/contracts/definition';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { elementsFilledBy, withFilled, withTypes } from './company-lists.ts';
import { useDraft } from './draft/draft-context.ts';
import { moveColumn, removeColumn, withColumn } from './edits.ts';
import { columnFields, fillsField } from './fields/column-fields.ts';
import { listOf, type Values } from './fields/field.ts';
import { placeIn } from './fields/place.ts';
import { ElementHead } from './panels/ElementHead.tsx';
import { PartForm, type PartSection } from './panels/PartForm.tsx';
import { WhoseRule } from './panels/WhoseRule.tsx';
import classes from './Rules.module.css';
import { checkedFormulas, columnChange, type RuleColumn, type RuleTable } from './rules.ts';
import { TryPanel } from './TryPanel.tsx';
import { Uses } from './Uses.tsx';
import { useCompanyLists } from './use-company-lists.ts';

interface Props {
  readonly table: RuleTable;
  readonly column: RuleColumn;
}

/** One column: how it comes about, what it gives for one person as one types, what it is called, how it is shown, and what uses it. */
export function ColumnPanel({ table, column }: Props) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { copy, definition, scopes, open } = useDraft();
  const lists = useCompanyLists();
  const place = { ...placeIn({ definition, scopes }, table, format.language), lists };
  const path = `${table.code}.${column.code}`;
  const own = columnFields(table.kind);
  const fields =
    table.kind === 'data' ? { ...own, checks: own.checks.toSpliced(2, 0, fillsField(path, elementsFilledBy(definition, path))) } : own;
  const name = format.name(column.name);
  const at = useMemo(() => ({ table: table.code, column: column.code }), [table.code, column.code]);
  const uses = useMemo(() => findUses(definition, at), [definition, at]);

  const build = (written: object, now: CalculationDefinition, values: Values) => {
    const next = written as RuleColumn;
    const isRenamed = next.code !== column.code;
    const named = isRenamed ? renameEverywhere(now, at, next.code) : now;
    if (!named) return { code: t('taken', { code: next.code }) };
    const changed = withColumn(named, table.code, next.code, isRenamed ? followed(named, table.code, column, next) : next);
    const typed = withTypes(changed, 'types' in next ? (next.types ?? []) : [], lists);
    return table.kind === 'data' ? withFilled(typed, `${table.code}.${next.code}`, listOf(values['fills']), lists) : typed;
  };
  const section = (id: keyof typeof fields): PartSection => ({
    id,
    title: t(`sections.${id}`),
    ...(id === 'origin' ? { help: t(`originHelp.${table.kind}`) } : {}),
    fields: fields[id],
  });
  const trial: PartSection = {
    id: 'try',
    title: t('try'),
    help: t('tryHelp'),
    fields: [],
    renderBelow: (written, isChanged) => (
      <TryPanel
        copy={copy}
        table={table.code}
        column={column.code}
        change={isChanged ? columnChange(at, written) : null}
        isRight={checkedFormulas(written, scopes.get(table.code))}
      />
    ),
  };
  const sections = [
    ...(table.kind === 'parameter' ? [] : [section('origin')]),
    ...(table.kind === 'data' ? [trial] : []),
    section('name'),
    section('value'),
    section('display'),
    section('checks'),
  ];
  return (
    <div className={classes.stack}>
      <ElementHead
        name={name}
        kind={`${t('column')} · ${format.name(table.name)}`}
        uses={uses}
        move={(by) => moveColumn(definition, table.code, column.code, by)}
        remove={removeColumn(definition, table.code, column.code)}
        afterRemoval={{ table: table.code }}
      />
      <WhoseRule table={table.code} column={column.code} />
      <PartForm
        title={name}
        element={column}
        place={place}
        sections={sections}
        schema={columnSchemas[table.kind]}
        build={build}
        said={t('did.column', { name })}
        onSaved={(written) => {
          const { code } = written as RuleColumn;
          if (code !== column.code) open({ table: table.code, column: code });
        }}
      />
      <Uses definition={definition} uses={uses} onOpen={open} isKey={findsRows(table, column.code)} />
    </div>
  );
}

/** Rows of a dated table are found by its key, or by the bounds of its brackets. */
const findsRows = (table: RuleTable, column: string): boolean =>
  table.kind === 'parameter' && (table.key.includes(column) || table.bracket?.column === column);

/** After a rename a formula that named the column itself has been written anew; one that was typed stays as it was typed. */
function followed(definition: CalculationDefinition, table: string, before: RuleColumn, typed: RuleColumn): RuleColumn {
  const renamed = definition.steps
    .flatMap(({ tables }) => tables)
    .find(({ code }) => code === table)
    ?.columns.find(({ code }) => code === typed.code);
  if (!renamed) return typed;
  const untouched = Object.entries(renamed).filter(
    ([key]) => JSON.stringify(typed[key as keyof RuleColumn]) === JSON.stringify(before[key as keyof RuleColumn]),
  );
  return { ...typed, ...Object.fromEntries(untouched) };
}
