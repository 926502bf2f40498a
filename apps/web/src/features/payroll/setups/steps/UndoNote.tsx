import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import type { Undoing } from './use-undo-files.ts';

/** How far the files of a step are taken back; or which of them stays, and why. */
export function UndoNote({ undoing }: { readonly undoing: Undoing | undefined }) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  if (!undoing) return null;
  const { done, total, fileName, stuck } = undoing;
  const counts = { done: format.count(done), total: format.count(total), count: total, file: fileName ?? t('file.notYours') };
  return stuck === null ? (
    <div role="status">
      <MessageBox tone="decision">{t('undo.progress', counts)}</MessageBox>
    </div>
  ) : (
    <MessageBox tone="bad" title={t('undo.stays', counts)}>
      {stuck} {t('undo.soFar', counts)}
    </MessageBox>
  );
}
