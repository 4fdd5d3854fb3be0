import { getPackageInUse } from '@nevisa/api';
import type { StaffServiceRecord, StaffUser } from '@nevisa/api/types';
import { DescriptionList, formatDate, Money, parseWireTime, Section } from '@nevisa/ui';
import { commonText } from '../../../../shared/text/commonText.ts';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';

/** The package, its credit, the package that follows and the wallet. */
export function CreditPart({ user }: { user: StaffUser }) {
  const { nevisa_service_account: credit } = user;
  const current = getPackageInUse(user);
  const reserved = credit.reserved_service_record;
  return (
    <Section level={3} heading={managementText.partCredit}>
      <DescriptionList
        items={[
          {
            label: usersText.colRemaining,
            value: credit.is_usage_infinite
              ? commonText.unlimited
              : describeDuration(credit.usage_remained),
          },
          {
            label: usersText.colPackage,
            value: current === null ? usersText.noService : describeRecord(current),
          },
          ...(reserved === null
            ? []
            : [{ label: managementText.reserved, value: describeRecord(reserved) }]),
          ...(credit.current_charge > 0
            ? [{ label: managementText.charge, value: <Money amount={credit.current_charge} /> }]
            : []),
        ]}
      />
    </Section>
  );
}

function describeRecord({ service, end_time: end }: StaffServiceRecord): string {
  const time = end === null ? null : parseWireTime(end);
  return time === null
    ? service.name
    : fill(managementText.packageUntil, { name: service.name, date: formatDate(time) });
}
