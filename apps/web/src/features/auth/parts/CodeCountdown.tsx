import { codeSeconds } from '@nevisa/machines';
import { Alert, Button, CountdownRing, LiveRegion } from '@nevisa/ui';
import { fill } from '../../../shared/text/fill.ts';
import { verifyText } from '../../../shared/text/verifyText.ts';
import type { Code } from './useCode.ts';

/** The time of a code as a ring, which becomes the button that asks for another. */
export function CodeCountdown({ code }: { code: Code }) {
  const { secondsLeft, over, verifying, resending, resent, resend } = code;
  if (secondsLeft === 0 && !over && !resending) {
    return null; // the code was taken, and the next page is about to come
  }
  return (
    <>
      {/* The ring says the end aloud; here it only stands. */}
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
          disabled={verifying}
          onClick={resend}
        >
          {verifyText.resend}
        </Button>
      </CountdownRing>
      <LiveRegion>{resent && <Alert tone="success">{verifyText.resent}</Alert>}</LiveRegion>
    </>
  );
}
