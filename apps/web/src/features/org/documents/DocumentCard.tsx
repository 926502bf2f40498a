import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { documentKindLabels } from '@wagewright/contracts/org/documents';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { useDownload } from '../../../shared/api/use-download.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Documents.module.css';
import { documentTones, type PersonDocument } from './document.ts';

interface Props {
  readonly document: PersonDocument;
  readonly isOwn: boolean;
  readonly onChange: (document: PersonDocument) => void;
  readonly onRemove: (document: PersonDocument) => void;
}

/** By whom and when it was issued, as far as that is known. */
function issuedOf(t: TFunction<'documents'>, format: Formatter, { issuedBy, issuedOn }: PersonDocument): string | null {
  const day = issuedOn && format.day(issuedOn);
  if (issuedBy && day) return t('issuedByOn', { by: issuedBy, day });
  if (issuedBy) return t('issuedBy', { by: issuedBy });
  return day ? t('issuedOn', { day }) : null;
}

/** What is known of it, a line each. */
function linesOf(t: TFunction<'documents'>, format: Formatter, document: PersonDocument, isOwn: boolean): string[] {
  const { kind, validUntil, isBrought, addedBy, addedAt } = document;
  const when = format.day(addedAt.slice(0, 10));
  const brought = t(isOwn ? 'broughtByYou' : 'brought', { when });
  return [
    format.name(documentKindLabels[kind]),
    issuedOf(t, format, document),
    validUntil && t('validUntil', { day: format.day(validUntil) }),
    isBrought ? brought : t('addedBy', { who: addedBy, when }),
  ].filter((line) => line !== null);
}

/** A document with what is known of it, its file, and what can be done with it. */
export function DocumentCard({ document, isOwn, onChange, onRemove }: Props) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { title, state, remarks, file, mayChange } = document;
  return (
    <li className={classes.document}>
      <div className={classes.head}>
        <span className={classes.title}>{title}</span>
        {state !== 'holds' && <StatusBadge tone={documentTones[state]}>{t(`states.${state}`)}</StatusBadge>}
      </div>
      {linesOf(t, format, document, isOwn).map((line) => (
        <span key={line} className={classes.fact}>
          {line}
        </span>
      ))}
      {remarks && <p className={classes.remarks}>{remarks}</p>}
      {file ? <FileButton document={document} name={file.name} /> : <span className={classes.fact}>{t('noFile')}</span>}
      {mayChange && (
        <div className={classes.actions}>
          <Button variant="subtle" size="compact-sm" ml={-8} aria-label={t('changeOf', { title })} onClick={() => onChange(document)}>
            {t('change')}
          </Button>
          <Button variant="subtle" color="gray" size="compact-sm" aria-label={t('removeOf', { title })} onClick={() => onRemove(document)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Asks for the file, which the audit records, and keeps it. */
function FileButton({ document: { id }, name }: { readonly document: PersonDocument; readonly name: string }) {
  const { t } = useTranslation('documents');
  const notify = useNotify();
  const download = useDownload();
  const keep = async () => {
    const answer = await download(`/api/org/documents/${id}/file`, {});
    if (answer.ok) notify.done(t('downloaded', { name: answer.data }));
    else notify.failed(answer.failure);
  };
  return (
    <button type="button" className={classes.file} aria-label={t('download', { name })} onClick={() => void keep()}>
      <IconDownload size={15} stroke={1.8} aria-hidden />
      <span className={classes.fileName}>{name}</span>
    </button>
  );
}
