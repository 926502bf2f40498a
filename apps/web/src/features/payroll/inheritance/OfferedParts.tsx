import { Checkbox, Radio, Stack } from '@mantine/core';
import { type Difference, describeDifference } from '@wagewright/contracts/definition-findings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Offer.module.css';
import type { OfferedPart } from './offer.ts';

interface Props {
  readonly parts: readonly OfferedPart[];
  readonly chosen: ReadonlySet<string>;
  readonly onTurn: (name: string, isChosen: boolean) => void;
}

/** The parts that a parent offers, each to be taken or left; where both have changed one, both sides stand beside each other. */
export function OfferedParts({ parts, chosen, onTurn }: Props) {
  return (
    <ul className={classes.parts}>
      {parts.map((part) => (
        <li key={part.name}>
          {part.isConflict ? (
            <Sides part={part} isChosen={chosen.has(part.name)} onTurn={onTurn} />
          ) : (
            <Checkbox
              checked={chosen.has(part.name)}
              onChange={({ currentTarget }) => onTurn(part.name, currentTarget.checked)}
              label={<Lines part={part} differences={part.theirs} />}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Sides({ part, isChosen, onTurn }: { part: OfferedPart; isChosen: boolean; onTurn: Props['onTurn'] }) {
  const { t } = useTranslation('inheritance');
  const format = useFormat();
  const [first] = part.yours;
  const who = [first?.by, first?.changedAt && format.instant(first.changedAt), first?.remarks].filter(Boolean).join(' · ');
  return (
    <Radio.Group
      value={isChosen ? 'theirs' : 'yours'}
      onChange={(side) => onTurn(part.name, side === 'theirs')}
      label={<Where part={part} />}
    >
      <Stack gap={8} mt={8}>
        <Radio
          value="yours"
          label={
            <>
              <span className={classes.side}>{t('yours')}</span> <Lines part={part} differences={part.yours} isShort />
              {who !== '' && <span className={classes.quiet}>{who}</span>}
            </>
          }
        />
        <Radio
          value="theirs"
          label={
            <>
              <span className={classes.side}>{t('theirs')}</span> <Lines part={part} differences={part.theirs} isShort />
            </>
          }
        />
      </Stack>
    </Radio.Group>
  );
}

const useLanguage = () => (useTranslation().i18n.language === 'zh-CN' ? 'zh-CN' : 'en');

/** What both sides have changed, by its name. */
function Where({ part }: { part: OfferedPart }) {
  const language = useLanguage();
  const [first] = [...part.theirs, ...part.yours];
  return <span className={classes.where}>{first ? describeDifference(first, language).where : part.name}</span>;
}

interface LinesProps {
  readonly part: OfferedPart;
  readonly differences: readonly Difference[];
  /** Where stands above already. */
  readonly isShort?: boolean;
}

function Lines({ part, differences, isShort = false }: LinesProps) {
  const language = useLanguage();
  return (
    <span className={classes.lines}>
      {!isShort && <Where part={part} />}
      {differences.map((difference) => {
        const { where, what, before, after } = describeDifference(difference, language);
        const isElsewhere = isShort && difference.at !== part.theirs[0]?.at;
        return (
          <span key={`${where} ${what}`} className={classes.line}>
            {isElsewhere && `${where}, `}
            {what}
            {(before !== null || after !== null) && (language === 'en' ? ': ' : '：')}
            {before !== null && <span className={classes.old}>{before}</span>}
            {before !== null && after !== null && ' → '}
            {after !== null && <span className={classes.new}>{after}</span>}
          </span>
        );
      })}
    </span>
  );
}
