import { Page, Spinner } from '@nevisa/ui';
import { appText } from '../text/appText.ts';

/** Stands in the frame while a page's own code arrives. */
export function PageSpinner() {
  return (
    <Page>
      <Spinner label={appText.loading} />
    </Page>
  );
}
