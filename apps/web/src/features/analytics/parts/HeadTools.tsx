import { Button, DownloadIcon, LiveRegion, RetryIcon, Switch } from '@nevisa/ui';
import { analyticsParts } from '@nevisa/machines';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { analyticsText } from '../../../shared/text/analyticsText.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { useDaysExport } from '../data/useDaysExport.ts';

/** Reads the figures again, by hand or by itself, and saves them day by day. */
export function HeadTools({ analytics }: { analytics: Analytics }) {
  const { is, refresh, repeating, repeat } = analytics;
  const days = useDaysExport(analytics);
  const isReading = analyticsParts.some((part) => is(`${part}.reading`) || is(`${part}.loading`));
  return (
    <>
      <Switch
        label={analyticsAddedText.repeat}
        checked={repeating}
        onChange={({ currentTarget }) => repeat(currentTarget.checked)}
      />
      <Button variant="secondary" icon={<RetryIcon />} busy={isReading} onClick={refresh}>
        {analyticsAddedText.refresh}
      </Button>
      <Button variant="secondary" icon={<DownloadIcon />} busy={days.busy} onClick={days.save}>
        {analyticsText.export}
      </Button>
      <LiveRegion urgent>
        {days.failed && <span>{analyticsAddedText.exportFailed}</span>}
      </LiveRegion>
    </>
  );
}
