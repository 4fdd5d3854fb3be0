import { adminMessageStates, messageTypes } from '@nevisa/api/management';
import type { AudienceKind } from '@nevisa/api/types';
import { Select } from '@nevisa/ui';
import { DaysFilter } from '../../../../shared/lists/view/DaysFilter.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { audienceNames, stateNames, typeWords } from '../data/describeMessage.ts';
import type { MessageFilters } from '../data/messageAddress.ts';
import type { AdminMessages } from '../data/useMessages.ts';

/** The filters with a list of values, the days, and the order. */
export default function FilterFields({ list }: Pick<AdminMessages, 'list'>) {
  const { filters, ordering } = list.address;
  const filter = (name: Exclude<keyof MessageFilters, 'days'>) => (value: string | null) => {
    list.filter({ [name]: value === every ? null : value });
  };
  return (
    <>
      <Select
        label={adminMessageListWords.filterState}
        options={states}
        value={filters.state ?? every}
        onChange={filter('state')}
      />
      <Select
        label={adminMessagesText.type}
        options={types}
        value={filters.message_type ?? every}
        onChange={filter('message_type')}
      />
      <Select
        label={adminMessagesText.audience}
        options={audiences}
        value={filters.audience ?? every}
        onChange={filter('audience')}
      />
      <DaysFilter
        label={adminMessageListWords.days}
        value={filters.days}
        onChange={(days) => list.filter({ days })}
      />
      <Select
        label={adminMessageListWords.order}
        options={orders}
        value={ordering}
        onChange={(value) => list.sort(value)}
      />
    </>
  );
}

const every = 'all';

const states = [
  { value: every, label: adminMessageListWords.everyState },
  ...adminMessageStates.map((value) => ({ value: value as string, label: stateNames[value] })),
];

const types = [
  { value: every, label: adminMessageListWords.everyType },
  ...messageTypes.map((value) => ({
    value: value as string,
    label: typeWords({ message_type: value }),
  })),
];

const audiences = [
  { value: every, label: adminMessageListWords.everyAudience },
  ...(Object.keys(audienceNames) as AudienceKind[]).map((value) => ({
    value: value as string,
    label: audienceNames[value],
  })),
];

const orders = [
  { value: '-time', label: adminMessageListWords.orderNewest },
  { value: 'time', label: adminMessageListWords.orderOldest },
  { value: 'title', label: adminMessageListWords.orderTitle },
  { value: '-title', label: adminMessageListWords.orderTitleBack },
  { value: '-recipients', label: adminMessageListWords.orderRecipients },
  { value: 'recipients', label: adminMessageListWords.orderRecipientsLeast },
  { value: '-read_rate', label: adminMessageListWords.orderRead },
  { value: 'read_rate', label: adminMessageListWords.orderReadLeast },
];
