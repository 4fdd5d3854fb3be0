import { Donut, formatNumber, RankChart } from '@nevisa/ui';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { analyticsText } from '../../../shared/text/analyticsText.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import {
  codeFile,
  packageFile,
  toBars,
  toCodeRows,
  toPackageRows,
  toShares,
} from '../view/mixView.ts';
import { AnalyticsPartCard } from './AnalyticsPartCard.tsx';
import { TableTools } from './TableTools.tsx';

interface MixChartProps {
  analytics: Analytics;
}

/** Which packages were bought. */
export function PackagesChart({ analytics }: MixChartProps) {
  const { packageMix: name } = analyticsText;
  return (
    <AnalyticsPartCard analytics={analytics} part="packages" name={name}>
      {({ results }, { outdated }) => (
        <Donut
          label={name}
          columns={[analyticsAddedText.package, analyticsAddedText.count, analyticsAddedText.share]}
          shares={toShares(results)}
          exact={toPackageRows(results)}
          format={sayOrders}
          outdated={outdated}
          actions={
            <TableTools
              name={name}
              sources={packageFile}
              rows={results}
              now={analytics.clock.now}
            />
          }
        />
      )}
    </AnalyticsPartCard>
  );
}

/** The discount codes with which most was bought. */
export function CodesChart({ analytics }: MixChartProps) {
  const { topDiscounts: name } = analyticsText;
  return (
    <AnalyticsPartCard analytics={analytics} part="codes" name={name}>
      {({ results }, { outdated }) => (
        <RankChart
          label={name}
          columns={[checkoutText.discountCode, analyticsAddedText.count]}
          bars={toBars(results)}
          exact={toCodeRows(results)}
          format={sayOrders}
          outdated={outdated}
          actions={
            <TableTools name={name} sources={codeFile} rows={results} now={analytics.clock.now} />
          }
        />
      )}
    </AnalyticsPartCard>
  );
}

function sayOrders(count: number): string {
  return fill(analyticsAddedText.ordersUnit, { n: formatNumber(count) });
}
