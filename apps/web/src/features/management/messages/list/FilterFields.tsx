import { adminMessageStates, messageTypes } from '@nevisa/api/management';
import type { AudienceKind } from '@nevisa/api/types';
import { Select } from '@nevisa/ui';
import { ChoiceFilter } from '../../../../shared/lists/view/ChoiceFilter.tsx';
import { DaysFilter } from '../../../../shared/lists/view/DaysFilter.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { audienceNames, stateNames, describeType } from '../data/describeMessage.ts';
import type { AdminMessages } from '../data/useMessages.ts';

/** The filters with a list of values, the days, and the order. */
export default function FilterFields({ list }: Pick<AdminMessages, 'list'>) {
  const { filters, ordering } = list.address;
  const { filter } = list;
  return (
    <>
      <ChoiceFilter
        label={adminMessageListWords.filterState}
        every={adminMessageListWords.everyState}
        options={states}
        value={filters.state}
        onChange={(state) => filter({ state })}
      />
      <ChoiceFilter
        label={adminMessagesText.type}
        every={adminMessageListWords.everyType}
        options={types}
        value={filters.message_type}
        onChange={(type) => filter({ message_type: type })}
      />
      <ChoiceFilter
        label={adminMessagesText.audience}
        every={adminMessageListWords.everyAudience}
        options={audiences}
        value={filters.audience}
        onChange={(audience) => filter({ audience })}
      />
      <DaysFilter
        label={adminMessageListWords.days}
        value={filters.days}
        onChange={(days) => filter({ days })}
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

const states = adminMessageStates.map((value) => ({ value, label: stateNames[value] }));

const types = messageTypes.map((value) => ({
  value,
  label: describeType({ message_type: value }),
}));

const audiences = (Object.keys(audienceNames) as AudienceKind[]).map((value) => ({
  value,
  label: audienceNames[value],
}));

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
