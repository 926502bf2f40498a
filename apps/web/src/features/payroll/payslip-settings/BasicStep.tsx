import { Button, MultiSelect, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { notifyMethods, viewMonths } from '@wagewright/contracts/payroll/payslip-settings';
import { payslipLayouts, payslipSources } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import {
  atLeastOneRow,
  type Form,
  FormFaults,
  fieldProps,
  named,
  required,
  useForm,
  useLeaveGuard,
} from '../../../shared/ui/form/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { type BasicFields, basicsOf, fieldsOf } from './basic-fields.ts';
import { SaveBar } from './SaveBar.tsx';
import type { Setting } from './setting.ts';

interface Props {
  /** Left out where there is none yet: saving makes it. */
  readonly setting?: Setting;
  readonly solutionIds?: readonly number[];
  readonly canEdit: boolean;
  readonly onSaved: (id: number) => void;
}

const nobody: readonly number[] = [];

/** Name, source, whose payslips follow it, and when they are read (specification §5: all of it is required but the check day). */
export function BasicStep({ setting, solutionIds = nobody, canEdit, onSaved }: Props) {
  const { t } = useTranslation('payslipSettings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } } as const;
  const create = trpc.payroll.payslipSettings.createPayslipSetting.useMutation(quiet);
  const change = trpc.payroll.payslipSettings.setPayslipBasics.useMutation(quiet);
  const form = useForm<BasicFields>({
    initial: fieldsOf(setting, solutionIds),
    rules: { name: named, solutionIds: atLeastOneRow, source: required, layout: required, notifyMethod: required, viewDay: required },
    fieldByCode: { PAYSLIP_SETTING_TAKEN: 'solutionIds', PAYSLIP_SOURCE_KEPT: 'source', NOT_FOUND: 'solutionIds' },
  });
  const { question } = useLeaveGuard(form, () => undefined);
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const basics = basicsOf(form.values);
    const { id = 0, version = 1 } = setting ?? {};
    const sent = setting
      ? change.mutateAsync({ id, version, ...basics }).then(() => ({ id }))
      : create.mutateAsync(basics).then(({ id: made }) => ({ id: made }));
    const result = await call(sent);
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('saved.basic'));
    await utils.payroll.payslipSettings.invalidate();
    onSaved(result.data.id);
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <FormFaults faults={form.faults} />
      <Panel title={t('steps.basic')} note={t('basicNote')}>
        <Fields form={form} known={setting?.solutions ?? []} canEdit={canEdit} />
      </Panel>
      {canEdit && (
        <SaveBar unsaved={form.unsaved}>
          <Button type="submit" loading={create.isPending || change.isPending}>
            {t(setting ? 'save' : 'saveNext')}
          </Button>
        </SaveBar>
      )}
      {question}
    </form>
  );
}

interface FieldsProps {
  readonly form: Form<BasicFields>;
  /** Its solutions, until all that can be chosen are there. */
  readonly known: Setting['solutions'];
  readonly canEdit: boolean;
}

function Fields({ form, known, canEdit }: FieldsProps) {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const { values } = form;
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const days = Array.from({ length: 31 }, (_, index) => String(index + 1));
  const choice = <Name extends 'source' | 'layout' | 'notifyMethod' | 'viewMonth'>(
    name: Name,
    label: string,
    options: readonly { readonly value: BasicFields[Name]; readonly label: string }[],
  ) => (
    <NativeSelect
      label={label}
      required
      disabled={!canEdit}
      value={values[name]}
      data={[...options]}
      onChange={({ currentTarget: { value } }) => {
        const found = options.find((one) => one.value === value);
        if (found) form.set(name, found.value);
      }}
      {...fieldProps(form, name)}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label={t('fields.name')}
        required
        maxLength={limits.payslipNameMax}
        readOnly={!canEdit}
        value={values.name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
      {choice(
        'source',
        t('fields.source'),
        payslipSources.map((value) => ({ value, label: t(`sourceChoices.${value}`) })),
      )}
      <MultiSelect
        label={t('fields.solutionIds')}
        required
        disabled={!canEdit}
        searchable
        value={[...values.solutionIds]}
        data={(solutions.data?.rows ?? known).map(({ id, name }) => ({ value: String(id), label: format.name(name) }))}
        onChange={(ids) => form.set('solutionIds', ids)}
        {...fieldProps(form, 'solutionIds')}
      />
      {choice(
        'layout',
        t('fields.layout'),
        payslipLayouts.map((value) => ({ value, label: t(`layouts.${value}`) })),
      )}
      {choice(
        'notifyMethod',
        t('fields.notifyMethod'),
        notifyMethods.map((value) => ({ value, label: t(`notifyMethods.${value}`) })),
      )}
      {choice(
        'viewMonth',
        t('fields.viewMonth'),
        viewMonths.map((value) => ({ value, label: t(`viewMonths.${value}`) })),
      )}
      <NativeSelect
        label={t('fields.viewDay')}
        description={t('viewDayHelp')}
        required
        disabled={!canEdit}
        value={values.viewDay}
        data={days}
        onChange={(event) => form.set('viewDay', event.currentTarget.value)}
        {...fieldProps(form, 'viewDay')}
      />
      <NativeSelect
        label={t('fields.checkDay')}
        description={t('checkDayHelp')}
        disabled={!canEdit}
        value={values.checkDay}
        data={[{ value: '', label: t('noCheckDay') }, ...days.map((day) => ({ value: day, label: day }))]}
        onChange={(event) => form.set('checkDay', event.currentTarget.value)}
        {...fieldProps(form, 'checkDay')}
      />
    </SimpleGrid>
  );
}
