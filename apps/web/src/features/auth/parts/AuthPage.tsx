import { AuthCard, type AuthCardProps, AuthFrame } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { withProductName } from '../../../shared/productName.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { appText } from '../../../shared/text/appText.ts';

export interface AuthPageProps extends Pick<AuthCardProps, 'heading' | 'sentence'> {
  children: ReactNode;
  /** Shown below the card. */
  below?: ReactNode;
}

/** The layout of the auth screens: the panel, the card with the brand, and the support phone. */
export function AuthPage({ heading, below, ...rest }: AuthPageProps) {
  const { config } = useAppServices();
  return (
    <AuthFrame tagline={appText.tagline} below={below}>
      <AuthCard
        {...rest}
        heading={withProductName(heading, config)}
        brandName={config.productName}
        footer={<SupportPhone />}
      />
    </AuthFrame>
  );
}
