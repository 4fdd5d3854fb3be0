import { getAvatarAddress, getDisplayName } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import { Alert, Button, LiveRegion, PictureField } from '@nevisa/ui';
import { useAppServices } from '../../../app/appServices.ts';
import { DialogBoundary } from '../../../shared/late/DialogBoundary.tsx';
import { createLate } from '../../../shared/late/createLate.ts';
import { useRestingButton } from '../../../shared/forms/useRestingButton.ts';
import { passFocusOn } from '../../../shared/shell/passFocusOn.ts';
import { useCoarsePointer } from '../../../shared/shell/useCoarsePointer.ts';
import { accountText } from '../../../shared/text/accountText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { type AvatarView, useAvatar } from './useAvatar.ts';

const LateCropDialog = createLate(
  () => import('./CropDialog.tsx'),
  (chunk) => chunk.default,
);

/** The picture of the account: chosen, dropped or pasted, and removed. */
export function AvatarPart({ user }: { user: User }) {
  const { config } = useAppServices();
  const avatar = useAvatar();
  const isCoarse = useCoarsePointer();
  const name = getDisplayName(user);
  const host = config.apiHost === '' ? window.location.origin : config.apiHost;
  const address = getAvatarAddress(user, host);
  return (
    <>
      <PictureField
        name={name}
        src={address}
        alt={fill(profileText.avatarAlt, { name })}
        label={profileText.avatar}
        chooseLabel={profileText.avatarUpload}
        hint={
          isCoarse
            ? accountText.pictureHint
            : `${accountText.pictureHint} ${accountText.dropPicture}`
        }
        busy={avatar.busy && avatar.picture === null}
        busyLabel={accountText.readingPicture}
        onChoose={avatar.choose}
        actions={address !== null && <RemoveButton avatar={avatar} />}
      />
      <LiveRegion urgent>
        <Trouble avatar={avatar} />
      </LiveRegion>
      {avatar.picture !== null && (
        <DialogBoundary onClose={avatar.cancel}>
          <LateCropDialog avatar={avatar} picture={avatar.picture} />
        </DialogBoundary>
      )}
    </>
  );
}

/** It keeps the focus while a picture is read or removed, and passes it on when it goes (WCAG 2.4.3). */
function RemoveButton({ avatar }: { avatar: AvatarView }) {
  return (
    <Button
      ref={passFocusOn}
      variant="quiet"
      onClick={avatar.remove}
      {...useRestingButton(avatar.busy)}
    >
      {profileText.avatarRemove}
    </Button>
  );
}

const faults = {
  type: profileText.avatarBadType,
  size: accountText.pictureTooLarge,
  unreadable: accountText.unreadable,
} as const;

function Trouble({ avatar: { fault, failure, picture } }: { avatar: AvatarView }) {
  if (fault !== null) {
    return <Alert tone="danger">{faults[fault]}</Alert>;
  }
  return failure !== null && picture === null ? (
    <Alert tone="danger">{listFailureLines(failure).join('\n')}</Alert>
  ) : null;
}
