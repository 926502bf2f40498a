import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddDialog, type Adding } from '../add/AddDialog.tsx';
import { useDraft } from '../draft/draft-context.ts';
import classes from '../Rules.module.css';
import type { RuleTable } from '../rules.ts';
import { payTableOf } from '../starters/pay-item.ts';

/** What can be added, and one's own changes to be taken back or done again. */
export function Toolbar({ table }: { table: RuleTable | undefined }) {
  const { t } = useTranslation('rules');
  const { definition, isBusy, undoable, redoable, undo, redo } = useDraft();
  const [adding, setAdding] = useState<Adding>();
  const choices: { readonly adding: Adding; readonly label: string }[] = [
    ...(payTableOf(definition)
      ? [{ adding: { what: 'pay', start: { section: 'earning', kind: 'hours' } } as const, label: t('add.pay') }]
      : []),
    ...(table ? [{ adding: { what: 'column', table } as const, label: t('add.columnIn', { name: t('add.column') }) }] : []),
    { adding: { what: 'table' }, label: t('add.table') },
    { adding: { what: 'step' }, label: t('add.step') },
  ];
  return (
    <div className={classes.toolbar}>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="compact-md" leftSection={<IconPlus size={15} />}>
            {t('add.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map((choice) => (
            <Menu.Item key={choice.adding.what} onClick={() => setAdding(choice.adding)}>
              {choice.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <span className={classes.elementActions}>
        <ActionIcon
          variant="default"
          size="md"
          disabled={undoable === null || isBusy}
          aria-label={undoable === null ? t('undoNothing') : t('undo', { what: undoable })}
          title={undoable === null ? t('undoNothing') : t('undo', { what: undoable })}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={undo}
        >
          <IconArrowBackUp size={17} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="md"
          disabled={redoable === null || isBusy}
          aria-label={redoable === null ? t('redoNothing') : t('redo', { what: redoable })}
          title={redoable === null ? t('redoNothing') : t('redo', { what: redoable })}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          onClick={redo}
        >
          <IconArrowForwardUp size={17} />
        </ActionIcon>
      </span>
      {adding && <AddDialog {...adding} onClose={() => setAdding(undefined)} />}
    </div>
  );
}
