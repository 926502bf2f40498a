import { MultiSelect, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { NamedPeople } from '../../batches/index.ts';
import { ParameterFields } from '../../what-ifs/index.ts';
import classes from '../Scenarios.module.css';
import type { Base } from '../scenario.ts';
import type { AssumptionDraft, AssumptionKind, DraftField } from './assumption-drafts.ts';

export interface FieldsProps {
  readonly draft: AssumptionDraft;
  readonly base: Base;
  readonly currency: string;
  readonly onChange: (changed: Partial<AssumptionDraft>) => void;
  readonly errorOf: (field: DraftField) => string | null;
}

function ItemField({ draft, base, onChange, currency }: FieldsProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const middle = base.items.find(({ code }) => code === draft.item)?.middle;
  return (
    <NativeSelect
      label={t('fields.item')}
      {...(middle ? { description: t('fields.middle', { amount: format.money(middle, currency) }) } : {})}
      value={draft.item}
      onChange={({ currentTarget: { value } }) => onChange({ item: value })}
      data={base.items.map(({ code, name }) => ({ value: code, label: format.name(name) }))}
    />
  );
}

type Group = Base['departments'][number];

function GroupField({
  label,
  groups,
  chosen,
  onChange,
}: {
  label: string;
  groups: readonly Group[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  return (
    <MultiSelect
      label={label}
      placeholder={chosen.length === 0 ? t('fields.everybody') : ''}
      searchable
      clearable
      data={groups.map(({ id, name, people }) => ({
        value: String(id),
        label: t('fields.group', { name: format.name(name), people: format.count(people) }),
      }))}
      value={chosen.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

function Whom({ draft, base, onChange }: FieldsProps) {
  const { t } = useTranslation('scenarios');
  return (
    <>
      <GroupField
        label={t('fields.departments')}
        groups={base.departments}
        chosen={draft.departmentIds}
        onChange={(departmentIds) => onChange({ departmentIds })}
      />
      <GroupField
        label={t('fields.positions')}
        groups={base.positions}
        chosen={draft.positionIds}
        onChange={(positionIds) => onChange({ positionIds })}
      />
    </>
  );
}

function Raise(props: FieldsProps) {
  const { t } = useTranslation('scenarios');
  const { draft, onChange, errorOf, currency } = props;
  return (
    <>
      <ItemField {...props} />
      <div>
        <TextInput
          label={t(draft.by === 'percent' ? 'fields.percentMore' : 'fields.amountMore', { currency })}
          inputMode="decimal"
          value={draft.value}
          onChange={({ currentTarget: { value } }) => onChange({ value })}
          error={errorOf('value')}
        />
        <SegmentedControl
          mt={6}
          size="xs"
          aria-label={t('fields.by')}
          value={draft.by}
          onChange={(by) => onChange({ by: by as AssumptionDraft['by'] })}
          data={[
            { value: 'percent', label: t('fields.percent') },
            { value: 'amount', label: t('fields.amount') },
          ]}
        />
      </div>
      <Whom {...props} />
    </>
  );
}

function Joiners(props: FieldsProps) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { draft, base, onChange, errorOf, currency } = props;
  return (
    <>
      <TextInput
        label={t('fields.count')}
        inputMode="numeric"
        value={draft.count}
        onChange={({ currentTarget: { value } }) => onChange({ count: value })}
        error={errorOf('count')}
      />
      <NativeSelect
        label={t('fields.department')}
        value={String(draft.departmentId ?? '')}
        onChange={({ currentTarget: { value } }) => onChange({ departmentId: value === '' ? undefined : Number(value) })}
        error={errorOf('departmentId')}
        data={[
          { value: '', label: t('fields.choose') },
          ...base.departments.map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
        ]}
      />
      <ItemField {...props} />
      <TextInput
        label={t('fields.pay', { currency })}
        description={t('fields.payHelp')}
        inputMode="decimal"
        value={draft.pay}
        onChange={({ currentTarget: { value } }) => onChange({ pay: value })}
        error={errorOf('pay')}
      />
    </>
  );
}

function Leavers(props: FieldsProps) {
  const { t } = useTranslation('scenarios');
  const { draft, onChange, errorOf } = props;
  return (
    <>
      <div className={classes.wide}>
        <SegmentedControl
          size="xs"
          aria-label={t('fields.leaves')}
          value={draft.leaves}
          onChange={(leaves) => onChange({ leaves: leaves as AssumptionDraft['leaves'] })}
          data={[
            { value: 'percent', label: t('fields.share') },
            { value: 'named', label: t('fields.named') },
          ]}
        />
      </div>
      {draft.leaves === 'percent' ? (
        <>
          <TextInput
            label={t('fields.percentLeaves')}
            inputMode="decimal"
            value={draft.percent}
            onChange={({ currentTarget: { value } }) => onChange({ percent: value })}
            error={errorOf('percent')}
          />
          <Whom {...props} />
        </>
      ) : (
        <div className={classes.wide}>
          <NamedPeople people={draft.people} onChange={(people) => onChange({ people })} />
          {errorOf('people') && <p className={classes.fault}>{errorOf('people')}</p>}
        </div>
      )}
    </>
  );
}

function Rates({ draft, base, onChange, errorOf }: FieldsProps) {
  const choices = trpc.payroll.whatIfs.getWhatIfChoices.useQuery({ batchId: base.batchId });
  return (
    <div className={classes.wide}>
      {choices.data ? (
        <ParameterFields
          tables={choices.data.parameters}
          changes={draft.changes}
          onChange={(changes) => onChange({ changes })}
          error={errorOf('changes')}
          data-field={`changes.${draft.key}`}
        />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </div>
  );
}

function OtherCopy({ draft, base, onChange, errorOf }: FieldsProps) {
  const { t } = useTranslation('scenarios');
  return (
    <NativeSelect
      label={t('fields.copy')}
      value={String(draft.copyNumber ?? '')}
      onChange={({ currentTarget: { value } }) => onChange({ copyNumber: value === '' ? undefined : Number(value) })}
      error={errorOf('copyNumber')}
      data={[
        { value: '', label: t('fields.choose') },
        ...base.copies.map(({ number, isBase }) => ({
          value: String(number),
          label: t(isBase ? 'fields.copyOfBase' : 'fields.copyNumber', { number }),
        })),
      ]}
    />
  );
}

/** What each kind of assumption asks for, besides its period. */
export const fieldsOfKind: Readonly<Record<AssumptionKind, React.ComponentType<FieldsProps>>> = {
  raise: Raise,
  joiners: Joiners,
  leavers: Leavers,
  rates: Rates,
  copy: OtherCopy,
};
