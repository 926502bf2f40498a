import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import type { LanguageRow } from './language.ts';
import type { LanguageActions } from './use-language-actions.ts';

export interface Question {
  readonly what: 'close' | 'default';
  readonly language: LanguageRow;
}

interface Props {
  readonly question: Question;
  readonly languages: readonly LanguageRow[];
  readonly actions: LanguageActions;
  readonly onClose: () => void;
}

/** What follows when a language is closed or becomes the default, with its figures. */
export function LanguageQuestion({ question: { what, language }, languages, actions, onClose }: Props) {
  const { t } = useTranslation('languages');
  const format = useFormat();
  const { name, users, terms, missing } = language;
  const now = languages.find(({ isDefault }) => isDefault)?.name ?? '';
  const confirm = async (act: (wanted: LanguageRow) => Promise<void>) => {
    await act(language);
    onClose();
  };
  if (what === 'default')
    return (
      <ConfirmDialog
        title={t('defaultTitle', { name })}
        text={t('defaultText')}
        facts={[
          { label: t('defaultFacts.now'), value: now },
          { label: t('defaultFacts.missing'), value: format.count(missing) },
        ]}
        confirmLabel={t('makeDefault')}
        isBusy={actions.isBusy}
        onConfirm={() => void confirm(actions.makeDefault)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t('closeTitle', { name })}
      text={users === 0 ? t('closeNobody') : t('closeText', { count: users, default: now })}
      facts={[
        { label: t('closeFacts.users'), value: format.count(users) },
        { label: t('closeFacts.said'), value: format.count(terms - missing) },
      ]}
      confirmLabel={t('close')}
      isDangerous
      isBusy={actions.isBusy}
      onConfirm={() => void confirm(actions.close)}
      onClose={onClose}
    />
  );
}
