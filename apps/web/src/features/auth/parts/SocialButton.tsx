import { Button, useFocusAfter } from '@nevisa/ui';
import { useRef } from 'react';
import { commonText } from '../../../shared/text/commonText.ts';
import { signinText } from '../../../shared/text/signinText.ts';

export interface SocialButtonProps {
  children: string;
  busy: boolean;
  /** The server asked to wait before the next try. */
  waiting: boolean;
  disabled: boolean;
  onClick: () => void;
  /** Ends the wait for the provider. */
  onCancel: () => void;
}

/** The button of social sign-in. */
export function SocialButton({ busy, onCancel, ...rest }: SocialButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(busy, button);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="large"
        wide
        busy={busy}
        busyLabel={signinText.socialBusy}
        {...rest}
      />
      {busy && (
        <Button variant="quiet" onClick={onCancel}>
          {commonText.cancel}
        </Button>
      )}
    </>
  );
}
