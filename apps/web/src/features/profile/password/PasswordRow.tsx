import { Button, LiveRegion, SettingRow } from '@nevisa/ui';
import { profileText } from '../../../shared/text/profileText.ts';
import { signinText } from '../../../shared/text/signinText.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { usePasswordChange } from './usePasswordChange.ts';

/** The password, its change and the result of it. */
export function PasswordRow() {
  const password = usePasswordChange();
  return (
    <>
      <SettingRow
        label={signinText.password}
        control={
          <Button variant="secondary" onClick={password.begin}>
            {profileText.changePassword}
          </Button>
        }
        note={<LiveRegion>{password.changed && profileText.passwordChanged}</LiveRegion>}
      />
      <PasswordDialog password={password} />
    </>
  );
}
