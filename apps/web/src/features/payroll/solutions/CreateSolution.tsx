import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { periodTypes } from '@wagewright/contracts/payroll/solutions';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, named, useForm } from '../../../shared/ui/form/index.ts';
import { nameInBoth } from '../rules/codes.ts';
import { NameAndCode } from './NameAndCode.tsx';

type PeriodType = (typeof periodTypes)[number];
type Templates = Outputs['payroll']['solutions']['listTemplates']['rows'];
type Solutions = Outputs['payroll']['solutions']['listSolutions']['rows'];
type Places = Outputs['payroll']['solutions']['listPlaces']['rows'];

interface Fields {
  readonly source: string;
  readonly name: string;
  readonly code: string;
  readonly periodType: PeriodType;
  readonly legalEntityId: string;
}

/** Period types by how often a year people are paid: what a template says, the form proposes. */
const byPeriodsPerYear: Readonly<Record<number, PeriodType>> = {
  52: 'weekly',
  26: 'biweekly',
  24: 'semi-monthly',
  12: 'monthly',
  4: 'quarterly',
  1: 'annual',
};

/** What a solution is made of, as the list's values say it: `template CODE`, `solution 7`, `empty`. */
function originOf(source: string): { fromTemplate?: string; fromSolutionId?: number } {
  const [kind, ...rest] = source.split(' ');
  if (kind === 'template') return { fromTemplate: rest.join(' ') };
  return kind === 'solution' ? { fromSolutionId: Number(rest[0]) } : {};
}

/** The template of the place's country that is used most: they are listed so. */
const templateOf = (templates: Templates, place: Places[number] | undefined): Templates[number] | undefined =>
  place?.onlyOfSolutions
    ? undefined
    : (templates.find(({ country, isOfNoCountry }) => country === place?.country && !isOfNoCountry) ??
      templates.find((one) => one.isOfNoCountry));

const periodTypeOf = (template: Templates[number] | undefined): PeriodType => byPeriodsPerYear[template?.periodsPerYear ?? 12] ?? 'monthly';

export interface Props {
  readonly templates: Templates;
  readonly solutions: Solutions;
  readonly places: Places;
  /** What follows; its first draft is opened where nothing is said. */
  readonly onMade?: () => void;
  readonly onClose: () => void;
}

export default function CreateSolution({ templates, solutions, places, onMade, onClose }: Props) {
  const { t } = useTranslation(['solutions', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const create = trpc.payroll.solutions.createSolution.useMutation({ trpc: { context: { quiet: true } } });
  const [first] = places;
  const proposed = templateOf(templates, first);
  const form = useForm<Fields>({
    initial: {
      source: first?.onlyOfSolutions ? `solution ${solutions[0]?.id}` : proposed ? `template ${proposed.code}` : 'empty',
      name: '',
      code: '',
      periodType: periodTypeOf(proposed),
      legalEntityId: String(first?.id ?? ''),
    },
    rules: { name: named, code: named },
    fieldByCode: { SOLUTION_EXISTS: 'code' },
  });
  const { source, name, code, periodType, legalEntityId } = form.values;

  const place = places.find(({ id }) => String(id) === legalEntityId);
  const template = templates.find((candidate) => candidate.code === originOf(source).fromTemplate);
  const choose = (chosen: string) => {
    form.set('source', chosen);
    const next = templates.find((candidate) => candidate.code === originOf(chosen).fromTemplate);
    if (next && !next.isOfNoCountry) form.set('periodType', periodTypeOf(next));
  };
  const choosePlace = (chosen: string) => {
    form.set('legalEntityId', chosen);
    const fitting = templateOf(
      templates,
      places.find(({ id }) => String(id) === chosen),
    );
    if (fitting && template && template.country !== fitting.country) choose(`template ${fitting.code}`);
  };
  const templateItems = (isOfPlace: boolean) =>
    templates
      .filter(({ country, isOfNoCountry }) => (isOfNoCountry || country === place?.country) === isOfPlace)
      .map((one) => ({
        value: `template ${one.code}`,
        label: t('create.template', { name: format.name(one.name), tables: one.tableCount, steps: one.stepCount }),
      }));
  const send = () =>
    create.mutateAsync({
      code: code.trim(),
      name: nameInBoth(name),
      legalEntityId: Number(legalEntityId),
      periodType,
      ...originOf(source),
    });
  const onDone = async ({ id, draftNumber }: Outputs['payroll']['solutions']['createSolution']) => {
    notify.done(t('create.done', { name: name.trim() }));
    void utils.payroll.solutions.invalidate();
    if (onMade) return onMade();
    await navigate({
      to: '/payroll/solutions/$solutionId/copies/$number',
      params: { solutionId: String(id), number: String(draftNumber) },
    });
  };
  return (
    <FormDialog
      form={form}
      title={t('create.title')}
      text={t('create.text')}
      submit={t('create.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <NativeSelect
        label={t('columns.legalEntity')}
        value={legalEntityId}
        onChange={({ currentTarget: { value } }) => choosePlace(value)}
        data={places.map(({ id, name: entity }) => ({ value: String(id), label: format.name(entity) }))}
      />
      <NativeSelect
        data-autofocus
        label={t('create.source')}
        description={
          template && !template.isOfNoCountry && place && template.currency !== place.currency
            ? t('create.otherCurrency', { template: template.currency, place: place.currency })
            : undefined
        }
        value={source}
        onChange={({ currentTarget: { value } }) => choose(value)}
        data={[
          ...(place?.onlyOfSolutions
            ? []
            : [
                { group: t('create.templates'), items: templateItems(true) },
                { group: t('create.otherTemplates'), items: templateItems(false) },
                { group: t('create.other'), items: [{ value: 'empty', label: t('create.empty') }] },
              ]),
          {
            group: t('create.solutions'),
            items: solutions.map((solution) => ({ value: `solution ${solution.id}`, label: format.name(solution.name) })),
          },
        ].filter(({ items }) => items.length > 0)}
      />
      <NameAndCode form={form} />
      <NativeSelect
        label={t('columns.periodType')}
        value={periodType}
        onChange={({ currentTarget: { value } }) => form.set('periodType', value as PeriodType)}
        data={periodTypes.map((value) => ({ value, label: t(`periodTypes.${value}`) }))}
      />
    </FormDialog>
  );
}
