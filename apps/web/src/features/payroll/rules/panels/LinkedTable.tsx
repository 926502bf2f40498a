import { Button } from '@mantine/core';
import type { ParameterTable } from '@wagewright/contracts/definition';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { withTable } from '../edits.ts';

/** Of a table that holds a global table's content: from where it is, and the way to make it the rules' own (ADR 73). */
export function LinkedTable({ table }: { table: ParameterTable }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { definition, canEdit, isBusy, change } = useDraft();
  const { global, ...own } = table;
  if (!global) return null;
  return (
    <MessageBox tone="decision" title={t('linked.title', { code: global.code, revision: global.revision })}>
      <p>{t('linked.text')}</p>
      {canEdit && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void change(withTable(definition, table.code, own), t('did.unlinked', { name: format.name(table.name) }))}
        >
          {t('linked.unlink')}
        </Button>
      )}
    </MessageBox>
  );
}
