import { Skeleton, Stack } from '@nevisa/ui';
import { Suspense } from 'react';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { AudienceField, type AudienceFieldProps } from './AudienceField.tsx';
import { LinkFields } from './LinkFields.tsx';
import { type ComposeFieldsProps, MessageFields } from './MessageFields.tsx';

/** The calendar is larger than the rest of the form. */
const LateWhenFields = createLate(
  () => import('./WhenFields.tsx'),
  (chunk) => chunk.default,
);

/** All fields of a message, in their order. */
export function ComposeFields({
  user,
  member,
  ...fields
}: ComposeFieldsProps & Pick<AudienceFieldProps, 'user' | 'member'>) {
  return (
    <Stack gap="large">
      <MessageFields {...fields} />
      <AudienceField {...fields} user={user} member={member} />
      <DialogBoundary>
        <Suspense fallback={<Skeleton lines={3} />}>
          <LateWhenFields {...fields} />
        </Suspense>
      </DialogBoundary>
      <LinkFields {...fields} />
    </Stack>
  );
}
