import type { Id } from '@nevisa/api/types';
import { ButtonLink, VersionsIcon } from '@nevisa/ui';
import { adminMessageListWords } from '../../../shared/text/adminMessageListWords.ts';
import { toAuditAddress } from '../auditAddress.ts';

/** The way from an opened message to what was done to it. */
export function MessageChanges({ id }: { id: Id }) {
  return (
    <ButtonLink variant="quiet" icon={<VersionsIcon />} href={toAuditAddress('MESSAGE', id)}>
      {adminMessageListWords.itsChanges}
    </ButtonLink>
  );
}
