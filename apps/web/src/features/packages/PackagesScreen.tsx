import { Alert, Illustration, Page, Statement } from '@nevisa/ui';
import { useLocation } from 'react-router-dom';
import type { RedirectState } from '../../app/guards.tsx';
import { addedText } from '../../shared/text/addedText.ts';
import { packagesText } from '../../shared/text/packagesText.ts';

/** The packages; so far it says why a person was sent here and that the list itself is being built. */
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
