import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { payslipSections } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ConditionField } from './ConditionField.tsx';
import type { EditorProps } from './ItemEditor.tsx';
import classes from './Style.module.css';
import { changeGroup, moveGroup, type Row } from './style-moves.ts';

interface Props extends EditorProps {
  readonly row: Extract<Row, { kind: 'group' }>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The head of a group: items may be put below it, and it moves with all of them. */
export function GroupHead({ row, groups, canEdit, scope, isRight, isOpen, onOpen, onChange }: Props) {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const { setNodeRef } = useSortable({ id: row.key, disabled: { draggable: true } });
  const { group } = row;
  const name = format.name(group.name);
  const at = groups.findIndex(({ code }) => code === group.code);
  const set = (change: Partial<typeof group>) => onChange(changeGroup(groups, group.code, change));
  const move = (by: -1 | 1) => onChange(moveGroup(groups, group.code, by));
  return (
    <li ref={setNodeRef} className={classes.group}>
      <div className={classes.groupLine}>
        <strong className={classes.groupName}>{name}</strong>
        <span className={classes.facts}>{t(`sections.${group.section}`)}</span>
        {canEdit && (
          <span className={classes.buttons}>
            <ActionIcon variant="subtle" color="gray" aria-label={t('up', { name })} disabled={at === 0} onClick={() => move(-1)}>
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('down', { name })}
              disabled={at === groups.length - 1}
              onClick={() => move(1)}
            >
              <IconArrowDown size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('removeGroup', { name })}
              title={group.items.length > 0 ? t('groupNotEmpty') : undefined}
              disabled={group.items.length > 0}
              onClick={() => onChange(groups.filter(({ code }) => code !== group.code))}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </span>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('openGroup', { name })} aria-expanded={isOpen} onClick={onOpen}>
          <IconChevronDown size={16} />
        </ActionIcon>
      </div>
      {isOpen && (
        <div className={classes.fields}>
          {(['en', 'zh-CN'] as const).map((language) => (
            <TextInput
              key={language}
              label={t(`names.${language}`)}
              maxLength={100}
              readOnly={!canEdit}
              value={group.name[language]}
              onChange={({ currentTarget: { value } }) => set({ name: { ...group.name, [language]: value } })}
            />
          ))}
          <NativeSelect
            label={t('fields.section')}
            disabled={!canEdit}
            value={group.section}
            data={payslipSections.map((value) => ({ value, label: t(`sections.${value}`) }))}
            onChange={({ currentTarget: { value } }) => set({ section: payslipSections.find((one) => one === value) ?? group.section })}
          />
          <ConditionField condition={group.condition} {...{ canEdit, scope, isRight }} onChange={(condition) => set({ condition })} />
        </div>
      )}
    </li>
  );
}
