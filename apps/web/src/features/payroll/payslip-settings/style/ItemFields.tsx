import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { itemCurrencies, itemTypes, signDisplays, zeroDisplays } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import type { Item } from '../setting.ts';
import { ConditionField } from './ConditionField.tsx';
import type { EditorProps } from './ItemEditor.tsx';
import classes from './Style.module.css';
import { changeItem, type ItemRow } from './style-moves.ts';

/** Of an item: what it is called in both languages, and how its figure is written. */
export function ItemFields({ row, groups, canEdit, scope, isRight, onChange }: EditorProps & { readonly row: ItemRow }) {
  const { t } = useTranslation('payslipSettings');
  const { item, key } = row;
  const set = (change: Partial<Item>) => onChange(changeItem(groups, key, change));
  const choice = <Value extends string>(
    label: string,
    value: Value,
    options: readonly { value: Value; label: string }[],
    onPick: (value: Value) => void,
  ) => (
    <NativeSelect
      label={label}
      disabled={!canEdit}
      value={value}
      data={[...options]}
      onChange={({ currentTarget }) => {
        const found = options.find((one) => one.value === currentTarget.value);
        if (found) onPick(found.value);
      }}
    />
  );
  const digits = Array.from({ length: limits.payslipPrecisionMax + 1 }, (_, index) => ({ value: String(index), label: String(index) }));
  return (
    <div className={classes.fields}>
      {(['en', 'zh-CN'] as const).map((language) => (
        <TextInput
          key={language}
          label={t(`names.${language}`)}
          maxLength={limits.nameCharactersMax}
          readOnly={!canEdit}
          value={item.name[language]}
          onChange={({ currentTarget: { value } }) => set({ name: { ...item.name, [language]: value } })}
        />
      ))}
      {choice(
        t('fields.type'),
        item.type,
        itemTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        (type) => set({ type }),
      )}
      {choice(
        t('fields.precision'),
        item.precision === null ? '' : String(item.precision),
        [{ value: '', label: t('precisionOwn') }, ...digits],
        (value) => set({ precision: value === '' ? null : Number(value) }),
      )}
      {choice(
        t('fields.zero'),
        item.zero,
        zeroDisplays.map((value) => ({ value, label: t(`zeros.${value}`) })),
        (zero) => set({ zero }),
      )}
      {choice(
        t('fields.sign'),
        item.sign,
        signDisplays.map((value) => ({ value, label: t(`signs.${value}`) })),
        (sign) => set({ sign }),
      )}
      {item.type === 'amount' &&
        choice(
          t('fields.currency'),
          item.currency,
          itemCurrencies.map((value) => ({
            value,
            label: value === 'own' || value === 'none' ? t(`currencies.${value}`) : t(`symbols.${value}`),
          })),
          (currency) => set({ currency }),
        )}
      <div className={classes.checks}>
        <Checkbox
          label={t('fields.percentage')}
          disabled={!canEdit}
          checked={item.percentage}
          onChange={({ currentTarget: { checked } }) => set({ percentage: checked })}
        />
        <Checkbox
          label={t('fields.accumulation')}
          disabled={!canEdit}
          checked={item.accumulation === 'year'}
          onChange={({ currentTarget: { checked } }) => set({ accumulation: checked ? 'year' : 'none' })}
        />
      </div>
      <ConditionField condition={item.condition} {...{ canEdit, scope, isRight }} onChange={(condition) => set({ condition })} />
      <p className={classes.help}>{t('codeOf', { code: item.column })}</p>
    </div>
  );
}
