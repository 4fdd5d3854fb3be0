import { Select } from '@nevisa/ui';
import { DaysFilter } from '../../../../shared/lists/view/DaysFilter.tsx';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import type { UserFilters } from '../data/userAddress.ts';
import type { Users } from '../data/useUsers.ts';

/** Role, status, package, days and order. */
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
      <Select
        label={managementText.usersOrder}
        options={orders}
        value={address.ordering}
        onChange={list.sort}
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
const orders = [
  { value: '-date_joined', label: managementText.orderNewest },
  { value: 'date_joined', label: managementText.orderOldest },
  { value: 'name', label: managementText.orderName },
  { value: '-name', label: managementText.orderNameReverse },
  { value: '-last_login', label: managementText.orderLogin },
  { value: 'last_login', label: managementText.orderLoginReverse },
  { value: '-usage_remained', label: managementText.orderCredit },
  { value: 'usage_remained', label: managementText.orderCreditReverse },
];
