import { LoadingScreen } from '@nevisa/ui';
import { appText } from '../../../shared/text/appText.ts';

/** The loading logo before the auth session is known. */
export function StartingScreen() {
  return <LoadingScreen label={appText.loadingLogo} />;
}
