import type { User } from '@nevisa/api/types';
import { analyticsParts } from '@nevisa/machines';
import { Grid, Page, PageHeader, Section, Stack } from '@nevisa/ui';
import { analyticsAddedText } from '../../shared/text/analyticsAddedText.ts';
import { analyticsText } from '../../shared/text/analyticsText.ts';
import { fill } from '../../shared/text/fill.ts';
import { useNavigate } from 'react-router-dom';
import type { DaySpan } from '../../shared/lists/days/tehranDays.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { type Analytics, useAnalytics } from './data/useAnalytics.ts';
import { writeJoinedAddress } from './data/writeJoinedAddress.ts';
import { AmountChart } from './parts/AmountChart.tsx';
import { formatTehranMoment } from './parts/AnalyticsPartCard.tsx';
import { Figures } from './parts/Figures.tsx';
import { HeadTools } from './parts/HeadTools.tsx';
import { CodesChart, PackagesChart } from './parts/MixCharts.tsx';
import { PeriodBar } from './parts/PeriodBar.tsx';

/** The figures of the service over a period: sign-ups, use and sales (X-240…X-251). */
export default function AnalyticsScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return user && <UserAnalytics title={title} user={user} />;
}

function UserAnalytics({ title, user }: { title: string; user: User }) {
  return <AnalyticsPage title={title} analytics={useAnalytics(user)} />;
}

/** The page of these figures. */
export function AnalyticsPage({ title, analytics }: { title: string; analytics: Analytics }) {
  const navigate = useNavigate();
  const openUsers = (days: DaySpan) => void navigate(writeJoinedAddress(days));
  return (
    <Page>
      <PageHeader
        heading={title}
        sentence={findUpdateTime(analytics)}
        actions={<HeadTools analytics={analytics} />}
      />
      <Stack gap="large">
        <PeriodBar analytics={analytics} />
        <Section heading={analyticsAddedText.figures}>
          <Figures analytics={analytics} />
        </Section>
        <Section heading={analyticsAddedText.charts}>
          <Stack>
            <AmountChart analytics={analytics} part="minutes" />
            <Grid least="widest">
              <AmountChart analytics={analytics} part="revenue" />
              <AmountChart analytics={analytics} part="signups" onOpen={openUsers} />
              <PackagesChart analytics={analytics} />
              <CodesChart analytics={analytics} />
            </Grid>
          </Stack>
        </Section>
      </Stack>
    </Page>
  );
}

/** When the oldest of the shown figures were read; null before the first ones. */
function findUpdateTime({ context: { readings } }: Analytics): string | null {
  const times = analyticsParts.flatMap((part) => readings[part].readAt ?? []);
  return times.length === 0
    ? null
    : fill(analyticsText.updatedAt, { time: formatTehranMoment(Math.min(...times)) });
}
