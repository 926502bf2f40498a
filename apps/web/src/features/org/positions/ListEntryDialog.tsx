import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type Form, FormDialog, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';

/** An entry of one of the company's lists, by its code. */
export interface ListEntry {
  readonly id: number;
  readonly code: string;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
  readonly version: number;
}

interface BaseValues {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
}

export interface FieldsProps<Extra extends object> {
  readonly form: Form<BaseValues & Extra>;
}

interface Props<Extra extends object> {
  /** Null: a new one. */
  readonly entry: ListEntry | null;
  readonly title: string;
  readonly text: string;
  readonly extra: Extra;
  /** The fields of what else it says. */
  readonly fields?: React.ComponentType<FieldsProps<Extra>>;
  readonly create: (given: { code: string; name: ListEntry['name'] } & Extra) => Promise<unknown>;
  readonly update: (given: { id: number; version: number; name: ListEntry['name'] } & Extra) => Promise<unknown>;
  /** Undefined where something uses it. */
  readonly remove: ((given: { id: number; version: number }) => Promise<unknown>) | undefined;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const fieldByCode = { POSITION_EXISTS: 'code', GRADE_EXISTS: 'code', COST_CENTER_EXISTS: 'code', STALE_VERSION: 'nameEn' } as const;

/** An entry of a list: its code, which stays, its name, and what else it says. */
export function ListEntryDialog<Extra extends object>(props: Props<Extra>) {
  const { entry, title, text, extra, fields: Fields, create, update, remove, onChanged, onClose } = props;
  const { t } = useTranslation('positions');
  const format = useFormat();
  const notify = useNotify();
  const [isAsking, ask] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const initial = { ...extra, code: entry?.code ?? '', nameEn: entry?.name.en ?? '', nameZh: entry?.name['zh-CN'] ?? '' };
  const form = useForm<BaseValues & Extra>({
    initial,
    // a name in one language suffices: readers of the other see it too
    rules: { code: named, nameEn: (value: string, { nameZh }: BaseValues) => (nameZh.trim() === '' ? named(value) : null) } as never,
    fieldByCode: fieldByCode as never,
  });
  const { values } = form;
  const [en, chinese] = [values.nameEn.trim(), values.nameZh.trim()];
  const name = { en: en || chinese, 'zh-CN': chinese || en };
  const more = Object.fromEntries(Object.keys(extra).map((key) => [key, values[key as keyof typeof values]])) as Extra;
  const send = () =>
    entry ? update({ id: entry.id, version: entry.version, name, ...more }) : create({ code: values.code.trim(), name, ...more });
  const done = (words: string) => {
    notify.done(words);
    onChanged();
    onClose();
  };
  const takeOut = async () => {
    if (!entry || !remove) return;
    setRemoving(true);
    const result = await call(remove({ id: entry.id, version: entry.version }));
    setRemoving(false);
    if (result.ok) done(t('removed', { name: format.name(entry.name) }));
    else ask(false);
  };
  if (entry && isAsking)
    return (
      <ConfirmDialog
        title={t('removeTitle', { name: format.name(entry.name) })}
        text={t('removeText')}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={isRemoving}
        onConfirm={() => void takeOut()}
        onClose={() => ask(false)}
      />
    );
  return (
    <FormDialog
      form={form}
      title={title}
      text={text}
      submit={t(entry ? 'save' : 'add')}
      send={send}
      onDone={() => done(t('saved', { name: format.name(name) }))}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'code')}
        {...(entry ? {} : { 'data-autofocus': true })}
        label={t('fields.code')}
        description={t('fields.codeHint')}
        value={values.code}
        maxLength={40}
        readOnly={entry !== null}
        onChange={({ currentTarget: { value } }) => form.set('code', value as never)}
      />
      {(['nameEn', 'nameZh'] as const).map((field) => (
        <TextInput
          key={field}
          {...fieldProps(form, field)}
          {...(entry && field === 'nameEn' ? { 'data-autofocus': true } : {})}
          label={t(`fields.${field}`)}
          value={values[field]}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => form.set(field, value as never)}
        />
      ))}
      {Fields && <Fields form={form} />}
      {entry && remove && (
        <Group>
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => ask(true)}>
            {t('remove')}
          </Button>
        </Group>
      )}
    </FormDialog>
  );
}
