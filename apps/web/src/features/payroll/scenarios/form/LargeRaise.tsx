import { useTranslation } from 'react-i18next';
import { Question } from '../Question.tsx';

interface Props {
  readonly text: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A raise that is seldom meant: asked once. */
export function LargeRaise({ text, ...rest }: Props) {
  const { t } = useTranslation('scenarios');
  return <Question title={t('large.title')} text={text} confirmLabel={t('large.confirm')} {...rest} />;
}
