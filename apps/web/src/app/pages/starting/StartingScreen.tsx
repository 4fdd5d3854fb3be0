import { LoadingScreen } from '@nevisa/ui';
import { appText } from '../../../shared/text/appText.ts';

/** The loading logo, while it is not known who is here. */
export function StartingScreen() {
  return <LoadingScreen label={appText.loadingLogo} />;
}
