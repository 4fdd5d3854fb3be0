import { Button, Checkbox, Cluster } from '@nevisa/ui';
import { signupText } from '../../../shared/text/signupText.ts';

export interface AgreementProps {
  agreed: boolean;
  missing: boolean;
  onChange: (agreed: boolean) => void;
  /** Opens the terms. */
  onRead: () => void;
}

/** The checkbox that accepts the terms, and the button that opens them. */
export function Agreement({ agreed, missing, onChange, onRead }: AgreementProps) {
  return (
    <Cluster ends="apart">
      <Checkbox
        name="agreement"
        label={signupText.agreement}
        checked={agreed}
        error={missing ? signupText.agreementRequired : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <Button variant="quiet" size="small" onClick={onRead}>
        {signupText.agreementLink}
      </Button>
    </Cluster>
  );
}
