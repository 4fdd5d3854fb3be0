import { codeSeconds } from '@nevisa/machines';
import { Alert, Button, CountdownRing, LiveRegion } from '@nevisa/ui';
import { fill } from '../../../shared/text/fill.ts';
import { verifyText } from '../../../shared/text/verifyText.ts';
import type { Code } from './useCode.ts';

/** The countdown of a code as a ring, which becomes the resend button. */
export function CodeCountdown({ code }: { code: Code }) {
  const { secondsLeft, over, verifying, canResend, resending, resent, resend } = code;
  if (secondsLeft === 0 && !over && !resending) {
    return null; // the code was accepted, and the next page is loading
  }
  return (
    <>
      {/* The ring announces the end; this text is only visible. */}
      {over && !verifying && <p>{verifyText.expired}</p>}
      <CountdownRing
        secondsLeft={secondsLeft}
        total={codeSeconds}
        label={fill(verifyText.remaining, { t: '' }).trim()}
        overLabel={verifyText.expired}
      >
        <Button
          variant="secondary"
          busy={resending}
          busyLabel={verifyText.resending}
          disabled={!canResend}
          onClick={resend}
        >
          {verifyText.resend}
        </Button>
      </CountdownRing>
      <LiveRegion>{resent && <Alert tone="success">{verifyText.resent}</Alert>}</LiveRegion>
    </>
  );
}
