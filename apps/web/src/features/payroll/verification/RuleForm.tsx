import { Button, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { checkText, type Scope } from '@wagewright/calc-engine/authoring';
import { type CalculationDefinition, severitySchema, type VerificationRule } from '@wagewright/contracts/definition';
import type { PartChange } from '@wagewright/contracts/definition-findings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ExpressionEditor } from '../../../shared/ui/expression-editor/index.ts';
import { type Form, FormPage, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import type { Copy } from '../rules/rules.ts';
import { RuleTrial } from './RuleTrial.tsx';
import classes from './Verification.module.css';
import { editOf, groupChange, type RuleEdit, ruleChange, ruledTables } from './verification.ts';

interface Props {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly scopes: ReadonlyMap<string, Scope>;
  /** Null: a new one. */
  readonly rule: VerificationRule | null;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** The first group where a definition has none. */
const firstGroup = 'GENERAL';

/** A verification rule: what it asks of whom, how much it matters, and what it says; tried on a person as one types. */
export function RuleForm({ copy, definition, scopes, rule, canEdit, onClose }: Props) {
  const { t } = useTranslation('verification');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.copies.saveDraft.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<RuleEdit>({
    initial: editOf(rule, definition),
    rules: { code: required, nameEn: required, condition: required, messageEn: required },
    fieldByCode: { DRAFT_CONFLICT: 'condition', DRAFT_TOO_LARGE: 'condition' },
  });
  const { values } = form;
  const scope = scopes.get(values.table);
  const isRight = useMemo(() => scope !== undefined && checkText(values.condition, scope).length === 0, [values.condition, scope]);
  const { solutionId, number, version } = copy;
  const send = async (changes: PartChange[], said: string) => {
    const result = await call(save.mutateAsync({ solutionId, number, version, changes }));
    if (!result.ok) {
      if (result.failure.code === 'DRAFT_CONFLICT') await utils.payroll.copies.getCopy.invalidate();
      return form.refuse(result.failure);
    }
    form.saved();
    notify.done(said);
    await utils.payroll.copies.invalidate();
    onClose();
  };
  const hasGroups = (definition.ruleGroups ?? []).length > 0;
  const change = (): PartChange[] => [
    ...(hasGroups ? [] : [groupChange(firstGroup, t('firstGroup'))]),
    ruleChange({ ...values, group: hasGroups ? values.group : firstGroup }),
  ];
  const { error, ...field } = fieldProps(form, 'condition');
  const page = (
    <FormPage
      form={form}
      title={rule ? t('edit_rule') : t('add')}
      sections={[
        {
          id: 'what',
          title: t('sections.what'),
          content: <What form={form} definition={definition} isNew={rule === null} canEdit={canEdit} />,
          fields: ['code', 'nameEn', 'nameZh', 'group', 'table', 'severity'],
        },
        {
          id: 'condition',
          title: t('sections.condition'),
          help: t('conditionHelp'),
          content: (
            <div {...field}>
              {scope && (
                <ExpressionEditor
                  label={t('condition')}
                  value={values.condition}
                  scope={scope}
                  readOnly={!canEdit}
                  onChange={(text) => form.set('condition', text)}
                />
              )}
              {error && <p className={classes.fault}>{error}</p>}
            </div>
          ),
          fields: ['condition'],
        },
        {
          id: 'message',
          title: t('sections.message'),
          help: t('messageHelp'),
          content: <Messages form={form} canEdit={canEdit} />,
          fields: ['messageEn', 'messageZh'],
        },
        {
          id: 'try',
          title: t('sections.try'),
          help: t('tryHelp'),
          content: <RuleTrial copy={copy} definition={definition} edit={values} isRight={isRight} />,
          fields: [],
        },
      ]}
      saveLabel={t('save')}
      isBusy={save.isPending}
      onSave={() => void send(change(), t('saved'))}
      onLeave={onClose}
    />
  );
  if (!rule || !canEdit) return page;
  const remove = () => send([{ part: { kind: 'rule', code: rule.code }, value: null }], t('removed'));
  return (
    <>
      {page}
      <div>
        <Button variant="default" loading={save.isPending} onClick={() => void remove()}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}

interface PartProps {
  readonly form: Form<RuleEdit>;
  readonly canEdit: boolean;
}

function What({ form, definition, isNew, canEdit }: PartProps & { readonly definition: CalculationDefinition; readonly isNew: boolean }) {
  const { t } = useTranslation('verification');
  const format = useFormat();
  const { values } = form;
  const groups = definition.ruleGroups ?? [];
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('nameEn')}
        readOnly={!canEdit}
        value={values.nameEn}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => form.set('nameEn', value)}
        {...fieldProps(form, 'nameEn')}
      />
      <TextInput
        label={t('nameZh')}
        readOnly={!canEdit}
        value={values.nameZh}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => form.set('nameZh', value)}
        {...fieldProps(form, 'nameZh')}
      />
      <TextInput
        label={t('code')}
        description={t('codeHelp')}
        readOnly={!canEdit || !isNew}
        value={values.code}
        maxLength={64}
        onChange={({ currentTarget: { value } }) => form.set('code', value)}
        {...fieldProps(form, 'code')}
      />
      {groups.length > 0 && (
        <NativeSelect
          label={t('group')}
          disabled={!canEdit}
          value={values.group}
          data={groups.map(({ code, name }) => ({ value: code, label: format.name(name) }))}
          onChange={({ currentTarget: { value } }) => form.set('group', value)}
        />
      )}
      <NativeSelect
        label={t('table')}
        description={t('tableHelp')}
        disabled={!canEdit}
        value={values.table}
        data={ruledTables(definition).map(({ code, name }) => ({ value: code, label: format.name(name) }))}
        onChange={({ currentTarget: { value } }) => form.set('table', value)}
      />
      <div>
        <p className={classes.label} id="rule-severity">
          {t('severity')}
        </p>
        <SegmentedControl
          aria-labelledby="rule-severity"
          readOnly={!canEdit}
          value={values.severity}
          data={severitySchema.options.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
          onChange={(level) => form.set('severity', severitySchema.parse(level))}
        />
      </div>
    </div>
  );
}

function Messages({ form, canEdit }: PartProps) {
  const { t } = useTranslation('verification');
  const field = (name: 'messageEn' | 'messageZh') => (
    <Textarea
      label={t(name)}
      readOnly={!canEdit}
      autosize
      maxLength={500}
      value={form.values[name]}
      onChange={({ currentTarget: { value } }) => form.set(name, value)}
      {...fieldProps(form, name)}
    />
  );
  return (
    <div className={classes.fields}>
      {field('messageEn')}
      {field('messageZh')}
    </div>
  );
}
