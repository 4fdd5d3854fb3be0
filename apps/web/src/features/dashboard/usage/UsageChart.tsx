import { type Bar, BarChart, formatNumber } from '@nevisa/ui';
import { accountText } from '../../../shared/text/accountText.ts';
import { unitText } from '../../../shared/text/commonText.ts';
import { dashboardText } from '../../../shared/text/dashboardText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { toBars } from './usageBars.ts';
import type { Usage } from './useUsage.ts';

const formatMinutes = (value: number) => fill(unitText.minute, { n: formatNumber(value) });

const columns = [accountText.usageDay, accountText.usageMinutes] as const;

/** The minutes of each day as bars; a chunk of its own, because of its library. */
export default function UsageChart({ usage: { summary, span } }: { usage: Usage }) {
  const bars = toBars(summary, span);
  return (
    <BarChart
      label={dashboardText.usageChart}
      columns={columns}
      bars={bars}
      format={formatMinutes}
      exact={{ columns, rows: bars.map(toRow) }}
    />
  );
}

/** The head of the column has the unit. */
function toRow({ name, fullName = name, value }: Bar) {
  return [fullName, value === null ? '—' : formatNumber(value)] as const;
}
