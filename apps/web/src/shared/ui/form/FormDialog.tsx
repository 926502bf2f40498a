import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/failure.ts';
import { FormFaults } from './FormFaults.tsx';
import type { Form } from './use-form.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

interface Props<Values extends object, Answer> {
  readonly form: Form<Values>;
  readonly title: string;
  /** What comes of it, in a sentence above the fields. */
  readonly text: string;
  /** The words of the button that sends it. */
  readonly submit: string;
  /** Calls the server, once all fields will do; where it gives nothing, nothing is sent. What is refused shows at its fields. */
  readonly send: () => Promise<Answer> | undefined;
  /** Tells and shows what has come of it. */
  readonly onDone: (answer: Answer) => void | Promise<void>;
  readonly onClose: () => void;
  /** The fields, the first of them with `data-autofocus`. */
  readonly children: React.ReactNode;
}

/** A form in a dialog that makes one thing by one call: checked, sent once, refused at its fields, and never left with edits by accident. */
export function FormDialog<Values extends object, Answer>(props: Props<Values, Answer>) {
  const { form, title, text, submit, send, onDone, onClose, children } = props;
  const { t } = useTranslation('common');
  const [isSending, setSending] = useState(false);
  const { leave, question } = useLeaveGuard(form, onClose);
  const trySending = async () => {
    const sent = form.check() ? send() : undefined;
    if (!sent) return;
    setSending(true);
    const result = await call(sent);
    setSending(false);
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    await onDone(result.data);
  };
  return (
    <Modal opened onClose={leave} title={<b>{title}</b>} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void trySending();
        }}
        noValidate
      >
        <FormFaults faults={form.faults} />
        <Text c="dimmed" size="sm" mb="md">
          {text}
        </Text>
        <Stack gap="md">{children}</Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSending}>
            {submit}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
