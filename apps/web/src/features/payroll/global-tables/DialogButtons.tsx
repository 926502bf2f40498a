import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  readonly isOff?: boolean;
  readonly onClose: () => void;
}

/** The two ways out of a dialog with a form. */
export function DialogButtons({ confirmLabel, isBusy, isOff = false, onClose }: Props) {
  const { t } = useTranslation('common');
  return (
    <Group justify="flex-end" mt="lg" gap="xs">
      <Button variant="default" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={isOff}>
        {confirmLabel}
      </Button>
    </Group>
  );
}
