import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './Leave.module.css';
import { type Balance, sayAmount, sayEntry } from './leave.ts';

type Ledger = Outputs['time']['leave']['getLeaveLedger'];

interface Props {
  /** Somebody else’s; without it, one’s own. */
  readonly employeeId?: number | undefined;
  readonly balance: Balance;
  readonly on: string;
  readonly onClose: () => void;
}

/** How a balance came about, entry by entry, the latest first. */
export default function LedgerDialog({ employeeId, balance, on, onClose }: Props) {
  const { t } = useTranslation('leave');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const asked = { typeId: balance.typeId, on };
  const own = trpc.time.leave.getMyLeaveLedger.useQuery(asked, { enabled: employeeId === undefined });
  const others = trpc.time.leave.getLeaveLedger.useQuery({ ...asked, employeeId: employeeId ?? 0 }, { enabled: employeeId !== undefined });
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={<b>{t('ledger.title', { type: format.name(balance.type) })}</b>}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Loaded query={employeeId === undefined ? own : others} skeleton={<RowsSkeleton rows={6} />}>
        {(ledger) => <Entries ledger={ledger} />}
      </Loaded>
    </Modal>
  );
}

function Entries({ ledger: { entries, balance, unit, on } }: { readonly ledger: Ledger }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const signed = (amount: string) => `${amount.startsWith('-') ? '−' : '+'}${sayAmount(t, format, amount.replace('-', ''), unit)}`;
  return (
    <>
      <p className={classes.total}>{t('ledger.balance', { day: format.day(on), balance: sayAmount(t, format, balance, unit) })}</p>
      {entries.length === 0 && <p className={classes.note}>{t('ledger.none')}</p>}
      <ol className={classes.ledger} aria-label={t('ledger.entries')}>
        {entries.toReversed().map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of one day may say the same
          <li key={index}>
            <span>
              <span className={classes.kind}>{t(`kinds.${entry.kind}`)}</span> · {format.day(entry.day)}
            </span>
            <span className={classes.amount}>{signed(entry.amount)}</span>
            <span className={classes.after}>{sayAmount(t, format, entry.balance, unit)}</span>
            <span className={classes.why}>
              {[
                ...(entry.corrects ? [t('why.corrects')] : []),
                sayEntry(t, format, entry, unit),
                ...(entry.reason ? [`“${entry.reason}”`] : []),
                ...(entry.by ? [entry.by] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
