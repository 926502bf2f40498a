import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SelectionBar.module.css';

interface Props {
  /** How many are chosen. */
  readonly text: string;
  /** Why something cannot be done with so many. */
  readonly fault?: string | undefined;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: React.ReactNode;
}

/** How many rows are chosen, what can be done with them, and the way to choose none. */
export function SelectionBar({ text, fault, onClear, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.bar}>
      <span role="status">{text}</span>
      {fault && <span className={classes.tooMany}>{fault}</span>}
      {children}
      <Button size="compact-xs" variant="subtle" onClick={onClear}>
        {t('table.chooseNone')}
      </Button>
    </div>
  );
}
