import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Contacts.module.css';
import type { Contact, Contacts } from './contact.ts';

const ContactDialog = lazyPart(() => import('./ContactDialog.tsx'));
const DeleteContact = lazyPart(() => import('./DeleteContact.tsx'));

/** Why there is no list: whoever may see their own finds nothing of others, and an account may be nobody's. */
const withoutContacts: Readonly<Partial<Record<string, 'unseen' | 'nobody'>>> = { NOT_FOUND: 'unseen', NO_EMPLOYEE: 'nobody' };

/** The contacts of somebody, one’s own where nobody is named: whom to call first. */
export function ContactList({ employeeId }: { readonly employeeId: number | undefined }) {
  const { t } = useTranslation('contacts');
  const input = employeeId === undefined ? {} : { employeeId };
  const query = trpc.org.contacts.listContacts.useQuery(input, { trpc: { context: { quiet: true } } });
  const lacking = query.error && withoutContacts[toFailure(query.error).code];
  if (lacking) return <EmptyState icon={<IconUsers size={24} />} title={t(`${lacking}.title`)} text={t(`${lacking}.text`)} />;
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(held) => <ListView held={held} />}
    </Loaded>
  );
}

function ListView({ held: { rows, mayEdit, employeeId } }: { readonly held: Contacts }) {
  const { t } = useTranslation('contacts');
  const [changed, change] = useState<Contact | 'new'>();
  const [removed, remove] = useState<Contact>();
  const add = mayEdit && (
    <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />} onClick={() => change('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Panel title={t('title')} note={t(mayEdit ? 'lead' : 'leadReading')} actions={add}>
      <Suspense>
        {changed && (
          <ContactDialog employeeId={employeeId} contact={changed === 'new' ? null : changed} onClose={() => change(undefined)} />
        )}
        {removed && <DeleteContact employeeId={employeeId} contact={removed} onClose={() => remove(undefined)} />}
      </Suspense>
      {rows.length === 0 && <EmptyState icon={<IconUsers size={24} />} title={t('empty.title')} text={t('empty.text')} />}
      <ul className={classes.contacts} aria-label={t('title')}>
        {rows.map((contact) => (
          <ContactCard key={contact.id} contact={contact} {...(mayEdit ? { onChange: change, onRemove: remove } : {})} />
        ))}
      </ul>
    </Panel>
  );
}

interface CardProps {
  readonly contact: Contact;
  readonly onChange?: (contact: Contact) => void;
  readonly onRemove?: (contact: Contact) => void;
}

function ContactCard({ contact, onChange, onRemove }: CardProps) {
  const { t } = useTranslation('contacts');
  const format = useFormat();
  const { name, relationship, phone, birthDate, isEmergency } = contact;
  return (
    <li className={classes.contact}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        {isEmergency && <StatusBadge tone="decision">{t('emergency')}</StatusBadge>}
      </div>
      <span className={classes.fact}>{t(`relationships.${relationship}`)}</span>
      {phone && (
        <a className={classes.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
      {birthDate && <span className={classes.fact}>{t('born', { day: format.day(birthDate) })}</span>}
      {onChange && onRemove && (
        <div className={classes.actions}>
          <Button variant="subtle" size="compact-sm" ml={-8} aria-label={t('changeOf', { name })} onClick={() => onChange(contact)}>
            {t('change')}
          </Button>
          <Button variant="subtle" color="gray" size="compact-sm" aria-label={t('removeOf', { name })} onClick={() => onRemove(contact)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
