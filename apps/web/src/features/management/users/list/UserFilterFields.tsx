import { Select } from '@nevisa/ui';
import { DaysFilter } from '../../../../shared/lists/view/DaysFilter.tsx';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { UserFilters } from '../data/userAddress.ts';
import type { Users } from '../data/useUsers.ts';

/** Role, status, package and days; the order is that of the heads of the table. */
export default function UserFilterFields({ list }: { list: Users['list'] }) {
  const { address, filter } = list;
  const { role, status, service, joined } = address.filters;
  return (
    <>
      <Select
        label={usersText.filterRole}
        options={roles}
        value={role ?? every}
        onChange={(value) => {
          filter({ role: value === every ? null : (value as UserFilters['role']) });
        }}
      />
      <Select
        label={usersText.filterStatus}
        options={states}
        value={status ?? every}
        onChange={(value) => {
          filter({ status: value === every ? null : (value as UserFilters['status']) });
        }}
      />
      <Select
        label={usersText.filterService}
        options={services}
        value={service ?? every}
        onChange={(value) => {
          filter({ service: value === every ? null : (value as UserFilters['service']) });
        }}
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

const every = 'all';

const roles = [
  { value: every, label: managementText.usersRole },
  { value: 'admin', label: usersText.roleAdmin },
  { value: 'user', label: usersText.roleUser },
];
const states = [
  { value: every, label: managementText.usersStatus },
  { value: 'active', label: usersText.active },
  { value: 'blocked', label: usersText.inactive },
  { value: 'unverified', label: usersText.unverified },
];
const services = [
  { value: every, label: managementText.usersService },
  { value: 'yes', label: usersText.hasService },
  { value: 'no', label: usersText.noService },
];
