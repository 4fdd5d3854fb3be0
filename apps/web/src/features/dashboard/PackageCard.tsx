import type { User } from '@nevisa/api/types';
import {
  Card,
  type Description,
  DescriptionList,
  Money,
  PersianDate,
  ProgressBar,
  Section,
  Stack,
} from '@nevisa/ui';
import { readRemaining } from '../../shared/shell/credit.ts';
import { commonText } from '../../shared/text/commonText.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { durationText } from '../../shared/text/durationText.ts';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';

/** The active package: its remaining credit and its end. */
export function PackageCard({ user }: { user: User }) {
  const record = user.nevisa_service_account?.current_service_record ?? null;
  return (
    <Card>
      <Section
        heading={dashboardText.package}
        {...(record !== null && { sentence: record.service.name })}
      >
        <Stack gap="large">
          <Remaining user={user} />
          <DescriptionList figures items={listFacts(user)} />
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
      valueText={fill(packagesText.remaining, {
        t: durationText(left),
        total: durationText(total),
      })}
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
        ? [{ label: dashboardText.remaining, value: durationText(remaining.left) }]
        : []),
    ...(endTime === null
      ? []
      : [{ label: dashboardText.expires, value: <PersianDate time={endTime} /> }]),
    ...(charge === 0 ? [] : [{ label: dashboardText.charge, value: <Money amount={charge} /> }]),
  ];
}
