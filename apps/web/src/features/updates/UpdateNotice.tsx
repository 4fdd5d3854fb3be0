import { Banner, Button, LiveRegion } from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
import { addedText } from '../../shared/text/addedText.ts';
import { commonText } from '../../shared/text/commonText.ts';
import { updateText } from '../../shared/text/updateText.ts';
import type { AppUpdate } from './appUpdate.ts';

/** Offers a newer version at the top of every page; after the press it says what it waits for (G03). */
export function UpdateNotice({ update }: { update: AppUpdate }) {
  const state = useSyncExternalStore(update.subscribe, update.read);
  return (
    <LiveRegion>
      {state === 'ready' && (
        <Banner
          kind="newVersion"
          action={
            <Button size="small" variant="secondary" onClick={update.take}>
              {updateText.updateNow}
            </Button>
          }
          onDismiss={update.dismiss}
        >
          {updateText.updateReady}
        </Banner>
      )}
      {state === 'asked' && (
        <Banner
          kind="newVersion"
          action={
            <Button size="small" variant="secondary" onClick={update.dismiss}>
              {commonText.cancel}
            </Button>
          }
        >
          {addedText.updateWaits}
        </Banner>
      )}
    </LiveRegion>
  );
}
