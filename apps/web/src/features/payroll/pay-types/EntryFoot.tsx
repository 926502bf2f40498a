import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Entry.module.css';

interface Props {
  readonly isNew: boolean;
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  /** Null: it stays, since something uses it. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

/** The ways out of an entry's dialog; what is used has none that takes it away. */
export function EntryFoot({ isNew, canEdit, isBusy, onRemove, onClose }: Props) {
  const { t } = useTranslation(['payTypes', 'common']);
  if (!canEdit)
    return (
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {t('close', { ns: 'common' })}
        </Button>
      </div>
    );
  return (
    <div className={classes.foot}>
      {onRemove && (
        <Button variant="subtle" color="red.9" className={classes.remove} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        {t('cancel', { ns: 'common' })}
      </Button>
      <Button type="submit" loading={isBusy}>
        {t(isNew ? 'add' : 'save')}
      </Button>
    </div>
  );
}
