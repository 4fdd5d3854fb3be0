import type { StaffUser } from '@nevisa/api/types';
import { Alert, LiveRegion, Stack, TextField } from '@nevisa/ui';
import { useState } from 'react';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { ActionDialog } from '../../actions/ActionDialog.tsx';
import type { ActionView } from '../../actions/useDangerousAction.ts';
import { formatUserName } from '../data/userNames.ts';
import { readMinutes } from './minutes.ts';

export interface UserDialogProps {
  view: ActionView;
  user: StaffUser;
}

/** Adds minutes to the credit of a user, with the credit before and after. */
export function GrantDialog({ view, user }: UserDialogProps) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const minutes = readMinutes(typed);
  const { usage_remained: remained, is_usage_infinite: isInfinite } = user.nevisa_service_account;
  const after = remained + (minutes ?? 0) * 60_000;
  return (
    <ActionDialog
      view={view}
      title={fill(managementText.grantTitle, { name: formatUserName(user) })}
      confirmLabel={usersText.grant}
      readDetails={() => {
        setAsked(true);
        return minutes === null ? null : { minutes };
      }}
    >
      <Stack gap="small">
        <TextField
          label={usersText.grantMinutes}
          hint={`${managementText.creditBefore}: ${describeDuration(remained)}`}
          value={typed}
          error={isAsked && minutes === null && managementText.grantRange}
          latin
          inputMode="numeric"
          autoComplete="off"
          readOnly={view.busy}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <LiveRegion>
          {minutes !== null && fill(managementText.creditAfter, { t: describeDuration(after) })}
        </LiveRegion>
        {isInfinite && <Alert tone="information">{managementText.grantInfinite}</Alert>}
      </Stack>
    </ActionDialog>
  );
}
