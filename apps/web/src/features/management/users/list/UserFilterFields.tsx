import { ChoiceFilter } from '../../../../shared/lists/view/ChoiceFilter.tsx';
import { DaysFilter } from '../../../../shared/lists/view/DaysFilter.tsx';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { Users } from '../data/useUsers.ts';

/** Role, status, package and days; the order is that of the heads of the table. */
export default function UserFilterFields({ list }: { list: Users['list'] }) {
  const { address, filter } = list;
  const { role, status, service, joined } = address.filters;
  return (
    <>
      <ChoiceFilter
        label={usersText.filterRole}
        every={managementText.usersRole}
        options={roles}
        value={role}
        onChange={(value) => filter({ role: value })}
      />
      <ChoiceFilter
        label={usersText.filterStatus}
        every={managementText.usersStatus}
        options={states}
        value={status}
        onChange={(value) => filter({ status: value })}
      />
      <ChoiceFilter
        label={usersText.filterService}
        every={managementText.usersService}
        options={services}
        value={service}
        onChange={(value) => filter({ service: value })}
      />
      <DaysFilter
        label={managementText.joinedDays}
        value={joined}
        onChange={(days) => {
          filter({ joined: days });
        }}
      />
    </>
  );
}

const roles = [
  { value: 'admin', label: usersText.roleAdmin },
  { value: 'user', label: usersText.roleUser },
] as const;
const states = [
  { value: 'active', label: usersText.active },
  { value: 'blocked', label: usersText.inactive },
  { value: 'unverified', label: usersText.unverified },
] as const;
const services = [
  { value: 'yes', label: usersText.hasService },
  { value: 'no', label: usersText.noService },
] as const;
