import { Alert, Illustration, Page, Statement } from '@nevisa/ui';
import { useLocation } from 'react-router-dom';
import type { RedirectState } from '../../app/access.ts';
import { addedText } from '../../shared/text/addedText.ts';
import { packagesText } from '../../shared/text/packagesText.ts';

/** The packages page: the reason of a redirect, and a notice that the list is being built. */
export default function PackagesScreen({ title }: { title: string }) {
  const state = useLocation().state as RedirectState | null;
  return (
    <Page>
      {state?.reason === 'service-needed' && (
        <Alert tone="information">{packagesText.requireService}</Alert>
      )}
      <Statement
        drawing={<Illustration name="being-built" />}
        heading={title}
        sentence={addedText.beingBuilt}
      />
    </Page>
  );
}
