import { Page, Spinner } from '@nevisa/ui';
import { appText } from '../text/appText.ts';

/** The spinner inside the shell while the code of a page is loading. */
export function PageSpinner() {
  return (
    <Page>
      <Spinner label={appText.loading} />
    </Page>
  );
}
