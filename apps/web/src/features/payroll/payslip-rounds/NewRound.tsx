import { Modal, NativeSelect, Text, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, type NamedPerson, PeopleSelect, required, useForm, useTyped } from '../../../shared/ui/form/index.ts';
import type { Round, RoundSetting } from './round.ts';

interface Values {
  readonly settingId: string;
  readonly solutionId: string;
  readonly periodId: string;
  readonly asOf: string;
  readonly people: readonly NamedPerson[];
}

interface Props {
  /** Which setting is offered first. */
  readonly settingId?: number | undefined;
  readonly onClose: () => void;
}

/** Begins payslips of a setting by balance or by import for a period: by balance with the day up to which the ledger counts. */
export default function NewRound({ settingId, onClose }: Props) {
  const query = trpc.payroll.payslipRounds.listRoundSettings.useQuery({});
  if (!query.data) return null;
  return query.data.rows.length > 0 ? (
    <Fields settings={query.data.rows} settingId={settingId} onClose={onClose} />
  ) : (
    <NoSetting onClose={onClose} />
  );
}

/** Without a setting nothing can be begun: what comes first. */
function NoSetting({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['payslipRounds', 'common']);
  return (
    <Modal opened onClose={onClose} title={<b>{t('new.title')}</b>} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Text size="sm">
        {t('new.none')} <Link to="/payroll/payslip-settings">{t('new.toSettings')}</Link>
      </Text>
    </Modal>
  );
}

const blank: Values = { settingId: '', solutionId: '', periodId: '', asOf: '', people: [] };

/** What is chosen once a setting is: its first solution, whose latest period, and the day on which that one is paid. */
function chosenOf(
  settings: readonly RoundSetting[],
  { settingId, solutionId, periodId }: Pick<Values, 'settingId' | 'solutionId' | 'periodId'>,
) {
  const setting = settings.find(({ id }) => String(id) === settingId) ?? settings[0];
  const solution = setting?.solutions.find(({ id }) => String(id) === solutionId) ?? setting?.solutions[0];
  const period = solution?.periods.find(({ id }) => String(id) === periodId) ?? solution?.periods[0];
  return { setting, solution, period };
}

function Fields({ settings, settingId, onClose }: Props & { readonly settings: readonly RoundSetting[] }) {
  const { t } = useTranslation('payslipRounds');
  const format = useFormat();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const make = trpc.payroll.payslipRounds.makePayslipRound.useMutation({ trpc: { context: { quiet: true } } });
  const begun = { ...blank, settingId: settingId === undefined ? '' : String(settingId) };
  const first = chosenOf(settings, begun);
  const form = useForm<Values>({
    initial: { ...begun, asOf: first.period?.payDate ?? '' },
    rules: {
      periodId: (_, values) => required(String(chosenOf(settings, values).period?.id ?? '')),
      asOf: (value, values) => (chosenOf(settings, values).setting?.source === 'balance' ? required(value) : null),
    },
    fieldByCode: { PAYSLIP_ROUND_DAY: 'asOf', PAYSLIP_ROUND_OPEN: 'periodId', PAYSLIP_ROUND_NOT_OFFERED: 'settingId' },
  });
  const { setting, solution, period } = chosenOf(settings, form.values);
  const isByBalance = setting?.source === 'balance';
  const { typed, setTyped, keywords } = useTyped();
  const found = trpc.org.employees.searchEmployees.useQuery({ keywords }, { enabled: setting !== undefined });
  const choose = (next: Pick<Values, 'settingId' | 'solutionId' | 'periodId'>) => {
    const chosen = chosenOf(settings, next);
    form.set('settingId', String(chosen.setting?.id ?? ''));
    form.set('solutionId', String(chosen.solution?.id ?? ''));
    form.set('periodId', String(chosen.period?.id ?? ''));
    form.set('asOf', chosen.period?.payDate ?? '');
  };
  const send = () => {
    if (!setting || !period) return undefined;
    const employeeIds = form.values.people.map(({ id }) => id);
    const named = isByBalance && employeeIds.length > 0 ? { employeeIds } : {};
    const day = isByBalance ? { asOf: form.values.asOf } : {};
    return make.mutateAsync({ settingId: setting.id, periodId: period.id, ...day, ...named });
  };
  const onDone = async ({ id }: Round) => {
    void utils.payroll.payslipRounds.invalidate();
    await navigate({ to: '/payroll/payslip-rounds/$roundId', params: { roundId: String(id) } });
  };
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      text={t(isByBalance ? 'new.balance' : 'new.import')}
      submit={t(isByBalance ? 'new.generate' : 'new.begin')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {setting && (
        <>
          <NativeSelect
            {...fieldProps(form, 'settingId')}
            label={t('new.setting')}
            data-autofocus
            value={String(setting.id)}
            data={settings.map(({ id, name, source }) => ({ value: String(id), label: `${name} (${t(`sources.${source}`)})` }))}
            onChange={({ currentTarget: { value } }) => choose({ settingId: value, solutionId: '', periodId: '' })}
          />
          {setting.solutions.length > 1 && (
            <NativeSelect
              label={t('columns.solution')}
              value={String(solution?.id ?? '')}
              data={setting.solutions.map(({ id, name }) => ({ value: String(id), label: format.name(name) }))}
              onChange={({ currentTarget: { value } }) => choose({ settingId: String(setting.id), solutionId: value, periodId: '' })}
            />
          )}
          <NativeSelect
            {...fieldProps(form, 'periodId')}
            label={t('new.period')}
            value={String(period?.id ?? '')}
            data={(solution?.periods ?? []).map(({ id, name, startDate, endDate }) => ({
              value: String(id),
              label: `${name} · ${format.days(startDate, endDate)}`,
            }))}
            onChange={({ currentTarget: { value } }) =>
              choose({ settingId: String(setting.id), solutionId: String(solution?.id ?? ''), periodId: value })
            }
          />
          {isByBalance && (
            <TextInput
              {...fieldProps(form, 'asOf')}
              type="date"
              label={t('new.asOf')}
              description={t('new.asOfHelp')}
              value={form.values.asOf}
              onChange={({ currentTarget: { value } }) => form.set('asOf', value)}
            />
          )}
          {isByBalance && (
            <PeopleSelect
              label={t('new.people')}
              description={t('new.peopleHelp')}
              placeholder={t('new.everybody')}
              nobodyFound={t('new.nobody')}
              max={limits.payslipsMovedMax}
              typed={typed}
              onType={setTyped}
              found={(found.data?.rows ?? []).map(({ id, name, employeeNumber }) => ({ id, name: `${name} (${employeeNumber})` }))}
              people={form.values.people}
              onChange={(people) => form.set('people', people)}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
