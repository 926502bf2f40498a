import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { checkShape, describeFinding } from '@wagewright/contracts/definition-findings';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { FormPage, useForm } from '../../../../shared/ui/form/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { Fields } from '../fields/Fields.tsx';
import { askedOf, type Field, nameOfField, type Place, type Values } from '../fields/field.ts';
import { readValues, writeValues } from '../fields/field-values.ts';

export interface PartSection {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly Field[];
  /** Below the fields. */
  readonly renderBelow?: (written: object, isChanged: boolean) => React.ReactNode;
}

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly element: object;
  readonly place: Place;
  readonly sections: readonly PartSection[];
  /** What the element has to be; what it is not is said at its fields. */
  readonly schema: z.ZodType;
  /** The definition with the element in it, or the fields that stand in the way. */
  readonly build: (
    written: object,
    definition: CalculationDefinition,
    values: Values,
  ) => CalculationDefinition | Readonly<Record<string, string>>;
  /** What follows from what is said, before it is looked at. */
  readonly settle?: (written: object) => object;
  /** What was done, in a sentence. */
  readonly said: string;
  readonly onSaved?: (written: object) => void;
}

/** An element of the definition as a form of fields that are data. */
export function PartForm(props: Props) {
  // what was typed and is given up goes with the form
  const [round, setRound] = useState(0);
  return <Round key={round} {...props} onReset={() => setRound(round + 1)} />;
}

const isDefinition = (built: CalculationDefinition | Readonly<Record<string, string>>): built is CalculationDefinition => 'steps' in built;

function Round({ title, lead, element, place, sections, schema, build, settle, said, onSaved, onReset }: Props & { onReset: () => void }) {
  const { t } = useTranslation('rules');
  const { language } = useFormat();
  const { copy, definition, canEdit, isBusy, change } = useDraft();
  const all = useMemo(() => sections.flatMap(({ fields }) => fields), [sections]);
  const initial = useMemo(() => readValues(all, element), [all, element]);
  const form = useForm<Values>({ initial, rules: {} });
  const seen = useRef(copy.version);
  const { unsaved } = form;
  useEffect(() => {
    if (unsaved === 0) seen.current = copy.version;
  }, [unsaved, copy.version]);
  const read = writeValues(all, form.values, place, element);
  const written = settle?.(read) ?? read;
  const asked = askedOf(all, form.values, place);

  const save = async () => {
    const wrong = wordsOfProblems(written);
    if (Object.keys(wrong).length > 0) return form.point(wrong);
    const next = build(written, definition, form.values);
    if (!isDefinition(next)) return form.point(next);
    const outcome = await change(next, said, seen.current);
    if (outcome === 'kept') return undefined;
    form.saved();
    if (outcome === 'theirs') return onReset();
    form.restore({});
    onSaved?.(written);
    return undefined;
  };
  const wordsOfProblems = (value: object): Record<string, string> => {
    const checked = checkShape(schema, value);
    if (checked.ok) return {};
    const said = checked.problems.map(({ code, path, figures }): [string, string] => {
      const { what, next } = describeFinding({ code, places: [], count: 1, figures }, language);
      return [fieldAt(asked, path), [what, next].filter(Boolean).join(' ')];
    });
    return Object.fromEntries(said.toReversed());
  };

  const contentOf = ({ fields, renderBelow }: PartSection) => (
    <>
      {fields.length > 0 && (
        <Fields fields={fields} form={form} place={place} readOnly={!canEdit || isBusy} {...(copy.testsHidden ? { fixed: 'code' } : {})} />
      )}
      {renderBelow?.(written, form.unsaved > 0)}
    </>
  );
  if (!canEdit)
    return sections.map((section) => (
      <Panel key={section.id} title={section.title} note={section.help}>
        {contentOf(section)}
      </Panel>
    ));
  return (
    <FormPage
      form={form}
      title={title}
      {...(lead ? { lead } : {})}
      sections={sections.map((section) => ({
        id: section.id,
        title: section.title,
        ...(section.help ? { help: section.help } : {}),
        content: contentOf(section),
        fields: section.fields.map(nameOfField),
      }))}
      saveLabel={t('save')}
      isBusy={isBusy}
      onSave={() => void save()}
      onLeave={onReset}
    />
  );
}

/** The field that a place of the element is asked for in: the one of the longest path to it, else the first. */
function fieldAt(fields: readonly Field[], path: readonly (string | number)[]): string {
  const written = path.join('.');
  const fits = fields.filter(
    (field) => written === field.path || written.startsWith(`${field.path}.`) || field.path.startsWith(`${written}.`),
  );
  const [best] = fits.toSorted((a, b) => b.path.length - a.path.length);
  const field = (written === '' ? fields.find(({ kind }) => kind === 'formula' || kind === 'cell') : best) ?? fields[0];
  return field ? nameOfField(field) : '';
}
