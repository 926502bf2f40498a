import { TextInput } from '@mantine/core';
import { checkText, findUses, type Scope } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ExpressionEditor } from '../../../shared/ui/expression-editor/index.ts';
import { FormPage, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Rules.module.css';
import { type ColumnEdit, type Copy, columnChange, type DataColumn, editOf, hasFormula, type RuleColumn, type RuleTable } from './rules.ts';
import { TryPanel } from './TryPanel.tsx';
import { Uses } from './Uses.tsx';

interface Props {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly table: RuleTable;
  readonly column: RuleColumn;
  readonly scope: Scope;
  readonly canEdit: boolean;
  readonly onOpen: (place: { table: string; column?: string }) => void;
}

/** One column: what it is called and how it comes about, what it gives for one person as one types, and what uses it. */
export function ColumnPanel(props: Props) {
  const { definition, table, column, onOpen } = props;
  // what was typed and is given up goes with the form
  const [round, setRound] = useState(0);
  const uses = useMemo(() => findUses(definition, { table: table.code, column: column.code }), [definition, table.code, column.code]);
  return (
    <div className={classes.stack}>
      {hasFormula(table, column) ? (
        <FormulaColumn key={round} {...props} column={column} onReset={() => setRound(round + 1)} />
      ) : (
        <GivenColumn {...props} />
      )}
      <Uses definition={definition} uses={uses} onOpen={onOpen} />
    </div>
  );
}

interface FormulaProps extends Omit<Props, 'column'> {
  readonly column: DataColumn & { expression: string };
  readonly onReset: () => void;
}

function FormulaColumn({ copy, table, column, scope, canEdit, onReset }: FormulaProps) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.copies.saveDraft.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<ColumnEdit>({
    initial: editOf(column),
    rules: { expression: required },
    fieldByCode: { DRAFT_CONFLICT: 'expression', DRAFT_TOO_LARGE: 'expression' },
  });
  const { values } = form;
  const change = columnChange(table.code, column, values);
  const isRight = useMemo(() => checkText(values.expression, scope).length === 0, [values.expression, scope]);
  const { solutionId, number, version } = copy;
  const send = async () => {
    const result = await call(save.mutateAsync({ solutionId, number, version, changes: [change] }));
    if (!result.ok) {
      // what others have saved is shown, and what is typed stays: to save again is to know of it
      if (result.failure.code === 'DRAFT_CONFLICT') await utils.payroll.copies.getCopy.invalidate();
      return form.refuse(result.failure);
    }
    form.saved();
    notify.done(t('saved'));
    await utils.payroll.copies.invalidate();
  };
  const names = (
    <div className={classes.names}>
      <TextInput
        label={t('nameEn')}
        readOnly={!canEdit}
        value={values.nameEn}
        maxLength={200}
        onChange={(event) => form.set('nameEn', event.currentTarget.value)}
        {...fieldProps(form, 'nameEn')}
      />
      <TextInput
        label={t('nameZh')}
        readOnly={!canEdit}
        value={values.nameZh}
        maxLength={200}
        onChange={(event) => form.set('nameZh', event.currentTarget.value)}
        {...fieldProps(form, 'nameZh')}
      />
    </div>
  );
  const { error, ...field } = fieldProps(form, 'expression');
  const formula = (
    <div {...field}>
      <ExpressionEditor
        label={t('formula')}
        value={values.expression}
        scope={scope}
        readOnly={!canEdit}
        onChange={(text) => form.set('expression', text)}
      />
      {error && <p className={classes.fault}>{error}</p>}
      {error && column.expression !== values.expression && <p className={classes.fault}>{t('inDraft', { formula: column.expression })}</p>}
    </div>
  );
  const tried = (
    <TryPanel copy={copy} table={table.code} column={column.code} change={form.unsaved > 0 ? change : null} isRight={isRight} />
  );
  if (!canEdit)
    return (
      <>
        <Panel title={format.name(column.name)} note={t('published')}>
          {formula}
        </Panel>
        <Panel title={t('try')}>{tried}</Panel>
      </>
    );
  return (
    <FormPage
      form={form}
      title={format.name(column.name)}
      sections={[
        { id: 'formula', title: t('formula'), help: t('formulaHelp'), content: formula, fields: ['expression'] },
        { id: 'try', title: t('try'), help: t('tryHelp'), content: tried, fields: [] },
        { id: 'names', title: t('names'), content: names, fields: ['nameEn', 'nameZh'] },
      ]}
      saveLabel={t('save')}
      isBusy={save.isPending}
      onSave={() => void send()}
      onLeave={onReset}
    />
  );
}

/** A column whose value comes from elsewhere: the records, a table of rates, several formulas by date. */
function GivenColumn({ table, column }: Props) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const source = 'source' in column ? column.source : null;
  return (
    <Panel title={format.name(column.name)} note={t(`kinds.${table.kind}`)}>
      <p className={classes.given}>{source ? t('fromRecords', { source }) : t(`given.${table.kind}`)}</p>
    </Panel>
  );
}
