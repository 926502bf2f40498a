import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { nodeModes } from '@wagewright/contracts/approvals/processes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionList } from './ConditionList.tsx';
import { DeadlineFields } from './DeadlineFields.tsx';
import type { DraftNode } from './draft.ts';
import classes from './Processes.module.css';
import { RuleList } from './RuleList.tsx';

interface Props {
  readonly node: DraftNode;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly onChange: (node: DraftNode) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A node of a process: its name, who is asked and how, when it applies, until when. */
export function NodeCard({ node, position, count, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation('processes');
  const id = useId();
  return (
    <li className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <h3 id={id}>{t('node.title', { number: position })}</h3>
        <div className={classes.cardActions}>
          <ActionIcon variant="subtle" aria-label={t('node.up', { number: position })} disabled={position === 1} onClick={() => onMove(-1)}>
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={t('node.down', { number: position })}
            disabled={position === count}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red.9"
            aria-label={t('node.remove', { number: position })}
            disabled={count === 1}
            onClick={onRemove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <div className={classes.rule}>
        <TextInput
          label={t('node.nameEnglish')}
          withAsterisk
          maxLength={limits.nameCharactersMax}
          value={node.name.en}
          onChange={(event) => onChange({ ...node, name: { ...node.name, en: event.currentTarget.value } })}
        />
        <TextInput
          label={t('node.nameChinese')}
          withAsterisk
          maxLength={limits.nameCharactersMax}
          value={node.name['zh-CN']}
          onChange={(event) => onChange({ ...node, name: { ...node.name, 'zh-CN': event.currentTarget.value } })}
        />
        <NativeSelect
          label={t('node.mode')}
          data={nodeModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
          value={node.mode}
          onChange={(event) => onChange({ ...node, mode: nodeModes.find((mode) => mode === event.currentTarget.value) ?? node.mode })}
        />
      </div>
      <RuleList label={t('node.approvers')} rules={node.approvers} isRequired onChange={(approvers) => onChange({ ...node, approvers })} />
      <ConditionList node={node} onChange={onChange} />
      <DeadlineFields node={node} onChange={onChange} />
    </li>
  );
}
