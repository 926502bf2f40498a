import { ActionIcon, Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './HeaderActions.module.css';
import type { HeaderAction } from './header-action.ts';
import { useSettling } from './settling.ts';

export interface HeaderActionsProps {
  /** The next step, always at the same place; `null` keeps the place free, so that nothing else comes to stand there. */
  readonly primary?: HeaderAction | null;
  readonly secondary?: HeaderAction | null;
  /** The rest, under "⋯". */
  readonly more?: readonly HeaderAction[];
}

const none: readonly HeaderAction[] = [];
/** A phone has room for the primary action only. */
const narrow = '(max-width: 48em)';

/** What can be done with the page, each in its slot. Whatever changes, the slots are inert until the hand has had time to notice. */
export function HeaderActions({ primary, secondary = null, more = none }: HeaderActionsProps) {
  const isNarrow = useMediaQuery(narrow, false);
  const mayBePrimary = primary?.isDangerous ? null : primary;
  const beside = [secondary, primary?.isDangerous ? primary : null].filter((action) => action !== null && action !== undefined);
  const shown = isNarrow ? [] : beside.slice(0, 1);
  const folded = [...beside.slice(shown.length), ...more];
  const isSettling = useSettling([primary, ...beside].map((action) => action?.id ?? '').join(' '));
  return (
    <div className={classes.actions} data-settling={isSettling || undefined}>
      {folded.length > 0 && <MoreMenu actions={folded} isSettling={isSettling} />}
      {shown.map((action) => (
        <ActionButton key="secondary" action={action} isSettling={isSettling} />
      ))}
      {primary !== undefined && (
        <div className={classes.primary}>{mayBePrimary && <ActionButton action={mayBePrimary} isPrimary isSettling={isSettling} />}</div>
      )}
    </div>
  );
}

interface ButtonProps {
  readonly action: HeaderAction;
  readonly isPrimary?: boolean;
  readonly isSettling: boolean;
}

/** The same button through all that it comes to stand for, so that the keyboard keeps its place. */
function ActionButton({ action, isPrimary = false, isSettling }: ButtonProps) {
  const { label, icon, link, run, isBusy = false, isDangerous = false, isDecision = false } = action;
  const look = {
    variant: isPrimary ? 'filled' : 'default',
    ...(isDecision && isPrimary ? { color: 'decision.7' } : {}),
    ...(isDangerous ? { c: 'var(--ww-bad)' } : {}),
    leftSection: icon,
    className: classes.button,
  };
  if (link) {
    return (
      <Button component={Link} {...(link as object)} {...look} onClick={(event: React.MouseEvent) => isSettling && event.preventDefault()}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} loading={isBusy} {...(isSettling ? { 'aria-disabled': true } : { onClick: run })}>
      {label}
    </Button>
  );
}

function MoreMenu({ actions, isSettling }: { actions: readonly HeaderAction[]; isSettling: boolean }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" disabled={isSettling}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('more')}>
          <IconDots size={18} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ id, label, icon, link, run, isBusy = false, isDangerous = false }) => {
          const look = { leftSection: icon, ...(isDangerous ? { c: 'var(--ww-bad)' } : {}) };
          return link ? (
            <Menu.Item key={id} component={Link} {...(link as object)} {...look}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={id} disabled={isBusy} onClick={run} {...look}>
              {label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
