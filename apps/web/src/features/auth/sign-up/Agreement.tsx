import { Checkbox, LinkButton } from '@nevisa/ui';
import { signupText } from '../../../shared/text/signupText.ts';

export interface AgreementProps {
  agreed: boolean;
  missing: boolean;
  onChange: (agreed: boolean) => void;
  /** Opens the terms. */
  onRead: () => void;
}

const [before, after] = signupText.agreement.split(signupText.agreementLink);

/** The checkbox that accepts the terms; the terms in its label open them. */
export function Agreement({ agreed, missing, onChange, onRead }: AgreementProps) {
  return (
    <Checkbox
      name="agreement"
      label={
        <>
          {before}
          <LinkButton onClick={onRead}>{signupText.agreementLink}</LinkButton>
          {after}
        </>
      }
      checked={agreed}
      error={missing ? signupText.agreementRequired : undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
