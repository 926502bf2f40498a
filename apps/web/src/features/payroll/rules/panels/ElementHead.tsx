import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconTrash } from '@tabler/icons-react';
import type { Site } from '@wagewright/calc-engine/authoring';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RulesPlace, useDraft } from '../draft/draft-context.ts';
import classes from '../Rules.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';

interface Props {
  readonly name: string;
  /** What it is, and where. */
  readonly kind: string;
  readonly uses: readonly Site[];
  readonly move: (by: -1 | 1) => CalculationDefinition;
  /** The definition without it; null where it cannot go. */
  readonly remove: CalculationDefinition | null;
  readonly afterRemoval: RulesPlace;
  /** What can be added to it. */
  readonly children?: React.ReactNode;
}

/** Above an element: what it is, and what can be done with it as a whole. */
export function ElementHead({ name, kind, uses, move, remove, afterRemoval, children }: Props) {
  const { t } = useTranslation('rules');
  const { canEdit, isBusy, change, open } = useDraft();
  const [isAsking, setAsking] = useState(false);
  const shift = (by: -1 | 1) => void change(move(by), t('did.moved', { name }));
  const takeOut = async () => {
    if (!remove) return;
    const outcome = await change(remove, t('did.removed', { name }));
    setAsking(false);
    if (outcome === 'saved') open(afterRemoval);
  };
  if (!canEdit) return null;
  return (
    <div className={classes.elementHead}>
      <span className={classes.second}>{kind}</span>
      <span className={classes.elementActions}>
        {children}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size="md" aria-label={t('actions', { name })} disabled={isBusy}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconArrowUp size={15} />} onClick={() => shift(-1)}>
              {t('moveUp')}
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown size={15} />} onClick={() => shift(1)}>
              {t('moveDown')}
            </Menu.Item>
            {remove && (
              <Menu.Item leftSection={<IconTrash size={15} />} onClick={() => setAsking(true)}>
                {t('remove')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </span>
      {isAsking && (
        <RemoveDialog
          name={name}
          uses={uses}
          isBusy={isBusy}
          onConfirm={() => void takeOut()}
          onClose={() => setAsking(false)}
          onOpen={open}
        />
      )}
    </div>
  );
}
