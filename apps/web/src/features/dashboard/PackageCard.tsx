import type { User } from '@nevisa/api/types';
import {
  Card,
  type Description,
  DescriptionList,
  Link,
  Money,
  PersianDate,
  ProgressBar,
  Section,
  Stack,
} from '@nevisa/ui';
import { paths } from '../../shared/paths.ts';
import { readRemaining } from '../../shared/shell/credit.ts';
import { describeRemaining } from '../../shared/shell/describeRemaining.ts';
import { commonText } from '../../shared/text/commonText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { describeDuration } from '../../shared/text/describeDuration.ts';
import { titleText } from '../../shared/text/titleText.ts';
import { ReservedPackage } from '../packages/ReservedPackage.tsx';

/** The active package: its remaining credit, its end and the package that follows. */
export function PackageCard({ user }: { user: User }) {
  const record = user.nevisa_service_account?.current_service_record ?? null;
  return (
    <Card>
      <Section
        heading={dashboardText.package}
        {...(record !== null && { sentence: record.service.name })}
        actions={<Link href={paths.packages}>{titleText.packages}</Link>}
      >
        <Stack gap="large">
          <Remaining user={user} />
          <DescriptionList figures items={listFacts(user)} />
          <ReservedPackage user={user} />
        </Stack>
      </Section>
    </Card>
  );
}

function Remaining({ user }: { user: User }) {
  const remaining = readRemaining(user);
  const { left = 0, total = null, share = null } = remaining ?? {};
  return total === null ? null : (
    <ProgressBar
      label={dashboardText.remaining}
      value={share}
      valueText={describeRemaining(left, total)}
    />
  );
}

function listFacts(user: User): Description[] {
  const account = user.nevisa_service_account;
  const remaining = readRemaining(user);
  const endTime = account?.current_service_record?.end_time ?? null;
  const charge = account?.current_charge ?? 0;
  return [
    ...(remaining === null
      ? [{ label: dashboardText.remaining, value: commonText.unlimited }]
      : remaining.share === null
        ? [{ label: dashboardText.remaining, value: describeDuration(remaining.left) }]
        : []),
    ...(endTime === null
      ? []
      : [{ label: dashboardText.expires, value: <PersianDate time={endTime} /> }]),
    ...(charge === 0 ? [] : [{ label: dashboardText.charge, value: <Money amount={charge} /> }]),
  ];
}
