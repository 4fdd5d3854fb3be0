import { Banner, LiveRegion } from '@nevisa/ui';
import { useSyncExternalStore } from 'react';
import { addedText } from '../../shared/text/addedText.ts';
import { useAppServices } from '../appServices.ts';

/** Says once that the browser has not stored the sign-in, which ends with this page (S02). */
export function SignInBanner() {
  const { signInKept } = useAppServices();
  const isKept = useSyncExternalStore(signInKept.subscribe, signInKept.read);
  return (
    <LiveRegion>
      {!isKept && (
        <Banner kind="warning" onDismiss={() => signInKept.write(true)}>
          {addedText.signInNotKept}
        </Banner>
      )}
    </LiveRegion>
  );
}
