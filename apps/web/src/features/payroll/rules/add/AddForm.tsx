import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { FormFaults, required, useForm, useLeaveGuard } from '../../../../shared/ui/form/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import { Fields } from '../fields/Fields.tsx';
import { askedOf, textOf, type Values } from '../fields/field.ts';
import { placeIn } from '../fields/place.ts';
import classes from '../Rules.module.css';
import type { RuleTable } from '../rules.ts';
import type { Addable } from './addable.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly addable: Addable;
  readonly table: RuleTable | null;
  readonly onClose: () => void;
}

/** What is asked before something is added; it is shown as soon as it is there. */
export function AddForm({ title, text, addable, table, onClose }: Props) {
  const { t } = useTranslation(['rules', 'common']);
  const { language } = useFormat();
  const { definition, scopes, isBusy, change, open } = useDraft();
  const place = placeIn({ definition, scopes }, table, language);
  const { fields } = addable;
  const isMissing = (name: string, values: Values) =>
    askedOf(fields, values, place).some((field) => field.path === name) &&
    (/\b(ITEM|KEY)\b/.test(textOf(values[name])) || required(values[name]) !== null || isEmptyList(values[name]));
  const form = useForm<Values>({
    initial: addable.initial(place),
    rules: Object.fromEntries(
      addable.required.map((name) => [name, (_: unknown, values: Values) => (isMissing(name, values) ? ('required' as const) : null)]),
    ),
  });
  const { leave, question } = useLeaveGuard(form, onClose);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const added = addable.make(place, form.values);
    if (!added) return;
    const outcome = await change(added.definition, t('did.added', { name: textOf(form.values.name) }));
    if (outcome === 'kept') return;
    form.saved();
    onClose();
    if (outcome === 'saved') open(added.place);
  };
  return (
    <Modal opened size="lg" onClose={leave} title={<b>{title}</b>} closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p className={classes.given}>{text}</p>
        <FormFaults faults={form.faults} />
        <Fields fields={fields} form={form} place={place} readOnly={isBusy} />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('add.submit')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}

const isEmptyList = (value: Values[string] | undefined): boolean => Array.isArray(value) && value.length === 0;
