import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { payslipLayouts, viewMonths } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { atLeastOneRow, FormFaults, fieldProps, named, positiveInteger, useForm, useLeaveGuard } from '../../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import classes from '../Configuration.module.css';
import { ItemTable } from './ItemTable.tsx';
import { fieldsOf, type PayslipAnswer, type PayslipFields } from './payslip.ts';

const nameMax = 50;

interface Props {
  readonly solutionId: number;
  readonly answer: PayslipAnswer;
  readonly canEdit: boolean;
  readonly onReset: () => void;
}

/** Name, view day and month, and the items in their sections and order. */
export function PayslipForm({ solutionId, answer, canEdit, onReset }: Props) {
  const { t } = useTranslation(['configuration', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.payslips.setPayslipSetting.useMutation({ trpc: { context: { quiet: true } } });
  const { setting, missing, gone } = answer;
  const form = useForm<PayslipFields>({
    initial: fieldsOf(answer, t('steps.payslip')),
    rules: { name: named, viewDay: positiveInteger, items: atLeastOneRow },
  });
  const { leave, question } = useLeaveGuard(form, onReset);
  const { values } = form;
  const isNew = setting === null;
  const offered = missing.filter((item) => !values.items.some((one) => one.table === item.table && one.column === item.column));
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const given = {
      ...values,
      solutionId,
      version: setting?.version ?? null,
      name: values.name.trim(),
      source: setting?.source ?? ('batch' as const),
      notifyMethod: setting?.notifyMethod ?? ('app-message' as const),
      viewDay: Number(values.viewDay),
      items: [...values.items],
    };
    const result = await call(save.mutateAsync(given));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('payslip.saved'));
    await utils.payroll.payslips.getPayslipSetting.invalidate();
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate className={classes.stack}>
      <FormFaults faults={form.faults} />
      <Panel title={t('payslip.basics')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t('payslip.name')}
            maxLength={nameMax}
            readOnly={!canEdit}
            value={values.name}
            onChange={(event) => form.set('name', event.currentTarget.value)}
            {...fieldProps(form, 'name')}
          />
          <NativeSelect
            label={t('payslip.layout')}
            disabled={!canEdit}
            value={values.layout}
            data={payslipLayouts.map((value) => ({ value, label: t(`payslip.layouts.${value}`) }))}
            onChange={({ currentTarget: { value } }) => form.set('layout', payslipLayouts.find((one) => one === value) ?? 'web')}
          />
          <TextInput
            label={t('payslip.viewDay')}
            inputMode="numeric"
            readOnly={!canEdit}
            value={values.viewDay}
            onChange={(event) => form.set('viewDay', event.currentTarget.value)}
            {...fieldProps(form, 'viewDay')}
          />
          <NativeSelect
            label={t('payslip.viewMonth')}
            disabled={!canEdit}
            value={values.viewMonth}
            data={viewMonths.map((value) => ({ value, label: t(`payslip.viewMonths.${value}`) }))}
            onChange={({ currentTarget: { value } }) => form.set('viewMonth', viewMonths.find((one) => one === value) ?? 'current')}
          />
        </SimpleGrid>
        <p className={classes.note}>{t('payslip.fixed')}</p>
      </Panel>
      {offered.length > 0 && (
        <MessageBox tone="decision">
          {t('payslip.offered', { count: offered.length })}{' '}
          {canEdit && (
            <Button variant="subtle" size="compact-sm" onClick={() => form.set('items', [...values.items, ...offered])}>
              {t('payslip.add', { count: offered.length })}
            </Button>
          )}
        </MessageBox>
      )}
      {gone.length > 0 && <MessageBox tone="decision">{t('payslip.gone', { count: gone.length, names: gone.join(', ') })}</MessageBox>}
      <Panel title={t('payslip.items')} note={t('payslip.itemsNote')}>
        <div {...fieldProps(form, 'items')}>
          <ItemTable items={values.items} canEdit={canEdit} onChange={(items) => form.set('items', items)} />
        </div>
      </Panel>
      {canEdit && (form.unsaved > 0 || isNew) && (
        <div className={classes.line}>
          <span role="status">{form.unsaved > 0 && t('form.unsaved', { ns: 'common', count: form.unsaved })}</span>
          <span>
            <Button variant="default" mr="xs" onClick={leave}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t(isNew ? 'payslip.make' : 'payslip.save')}
            </Button>
          </span>
        </div>
      )}
      {question}
    </form>
  );
}
