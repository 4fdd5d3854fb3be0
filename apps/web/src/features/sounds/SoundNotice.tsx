import type { User } from '@nevisa/api/types';
import { Alert, Button, formatNumber, LiveRegion } from '@nevisa/ui';
import { useState } from 'react';
import { useAppServices } from '../../app/appServices.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { soundText } from '../../shared/text/soundText.ts';
import { commonText } from '../../shared/text/commonText.ts';
import { fill } from '../../shared/text/fill.ts';
import { openSoundKeeping } from './openSoundKeeping.ts';
import { describeSound } from './soundWords.ts';
import { useSoundFacts, useSoundStatus } from './useSoundFacts.ts';

/** Why the sound of an opened text is not at the server, while that is so; its sending needs no notice. */
export function SoundNotice({ user, id }: { user: User; id: User['id'] }) {
  const services = useAppServices();
  const status = useSoundStatus(id);
  const isRefused = status?.kind === 'refused';
  const [isMissing, setMissing] = useState(false);
  const retry = () => {
    setMissing(false);
    openSoundKeeping(services, user)
      .then((sounds) => sounds.retry(id))
      .catch(() => setMissing(true));
  };
  return (
    <LiveRegion>
      {status !== undefined && status.kind !== 'sending' && (
        <Alert
          tone={isRefused ? 'warning' : 'information'}
          inline
          {...(isRefused && {
            actions: (
              <Button size="small" variant="secondary" onClick={retry}>
                {commonText.retry}
              </Button>
            ),
          })}
        >
          {describeSound(status)}
          {isMissing && ` ${addedText.partNotLoaded}`}
        </Alert>
      )}
    </LiveRegion>
  );
}

/** Says that sounds which the server has were deleted from this device, because it had no room. */
export function FreedSounds() {
  const { soundFacts } = useAppServices();
  const { freed } = useSoundFacts();
  return freed === 0 ? null : (
    <Alert
      tone="information"
      inline
      actions={
        <Button
          size="small"
          variant="secondary"
          onClick={() => soundFacts.write({ ...soundFacts.read(), freed: 0 })}
        >
          {commonText.close}
        </Button>
      }
    >
      {fill(soundText.soundsFreed, { n: formatNumber(freed) })}
    </Alert>
  );
}
