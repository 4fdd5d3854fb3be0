import { Banner, Button, isSecondClick, LiveRegion } from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
import { addedText } from '../../shared/text/addedText.ts';
import { commonText } from '../../shared/text/commonText.ts';
import { updateText } from '../../shared/text/updateText.ts';
import type { AppUpdate } from './appUpdate.ts';

/** Offers a newer version at the top of every page; after the press it says what it waits for (G03). */
export function UpdateNotice({ update }: { update: AppUpdate }) {
  const state = useSyncExternalStore(update.subscribe, update.read);
  const isReady = state === 'ready';
  const press = isReady ? update.take : update.dismiss;
  return (
    <LiveRegion>
      {(isReady || state === 'asked') && (
        <Banner
          kind="newVersion"
          action={
            // One button for both states, so that the focus stays on it; a double click is not its cancellation.
            <Button
              size="small"
              variant="secondary"
              onClick={(event) => {
                if (!isSecondClick(event)) {
                  press();
                }
              }}
            >
              {isReady ? updateText.updateNow : commonText.cancel}
            </Button>
          }
          {...(isReady && { onDismiss: update.dismiss })}
        >
          {isReady ? updateText.updateReady : addedText.updateWaits}
        </Banner>
      )}
    </LiveRegion>
  );
}
