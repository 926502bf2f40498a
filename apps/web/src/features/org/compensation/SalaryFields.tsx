import { Checkbox, NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import { type CompensationFile, levelKey, levelsOn, sayAmount, structuresFor } from './compensation.ts';

export interface SalaryValues {
  readonly item: string;
  readonly currency: string;
  readonly from: string;
  /** Blank: it refers to none. */
  readonly structureId: string;
  /** Of the structure, as `levelKey` makes it. */
  readonly level: string;
  readonly outsideRange: boolean;
}

interface Props<Values extends SalaryValues> {
  readonly file: CompensationFile;
  readonly form: Form<Values>;
}

/** Whether an amount refers to the salary structure of the legal entity, and at which grade and level. */
export function SalaryFields<Values extends SalaryValues>({ file, form }: Props<Values>) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  const { values, set } = form;
  const structures = structuresFor(file, values.item, values.currency);
  if (structures.length === 0) return null;
  const structure = structures.find(({ id }) => String(id) === values.structureId);
  const ranges = structure ? levelsOn(structure, values.from) : [];
  const range = ranges.find((one) => levelKey(one) === values.level);
  const amount = (value: string) => sayAmount(format, value, values.currency);
  const chooseStructure = (structureId: string) => {
    set('structureId', structureId);
    set('level', '');
    set('outsideRange', false);
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('salary.structure')}
          value={values.structureId}
          onChange={({ currentTarget: { value } }) => chooseStructure(value)}
          data={[
            { value: '', label: t('salary.none') },
            ...structures.map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
          ]}
          {...fieldProps(form, 'structureId')}
        />
        {structure && (
          <NativeSelect
            label={t('salary.level')}
            withAsterisk
            value={values.level}
            description={values.from === '' ? t('salary.firstDay') : undefined}
            onChange={({ currentTarget: { value } }) => set('level', value)}
            data={[
              { value: '', label: t('choose') },
              ...ranges.map((one) => ({ value: levelKey(one), label: `${one.grade} · ${one.level}` })),
            ]}
            {...fieldProps(form, 'level')}
          />
        )}
      </SimpleGrid>
      {structure && values.from !== '' && ranges.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('salary.noLevels', { structure: format.name(structure.name) })}
        </Text>
      )}
      {range && (
        <Text size="sm" c="dimmed">
          {t('salary.range', {
            from: format.day(values.from),
            minimum: amount(range.minimum),
            midpoint: amount(range.midpoint),
            maximum: amount(range.maximum),
          })}
        </Text>
      )}
      {range && (
        <Checkbox
          label={t('salary.outside')}
          description={t('salary.outsideHint')}
          checked={values.outsideRange}
          onChange={({ currentTarget: { checked } }) => set('outsideRange', checked)}
        />
      )}
    </>
  );
}
