import { getPackageInUse } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { Card, PersianDate, ProgressBar, Section, Stack } from '@nevisa/ui';
import { useState } from 'react';
import { readRemaining } from '../../shared/shell/credit.ts';
import { describeRemaining } from '../../shared/shell/describeRemaining.ts';
import { dashboardText } from '../../shared/text/dashboardText.ts';
import { describeDuration } from '../../shared/text/describeDuration.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { ReservedPackage } from './ReservedPackage.tsx';

/** How near an end is named with its clock, in ms. */
const nearEnd = 3 * 86_400_000;

/** The package of the user with its remaining credit and end, and the one that follows it. */
export function CurrentPackage({ user }: { user: User }) {
  const record = getPackageInUse(user);
  if (record === null) {
    return (
      <Card>
        <Section heading={packagesText.none} sentence={packagesText.noneText} />
      </Card>
    );
  }
  return (
    <Card>
      <Section heading={packagesText.current} sentence={record.service.name}>
        <Stack>
          <Remaining user={user} />
          {record.end_time !== null && <End time={record.end_time} />}
          <ReservedPackage user={user} />
        </Stack>
      </Section>
    </Card>
  );
}

function Remaining({ user }: { user: User }) {
  const remaining = readRemaining(user);
  if (remaining === null) {
    return <p>{packagesText.infinite}</p>;
  }
  const { left, total, share } = remaining;
  return total === null ? (
    <p>{describeDuration(left)}</p>
  ) : (
    <ProgressBar
      label={dashboardText.remaining}
      value={share}
      valueText={describeRemaining(left, total)}
    />
  );
}

function End({ time }: { time: string }) {
  const [isNear] = useState(() => Date.parse(time) - Date.now() < nearEnd);
  const [before = '', after = ''] = packagesText.currentUntil.split('{date}');
  return (
    <p>
      {before}
      <PersianDate time={time} format={isNear ? 'clock' : 'medium'} />
      {after}
    </p>
  );
}
