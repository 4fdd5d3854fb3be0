import type { AudienceKind, User } from '@nevisa/api/types';
import { RadioGroup, Skeleton, Stack } from '@nevisa/ui';
import { Suspense } from 'react';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../../shared/late/createLate.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { audienceNames } from '../data/describeMessage.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { AudienceCount } from './AudienceCount.tsx';
import type { ComposeFieldsProps } from './MessageFields.tsx';

/** The search among people is larger than the rest of the field. */
const LateChosenUsers = createLate(
  () => import('./ChosenUsers.tsx'),
  (chunk) => chunk.default,
);

export interface AudienceFieldProps extends Pick<ComposeFieldsProps, 'compose' | 'errors'> {
  user: User;
  member: MessageMember;
}

/** Who receives the message, and how many people that is. */
export function AudienceField({ user, member, compose, errors }: AudienceFieldProps) {
  const { values, change } = compose;
  const { kind } = values.audience;
  return (
    <Stack>
      <RadioGroup
        name="audience"
        label={adminMessagesText.audience}
        options={kinds}
        line
        error={errors.audience}
        defaultValue={kind}
        onValueChange={(chosen) =>
          change({ audience: { ...values.audience, kind: chosen as AudienceKind } })
        }
      />
      {kind === 'USERS' && (
        <DialogBoundary>
          <Suspense fallback={<Skeleton lines={2} />}>
            <LateChosenUsers
              user={user}
              member={member}
              userIds={values.audience.userIds}
              onChange={(userIds) => change({ audience: { kind, userIds } })}
            />
          </Suspense>
        </DialogBoundary>
      )}
      <AudienceCount compose={compose} />
    </Stack>
  );
}

const kinds = Object.entries(audienceNames).map(([value, label]) => ({ value, label }));
