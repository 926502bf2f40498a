import { Box, Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { ImportStart } from './ImportStart.tsx';
import type { ImportSubject } from './import.ts';

export interface Props {
  readonly subject: ImportSubject;
  /** What follows from writing it, where that is more than its values. */
  readonly note?: string;
  readonly onClose: () => void;
}

/** A file for something that takes one: what it holds is shown row by row before anything is written. */
export default function ImportDialog({ subject, note, onClose }: Props) {
  const { t } = useTranslation(['imports', 'common']);
  const navigate = useNavigate();
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={<b>{t('dialog.title')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {note && (
        <Box mb="sm">
          <MessageBox tone="decision">{note}</MessageBox>
        </Box>
      )}
      <ImportStart
        subject={subject}
        onStarted={(id) => void navigate({ to: '/imports/$importId', params: { importId: String(id) } })}
        onClose={onClose}
      />
    </Modal>
  );
}
