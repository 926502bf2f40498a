import { Button, Modal, Text } from '@mantine/core';
import type { AnyRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './use-sign-out.ts';

/** Told once: the session has ended. The button clears what was kept of the user and leads to the sign-in page and back. */
export default function SessionExpired({ router, onClose }: { router: AnyRouter; onClose: () => void }) {
  const { t } = useTranslation();
  const signOut = useSignOut(router);
  const signInAgain = async () => {
    await signOut({ isExpired: true });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('failure.sessionTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Text mb="lg">{t('failure.sessionText')}</Text>
      <Button fullWidth data-autofocus onClick={() => void signInAgain()}>
        {t('failure.sessionAction')}
      </Button>
    </Modal>
  );
}
