import { Button } from '@nevisa/ui';
import { signinText } from '../../../shared/text/signinText.ts';

export interface SocialButtonProps {
  children: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** The button of social sign-in. */
export function SocialButton({ busy, ...rest }: SocialButtonProps) {
  return (
    <Button
      variant="secondary"
      size="large"
      wide
      busy={busy}
      busyLabel={signinText.socialBusy}
      {...rest}
    />
  );
}
