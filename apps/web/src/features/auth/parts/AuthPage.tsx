import { AuthCard, type AuthCardProps, AuthFrame } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { withProductName } from '../../../shared/productName.ts';
import { useAppServices } from '../../../app/appServices.ts';
import { SupportPhone } from '../../../shared/shell/SupportPhone.tsx';
import { appText } from '../../../shared/text/appText.ts';

export interface AuthPageProps extends Pick<AuthCardProps, 'heading' | 'sentence'> {
  children: ReactNode;
  /** Stands under the card. */
  below?: ReactNode;
}

/** What sign-in and its sisters share: the calm panel, the card with the mark, and the support's phone in one place. */
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
