import { userOrderings } from '@nevisa/api/management';
import type { ListDescription } from '../../../../shared/lists/address/listAddress.ts';
import {
  createDaySpanFilter,
  type ListFilter,
  createChoiceFilter,
} from '../../../../shared/lists/address/listFilters.ts';
import type { DaySpan } from '../../../../shared/lists/days/tehranDays.ts';

export const userRoles = ['admin', 'user'] as const;
export const userStates = ['active', 'blocked', 'unverified'] as const;
export const userServices = ['yes', 'no'] as const;

/** The filters of the list of users. */
export interface UserFilters {
  role: (typeof userRoles)[number] | null;
  status: (typeof userStates)[number] | null;
  service: (typeof userServices)[number] | null;
  joined: DaySpan | null;
}

/** What the address of the list of users may say; `user` opens one of them. */
export const userAddress: ListDescription<UserFilters> = {
  pageSizes: [25, 50, 100],
  orders: userOrderings,
  filters: {
    role: asking(userRoles, { admin: { is_staff: true }, user: { is_staff: false } }),
    status: asking(userStates, {
      active: { is_active: true, is_verified: true },
      blocked: { is_active: false },
      unverified: { is_verified: false },
    }),
    service: asking(userServices, { yes: { has_service: true }, no: { has_service: false } }),
    joined: createDaySpanFilter({ from: 'joined_from', to: 'joined_to' }),
  },
  record: 'user',
};

/** A filter with one of these values, each of which asks for something of its own. */
function asking<const Choice extends string>(
  choices: readonly Choice[],
  asked: Readonly<Record<Choice, Readonly<Record<string, boolean>>>>,
): ListFilter<Choice | null> {
  return {
    ...createChoiceFilter(choices),
    ask: (value) => (value === null ? {} : asked[value]),
  };
}
