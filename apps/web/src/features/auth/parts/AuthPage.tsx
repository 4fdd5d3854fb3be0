import { AuthCard, type AuthCardProps, AuthFrame } from '@nevisa/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { createBrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { appText } from '../../../shared/text/appText.ts';

export interface AuthPageProps extends Pick<AuthCardProps, 'heading' | 'sentence'> {
  children: ReactNode;
  /** Shown below the card. */
  below?: ReactNode;
}

const visit = createBrowserStorage('session');
const drawnKey = 'lineDrawn';

/** The layout of the auth screens: the panel, the card with the brand, and the support phone. */
export function AuthPage({ below, ...rest }: AuthPageProps) {
  const drawn = useFirstSight();
  return (
    <AuthFrame tagline={appText.tagline} drawn={drawn} below={below}>
      <AuthCard {...rest} brandName={appText.name} footer={<SupportPhone />} />
    </AuthFrame>
  );
}

/** Returns true on the first auth screen of a browser session. */
function useFirstSight(): boolean {
  const [first] = useState(() => visit.read(drawnKey) === null);
  useEffect(() => {
    visit.write(drawnKey, '1');
  }, []);
  return first;
}
