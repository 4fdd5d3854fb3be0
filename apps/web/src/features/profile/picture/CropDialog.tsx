import type { DecodedPicture } from '@nevisa/machines';
import {
  Alert,
  Button,
  centredCrop,
  Dialog,
  ImageCropper,
  LiveRegion,
  Slider,
  Stack,
  zoomLimits,
} from '@nevisa/ui';
import { useState } from 'react';
import { accountText } from '../../../shared/text/accountText.ts';
import { settingsText } from '../../../shared/text/settingsText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import type { AvatarView } from './useAvatar.ts';

interface CropDialogProps {
  avatar: AvatarView;
  picture: DecodedPicture;
}

/** A square of the picture, moved by pointer and keys, with a round preview. */
export default function CropDialog({ avatar, picture }: CropDialogProps) {
  const [crop, setCrop] = useState(centredCrop);
  const { busy, failure, cut, cancel } = avatar;
  return (
    <Dialog
      open
      size="small"
      title={profileText.avatarCrop}
      onClose={cancel}
      actions={
        <>
          <Button variant="secondary" onClick={cancel}>
            {commonText.cancel}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={commonText.saving}
            onClick={() => cut(crop)}
          >
            {accountText.savePicture}
          </Button>
        </>
      }
    >
      <Stack>
        {picture instanceof ImageBitmap && (
          <ImageCropper
            picture={picture}
            crop={crop}
            onCrop={setCrop}
            label={accountText.cropArea}
            hint={accountText.cropHint}
            previewLabel={settingsText.preview}
          />
        )}
        <Slider
          label={accountText.zoom}
          min={zoomLimits.least}
          max={zoomLimits.most}
          step={0.1}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <LiveRegion urgent>
          {failure !== null && <Alert tone="danger">{listFailureLines(failure).join('\n')}</Alert>}
        </LiveRegion>
      </Stack>
    </Dialog>
  );
}
