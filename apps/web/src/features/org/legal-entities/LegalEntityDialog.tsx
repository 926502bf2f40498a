import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import {
  contentOf,
  LegalEntityFields,
  type LegalEntityValues,
  legalEntityFieldByCode,
  legalEntityRules,
  noValues,
} from './LegalEntityFields.tsx';

export type LegalEntity = Outputs['org']['legalEntities']['listLegalEntities']['rows'][number];

interface Props {
  /** Null: a new one. */
  readonly entity: LegalEntity | null;
  readonly onClose: () => void;
}

const valuesOf = (entity: LegalEntity): LegalEntityValues => ({
  code: entity.code,
  nameEn: entity.name.en,
  nameZh: entity.name['zh-CN'],
  country: entity.country,
  currency: entity.currency,
  timeZone: entity.timeZone,
  calendarId: entity.calendarId === null ? '' : String(entity.calendarId),
  registrationNumber: entity.registrationNumber ?? '',
  address: entity.address ?? '',
});

/** An employer in law: new, changed, or gone where nothing belongs to it. */
export default function LegalEntityDialog({ entity, onClose }: Props) {
  const { t } = useTranslation('legalEntities');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [isAsking, ask] = useState(false);
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.legalEntities.createLegalEntity.useMutation(quiet);
  const update = trpc.org.legalEntities.updateLegalEntity.useMutation(quiet);
  const remove = trpc.org.legalEntities.deleteLegalEntity.useMutation();
  const form = useForm<LegalEntityValues>({
    initial: entity ? valuesOf(entity) : noValues,
    rules: legalEntityRules,
    fieldByCode: legalEntityFieldByCode,
  });
  const content = contentOf(form.values);
  const done = (words: string) => {
    notify.done(words);
    void utils.org.legalEntities.invalidate();
    onClose();
  };
  const takeOut = async () => {
    if (!entity) return;
    const result = await call(remove.mutateAsync({ id: entity.id, version: entity.version }));
    if (result.ok) done(t('removed', { name: format.name(entity.name) }));
    else ask(false);
  };
  if (entity && isAsking)
    return (
      <ConfirmDialog
        title={t('removeTitle', { name: format.name(entity.name) })}
        text={t('removeText')}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => void takeOut()}
        onClose={() => ask(false)}
      />
    );
  const isSettled = (entity?.periodCount ?? 0) > 0;
  return (
    <FormDialog
      form={form}
      title={entity ? format.name(entity.name) : t('create')}
      text={t(entity ? 'editText' : 'newText')}
      submit={t(entity ? 'save' : 'add')}
      send={() => sent(entity, { create: create.mutateAsync, update: update.mutateAsync }, form.values.code.trim(), content)}
      onDone={() => done(t('saved', { name: format.name(content.name) }))}
      onClose={onClose}
    >
      {entity && isSettled && (
        <Alert variant="light" color="gray">
          {t('settled', { count: entity.periodCount })}
        </Alert>
      )}
      <LegalEntityFields form={form} isNew={entity === null} isSettled={isSettled} />
      {entity && !entity.isUsed && (
        <Group>
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => ask(true)}>
            {t('remove')}
          </Button>
        </Group>
      )}
    </FormDialog>
  );
}

interface Calls {
  readonly create: (given: { code: string } & ReturnType<typeof contentOf>) => Promise<unknown>;
  readonly update: (given: { id: number; version: number } & ReturnType<typeof contentOf>) => Promise<unknown>;
}

const sent = (entity: LegalEntity | null, { create, update }: Calls, code: string, content: ReturnType<typeof contentOf>) =>
  entity ? update({ id: entity.id, version: entity.version, ...content }) : create({ code, ...content });
