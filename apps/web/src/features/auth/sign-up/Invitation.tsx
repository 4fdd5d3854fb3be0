import { Alert, Ltr } from '@nevisa/ui';
import { useTakenOver } from '../../../shared/shell/useTakenOver.ts';
import { signupText } from '../../../shared/text/signupText.ts';

const [before, after] = signupText.invitedCode.split('{code}');

/** The invitation code of the address, which the prerendered page cannot have. */
export function Invitation({ code }: { code: string | null }) {
  const isTakenOver = useTakenOver();
  return (
    isTakenOver &&
    code !== null && (
      <Alert tone="information">
        {before}
        <Ltr>{code}</Ltr>
        {after}
      </Alert>
    )
  );
}
