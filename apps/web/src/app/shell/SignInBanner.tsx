import { Banner, LiveRegion } from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
import { addedText } from '../../shared/text/addedText.ts';
import { useAppServices } from '../appServices.ts';

/** Says once that the browser has not stored the sign-in, which ends with this page (S02). */
export function SignInBanner() {
  const { signInWarning } = useAppServices();
  const isShown = useSyncExternalStore(signInWarning.subscribe, signInWarning.read);
  return (
    <LiveRegion>
      {isShown && (
        <Banner kind="warning" onDismiss={() => signInWarning.write(false)}>
          {addedText.signInNotKept}
        </Banner>
      )}
    </LiveRegion>
  );
}
