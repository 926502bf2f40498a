import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Imports.module.css';
import type { ImportDetail } from './import.ts';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Why it came to nothing, what is wrong with the file as a whole, what is worth knowing, and which columns it has. */
export function ImportNotes({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const { failure, problems, notes, columns, status, options, isWhole, counts } = detail;
  const isRead = status !== 'reading' && status !== 'failed';
  return (
    <>
      {problems.length > 0 ? (
        <MessageBox tone="bad" title={t('formatError')}>
          <Lines lines={problems} />
        </MessageBox>
      ) : (
        failure !== null && (
          <MessageBox tone="bad" title={t('failed')}>
            {failure}
          </MessageBox>
        )
      )}
      {notes.length > 0 && (
        <MessageBox tone="decision" title={t('notes')}>
          <Lines lines={notes} />
        </MessageBox>
      )}
      {isWhole && counts.refused > 0 && status === 'checked' && (
        <MessageBox tone="bad" title={t('whole.title')}>
          {t('whole.text', { count: counts.refused, rows: format.count(counts.refused) })}
        </MessageBox>
      )}
      {isRead && (
        <Panel title={t('mapping.title')} note={t(`mapping.${options.matching}`)}>
          <ul className={classes.mapped}>
            {columns
              .filter(({ inFile, role }) => inFile || role !== 'spread')
              .map(({ code, name, inFile, role, follows }, index) => (
                <li key={code} {...(inFile ? {} : { 'data-missing': true })}>
                  {options.matching === 'order' && `${format.count(index + 1)}. `}
                  {format.name(name)}
                  {': '}
                  {t(role === 'note' ? 'mapping.forPeople' : inFile ? 'mapping.inFile' : follows ? 'mapping.follows' : 'mapping.missing')}
                </li>
              ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
