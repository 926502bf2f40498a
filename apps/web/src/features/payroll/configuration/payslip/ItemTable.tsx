import { ActionIcon, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { payslipSections } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import classes from './Payslip.module.css';
import { type Item, keyOf, moved } from './payslip.ts';

interface Props {
  readonly items: readonly Item[];
  readonly canEdit: boolean;
  readonly onChange: (items: readonly Item[]) => void;
}

/** The items of a payslip by section, in the order in which they are read. */
export function ItemTable({ items, canEdit, onChange }: Props) {
  const { t } = useTranslation('configuration');
  return payslipSections
    .map((section) => [section, items.filter((item) => item.section === section)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([section, own]) => (
      <section key={section} className={classes.section} aria-label={t(`payslip.sections.${section}`)}>
        <h3 className={classes.name}>{t(`payslip.sections.${section}`)}</h3>
        <ul className={classes.items}>
          {own.map((item) => (
            <ItemRow
              key={keyOf(item)}
              item={item}
              canEdit={canEdit}
              onSet={(change) => onChange(items.map((one) => (one === item ? { ...item, ...change } : one)))}
              onMove={(by) => onChange(moved(items, item, by))}
              onRemove={() => onChange(items.filter((one) => one !== item))}
            />
          ))}
        </ul>
      </section>
    ));
}

interface RowProps {
  readonly item: Item;
  readonly canEdit: boolean;
  readonly onSet: (change: Partial<Item>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function ItemRow({ item, canEdit, onSet, onMove, onRemove }: RowProps) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const called = format.name(item.name);
  const { language } = format;
  return (
    <li className={classes.item}>
      <TextInput
        aria-label={t('payslip.itemName', { name: keyOf(item) })}
        readOnly={!canEdit}
        maxLength={200}
        value={item.name[language]}
        onChange={({ currentTarget: { value } }) => onSet({ name: { ...item.name, [language]: value } })}
      />
      <NativeSelect
        aria-label={t('payslip.section', { name: called })}
        disabled={!canEdit}
        value={item.section}
        data={payslipSections.map((value) => ({ value, label: t(`payslip.sections.${value}`) }))}
        onChange={({ currentTarget: { value } }) => onSet({ section: payslipSections.find((one) => one === value) ?? item.section })}
      />
      <Checkbox
        label={t('payslip.zero')}
        disabled={!canEdit}
        checked={item.zero === 'show'}
        onChange={({ currentTarget: { checked } }) => onSet({ zero: checked ? 'show' : 'hide' })}
      />
      <Checkbox
        label={t('payslip.negate')}
        disabled={!canEdit}
        checked={item.sign === 'negate'}
        onChange={({ currentTarget: { checked } }) => onSet({ sign: checked ? 'negate' : 'plain' })}
      />
      {canEdit && (
        <span className={classes.actions}>
          <ActionIcon variant="subtle" aria-label={t('payslip.up', { name: called })} onClick={() => onMove(-1)}>
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('payslip.down', { name: called })} onClick={() => onMove(1)}>
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" aria-label={t('payslip.remove', { name: called })} onClick={onRemove}>
            <IconX size={16} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}
