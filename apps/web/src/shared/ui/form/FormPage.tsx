import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/use-format.ts';
import { Panel } from '../Panel.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import classes from './Form.module.css';
import { FormFaults } from './FormFaults.tsx';
import { SectionList } from './SectionList.tsx';
import { useDraft } from './use-draft.ts';
import type { Form } from './use-form.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

export interface FormSection {
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly content: React.ReactNode;
  /** Its fields by name: their faults are counted beside its title. */
  readonly fields: readonly string[];
}

interface Props<Values> {
  readonly form: Form<Values>;
  readonly title: string;
  /** The page’s header says the title already, and it stands there for those who listen. */
  readonly isTitledAbove?: boolean;
  readonly lead?: string;
  readonly sections: readonly FormSection[];
  readonly saveLabel: string;
  readonly isBusy: boolean;
  /** Under which name what is typed is kept; a form of one thing names it too, as in `what-if.7`. Without it, nothing is kept. */
  readonly draftName?: string;
  /** Called once every field will do. */
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

/** A form with its sections, the list of them at the side, and a bar that stays in sight: what is unsaved, and Save. */
export function FormPage<Values>(props: Props<Values>) {
  const { form, title, isTitledAbove = false, lead, sections, saveLabel, isBusy, draftName, onSave, onLeave } = props;
  const { t } = useTranslation();
  const prefix = useId();
  const format = useFormat();
  const { leave, question } = useLeaveGuard(form, onLeave);
  const { found, takeUp, discard, keptAt } = useDraft(form, draftName);
  const faultsIn = (fields: readonly string[]) => form.faults.filter(({ field }) => fields.includes(field)).length;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (form.check()) onSave();
  };
  return (
    <form onSubmit={submit} noValidate className={classes.page} aria-labelledby={`${prefix}title`}>
      <h2 id={`${prefix}title`} className={isTitledAbove ? 'ww-visually-hidden' : classes.title}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      {found && <DraftOffer savedAt={found.savedAt} onTakeUp={takeUp} onDiscard={discard} />}
      <FormFaults faults={form.faults} />
      <div className={classes.body}>
        <SectionList
          sections={sections.map(({ id, title: name, fields }) => ({ id: `${prefix}${id}`, title: name, faults: faultsIn(fields) }))}
        />
        <div className={classes.content}>
          {sections.map((section) => (
            <div key={section.id} id={`${prefix}${section.id}`} className={classes.section}>
              <Panel title={section.title} {...(section.help ? { note: section.help } : {})}>
                {section.content}
              </Panel>
            </div>
          ))}
        </div>
      </div>
      <div className={classes.bar}>
        <span className={classes.unsaved} role="status">
          {form.unsaved > 0 && t('form.unsaved', { count: form.unsaved })}
          {keptAt !== undefined && ` ${t('form.draftKept', { when: format.instant(keptAt) })}`}
        </span>
        <Button variant="default" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {saveLabel}
        </Button>
      </div>
      {question}
    </form>
  );
}
