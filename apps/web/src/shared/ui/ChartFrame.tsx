import { IconChartBarOff } from '@tabler/icons-react';
import { Component } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedDetails } from '../api/FailureDetails.tsx';
import { EmptyState } from './EmptyState.tsx';

function ChartFailed({ why }: { why: string }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconChartBarOff size={24} />}
        title={t('chart.failed')}
        text={t('chart.failedText')}
        action={
          <FoldedDetails>
            <code>{why}</code>
          </FoldedDetails>
        }
      />
    </div>
  );
}

/** Around a chart: one that cannot be drawn says so in its place, with its details, and the page stays (specification §8). */
export class ChartFrame extends Component<{ readonly children: React.ReactNode }, { readonly why: string | undefined }> {
  override state = { why: undefined as string | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { why: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.why === undefined ? this.props.children : <ChartFailed why={this.state.why} />;
  }
}
