import { Button } from '@mantine/core';
import { applicationScope, checkText, scopeAttributes } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ExpressionEditor } from '../../../../shared/ui/expression-editor/index.ts';
import { fieldProps, useForm, useLeaveGuard } from '../../../../shared/ui/form/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import classes from './Scope.module.css';
import { ScopeTrial } from './ScopeTrial.tsx';
import type { Copy } from './scope.ts';

interface Props {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly canEdit: boolean;
  readonly onReset: () => void;
}

/** The condition as one types it, whom it takes in meanwhile, and its way into the draft. */
export function ScopeForm({ copy, definition, canEdit, onReset }: Props) {
  const { t } = useTranslation(['configuration', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.copies.saveDraft.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<{ scope: string }>({
    initial: { scope: definition.scope ?? '' },
    rules: {},
    fieldByCode: { DRAFT_CONFLICT: 'scope', DRAFT_TOO_LARGE: 'scope' },
  });
  const { leave, question } = useLeaveGuard(form, onReset);
  const scope = useMemo(() => applicationScope(definition), [definition]);
  const written = form.values.scope.trim();
  const isRight = useMemo(() => written === '' || checkText(written, scope).length === 0, [written, scope]);
  const { solutionId, number, version } = copy;
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    const changes = [{ part: { kind: 'definition' as const, field: 'scope' as const }, value: written === '' ? null : written }];
    const result = await call(save.mutateAsync({ solutionId, number, version, changes }));
    if (!result.ok) {
      // what others have saved is shown, and what is typed stays: to save again is to know of it
      if (result.failure.code === 'DRAFT_CONFLICT') await utils.payroll.copies.getCopy.invalidate();
      return form.refuse(result.failure);
    }
    form.saved();
    notify.done(t('scope.saved'));
    await utils.payroll.copies.invalidate();
  };
  const { error, ...field } = fieldProps(form, 'scope');
  return (
    <form onSubmit={(event) => void send(event)} noValidate className={classes.stack}>
      <Panel title={t('scope.condition')} note={t('scope.conditionNote')}>
        <div className={classes.field} {...field}>
          <ExpressionEditor
            label={t('scope.condition')}
            value={form.values.scope}
            scope={scope}
            readOnly={!canEdit}
            onChange={(text) => form.set('scope', text)}
          />
          {written === '' && <p className={classes.hint}>{t('scope.everybody')}</p>}
          {error && <p className={classes.fault}>{error}</p>}
          {error && definition.scope !== written && (
            <p className={classes.fault}>{t('scope.inDraft', { scope: definition.scope ?? '' })}</p>
          )}
          {canEdit && <Names />}
        </div>
        {canEdit && form.unsaved > 0 && (
          <div className={classes.bar}>
            <span className={classes.unsaved} role="status">
              {t('scope.unsaved')}
            </span>
            <Button variant="default" onClick={leave}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('scope.save')}
            </Button>
          </div>
        )}
      </Panel>
      <ScopeTrial copy={copy} scope={written === '' ? null : written} isRight={isRight} />
      {question}
    </form>
  );
}

/** The words that a condition may use of a person. */
function Names() {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  return (
    <p className={classes.names}>
      {t('scope.words')}{' '}
      {scopeAttributes.map(({ code, name }) => (
        <span key={code} title={format.name(name)}>
          <code>{code}</code>{' '}
        </span>
      ))}
      {t('scope.moreWords')}
    </p>
  );
}
