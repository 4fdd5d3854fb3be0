import { Card } from '@nevisa/ui';
import type { Discounts } from '../data/useDiscounts.ts';
import { AudiencePart, type AudiencePartProps } from './AudiencePart.tsx';
import { LimitPart } from './LimitPart.tsx';
import { PricePart } from './PricePart.tsx';
import { TimePart } from './TimePart.tsx';

export interface TermFieldsProps extends Pick<AudiencePartProps, 'form' | 'users'> {
  discounts: Pick<Discounts, 'member' | 'packages' | 'now'>;
}

/** The terms of one code or of many: price, time, limits, and who may use it. */
export function TermFields({ form, discounts: { member, packages, now }, users }: TermFieldsProps) {
  return (
    <>
      <Card>
        <PricePart form={form} />
      </Card>
      <Card>
        <TimePart form={form} now={now} />
      </Card>
      <Card>
        <LimitPart form={form} />
      </Card>
      <Card>
        <AudiencePart form={form} member={member} users={users} packages={packages} />
      </Card>
    </>
  );
}
