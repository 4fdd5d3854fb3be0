import { BarChart, formatNumber } from '@nevisa/ui';
import { accountText } from '../../../shared/text/accountText.ts';
import { unitText } from '../../../shared/text/commonText.ts';
import { dashboardText } from '../../../shared/text/dashboardText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { toBars } from './usageBars.ts';
import type { Usage } from './useUsage.ts';

const formatMinutes = (value: number) => fill(unitText.minute, { n: formatNumber(value) });

/** The minutes of each day as bars; a chunk of its own, because of its library. */
export default function UsageChart({ usage: { summary, span } }: { usage: Usage }) {
  return (
    <BarChart
      label={dashboardText.usageChart}
      columns={[accountText.usageDay, accountText.usageMinutes]}
      bars={toBars(summary, span)}
      format={formatMinutes}
    />
  );
}
