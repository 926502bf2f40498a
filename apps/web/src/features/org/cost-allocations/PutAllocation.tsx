import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { EffectOnPay } from '../employees/index.ts';
import classes from './Allocation.module.css';
import { type CostAllocation, type CostAllocations, givingWay, type Line, percentOf, shareOf } from './allocation.ts';
import { PartLines } from './PartLines.tsx';

interface Props {
  readonly held: CostAllocations;
  /** Whose cost it is. */
  readonly name: string;
  /** What the form begins with; null: nothing. */
  readonly base: CostAllocation | null;
  readonly onClose: () => void;
}

const ofParts = 'lines';
const fieldByCode = {
  ALLOCATION_RATIO_ZERO: ofParts,
  ALLOCATION_SUM: ofParts,
  ALLOCATION_CENTER_REPEATED: ofParts,
  ALLOCATION_MAIN: ofParts,
  ALLOCATION_TAILS: ofParts,
  ALLOCATION_DAYS_REVERSED: 'until',
  ALLOCATION_OVERLAPS: 'from',
} as const;

function firstLines(base: CostAllocation | null): Line[] {
  if (!base) return [0, 1].map((key) => ({ key, costCenter: '', percent: '' }));
  return base.parts.map(({ costCenter, ratio }, key) => ({ key, costCenter, percent: percentOf(ratio) }));
}
const keyOf = (base: CostAllocation | null, mark: 'isMain' | 'takesTailDifference'): number | null => {
  const place = base?.parts.findIndex((part) => part[mark]) ?? -1;
  return place < 0 ? null : place;
};

/** How somebody's cost is divided from a day through a day. */
export default function PutAllocation({ held, name, base, onClose }: Props) {
  const { t } = useTranslation('costAllocations');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const put = trpc.org.costAllocations.putCostAllocation.useMutation({ trpc: { context: { quiet: true } } });
  const choices = trpc.org.costAllocations.listAllocationChoices.useQuery({});
  const form = useForm({
    initial: {
      item: base?.item ?? '',
      lines: firstLines(base) as readonly Line[],
      main: keyOf(base, 'isMain'),
      tail: keyOf(base, 'takesTailDifference'),
      from: '',
      end: '' as '' | 'none' | 'day',
      until: '',
      reason: '',
    },
    rules: {
      lines: (lines) =>
        lines.some(({ costCenter, percent }) => costCenter === '' || percent.trim() === '')
          ? 'required'
          : lines.some(({ percent }) => shareOf(percent) === null)
            ? 'decimal'
            : null,
      main: (main, { lines }) => (lines.some(({ key }) => key === main) ? null : 'required'),
      from: required,
      end: required,
      until: (value, { end }) => (end === 'day' ? required(value) : null),
    },
    fieldByCode,
  });
  const { values, set } = form;
  const item = values.item === '' ? null : values.item;
  const until = values.end === 'day' ? values.until : null;
  const isSaid = values.end === 'none' || (values.end === 'day' && values.until !== '');
  const gives = isSaid ? givingWay(held.allocations, item, values.from, until) : [];
  const send = () =>
    put.mutateAsync({
      employeeId: held.employeeId,
      item,
      from: values.from,
      until,
      parts: values.lines.map(({ key, costCenter, percent }) => ({
        costCenter,
        ratio: shareOf(percent) ?? '',
        isMain: key === values.main,
        takesTailDifference: key === values.tail,
      })),
      reason: values.reason || null,
      replaces: gives.map(({ effectiveDate }) => effectiveDate),
    });
  const onDone = async () => {
    notify.done(t('saved', { name, from: format.day(values.from) }));
    await utils.org.costAllocations.invalidate();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('form.title', { name })}
      text={t('form.text')}
      submit={t(gives.length > 0 ? 'form.replace' : 'form.save')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <NativeSelect
        label={t('form.item')}
        data-autofocus
        value={values.item}
        onChange={(event) => set('item', event.currentTarget.value)}
        data={[{ value: '', label: t('everyItem') }, ...held.items.map((one) => ({ value: one.code, label: format.name(one.name) }))]}
        {...fieldProps(form, 'item')}
      />
      <PartLines
        lines={values.lines}
        main={values.main}
        tail={values.tail}
        choices={(choices.data?.rows ?? []).map((one) => ({ value: one.code, label: `${format.name(one.name)} (${one.code})` }))}
        error={form.errorOf('lines') ?? (form.errorOf('main') && t('form.mainMissing'))}
        onLines={(lines) => set('lines', lines)}
        onMain={(key) => set('main', key)}
        onTail={(key) => set('tail', key)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="date"
          label={t('form.from')}
          withAsterisk
          value={values.from}
          onChange={(event) => set('from', event.currentTarget.value)}
          {...fieldProps(form, 'from')}
        />
        <NativeSelect
          label={t('form.end')}
          withAsterisk
          value={values.end}
          onChange={(event) => set('end', event.currentTarget.value as 'none' | 'day')}
          data={[
            ...(values.end === '' ? [{ value: '', label: t('form.choose') }] : []),
            { value: 'none', label: t('form.noEnd') },
            { value: 'day', label: t('form.onDay') },
          ]}
          {...fieldProps(form, 'end')}
        />
        {values.end === 'day' && (
          <TextInput
            type="date"
            label={t('form.until')}
            withAsterisk
            value={values.until}
            onChange={(event) => set('until', event.currentTarget.value)}
            {...fieldProps(form, 'until')}
          />
        )}
      </SimpleGrid>
      <Textarea
        label={t('form.reason')}
        autosize
        maxLength={1000}
        value={values.reason}
        onChange={(event) => set('reason', event.currentTarget.value)}
        {...fieldProps(form, 'reason')}
      />
      {gives.length > 0 && (
        <MessageBox tone="decision" title={t('form.givesWay')}>
          <ul className={classes.list}>
            {gives.map(({ effectiveDate, expiryDate }) => (
              <li key={effectiveDate}>
                {expiryDate === null ? t('daysOpen', { from: format.day(effectiveDate) }) : format.days(effectiveDate, expiryDate)}
              </li>
            ))}
          </ul>
        </MessageBox>
      )}
      {isSaid && <EffectOnPay employeeIds={[held.employeeId]} from={values.from} until={until} />}
    </FormDialog>
  );
}
