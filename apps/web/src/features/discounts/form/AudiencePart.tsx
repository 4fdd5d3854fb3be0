import type { Service, WholeDiscount } from '@nevisa/api/types';
import { CheckboxGroup, RadioGroup, Stack } from '@nevisa/ui';
import { useId } from 'react';
import type { LoadedList } from '../../../shared/lists/listQueries.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { audienceTexts, listPricedPackages } from '../data/describeDiscount.ts';
import type { DiscountMember } from '../data/discountMember.ts';
import type { DiscountValues } from '../data/discountValues.ts';
import { LockedSection } from './LockedSection.tsx';
import { makeFieldProps } from './makeFieldProps.ts';
import type { DiscountForm } from './useDiscountForm.ts';
import { UserChooser } from './UserChooser.tsx';

export interface AudiencePartProps {
  form: Pick<DiscountForm, 'values' | 'locked' | 'faults' | 'round' | 'change'>;
  member: Pick<DiscountMember, 'client' | 'queries'>;
  /** The names of the chosen people, as far as the server has said them. */
  users: WholeDiscount['users'];
  packages: LoadedList<Service>;
}

/** The packages and the people that a code is for; no chosen package is every package. */
export function AudiencePart({ form, member, users, packages }: AudiencePartProps) {
  const { values, change, round } = form;
  const reasonId = useId();
  const chosen = makeFieldProps(form, 'service_ids', discountWords.packagesHint, reasonId);
  const audience = makeFieldProps(form, 'audience', undefined, reasonId);
  return (
    <LockedSection heading={discountWords.audiencePart} locked={form.locked} reasonId={reasonId}>
      <Stack>
        <CheckboxGroup
          key={`${round} ${packages.items?.length ?? 0}`}
          {...without(chosen)}
          label={discountsText.packages}
          options={listPackageOptions(values, packages.items, chosen.disabled)}
          defaultValue={values.service_ids}
          onValueChange={(ids) => change({ service_ids: ids })}
        />
        <RadioGroup
          key={round}
          line
          {...without(audience)}
          label={discountsText.audience}
          options={audiences.map(({ value, label }) => ({
            value,
            label,
            disabled: audience.disabled,
          }))}
          defaultValue={values.audience}
          onValueChange={(value) => change({ audience: value as DiscountValues['audience'] })}
        />
        {values.audience === 'USERS' && (
          <UserChooser
            {...makeFieldProps(form, 'user_ids', discountWords.usersHint, reasonId)}
            ids={values.user_ids}
            known={users}
            member={member}
            onChange={(ids) => change({ user_ids: ids })}
          />
        )}
      </Stack>
    </LockedSection>
  );
}

// A group has no disabled state of its own.
function without({ disabled: _, ...props }: ReturnType<typeof makeFieldProps>) {
  return props;
}

const audiences = (['ALL', 'FIRST_PURCHASE', 'USERS'] as const).map((value) => ({
  value: value as string,
  label: audienceTexts[value],
}));

/** The packages on sale, and chosen ones that are not sold any more. */
function listPackageOptions(
  { service_ids: ids }: DiscountValues,
  services: readonly Service[] | null,
  disabled: boolean,
) {
  const sold = listPricedPackages(services).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const others = ids.filter((id) => !sold.some(({ value }) => value === id));
  const gone = others.map((value) => ({
    value,
    label:
      services?.find(({ id }) => String(id) === value)?.name ??
      (services === null ? '…' : discountWords.packageGone),
  }));
  return [...sold, ...gone].map((option) => Object.assign(option, { disabled }));
}
