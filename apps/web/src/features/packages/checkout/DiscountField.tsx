import {
  Button,
  Cluster,
  Disclosure,
  Form,
  LiveRegion,
  Stack,
  TextField,
  VisuallyHidden,
} from '@nevisa/ui';
import { useId, useState } from 'react';
import { useAskedWait } from '../../../shared/lists/view/useAskedWait.ts';
import { checkoutWords } from '../../../shared/text/checkoutWords.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { describeCodeFailure } from './describeCodeFailure.ts';
import type { Checkout } from './useCheckout.ts';

/**
 * The discount code: Enter applies it and never pays. An applied code stays in the field,
 * and what became of it takes the line of the hint, so that nothing below moves.
 */
export function DiscountField({ checkout }: { checkout: Checkout }) {
  const { context, is, send } = checkout;
  const [isOpenAtFirst] = useState(context.code !== '');
  const id = useId();
  const { sums, codeFailure } = context;
  const applied = is('applied') && sums !== null ? sums.code : null;
  const confirmation =
    applied === null ? undefined : fill(checkoutText.codeApplied, { code: applied });
  return (
    <Disclosure title={checkoutText.haveCode} open={isOpenAtFirst}>
      <Form
        onSubmit={() => {
          if (applied === null) {
            send({ type: 'code.applied' });
          }
        }}
      >
        <Stack gap="small">
          <TextField
            id={id}
            name="code"
            latin
            inputMode="text"
            autoComplete="off"
            maxLength={64}
            label={checkoutText.discountCode}
            hint={checkoutWords.codeHint}
            value={applied ?? context.code}
            readOnly={applied !== null}
            success={confirmation}
            error={codeFailure === null ? undefined : describeCodeFailure(codeFailure)}
            onChange={({ target }) => {
              send({ type: 'code.typed', code: target.value });
            }}
          />
          <VisuallyHidden>
            <LiveRegion>{confirmation}</LiveRegion>
          </VisuallyHidden>
          <Cluster>
            <CodeButton checkout={checkout} isApplied={applied !== null} />
          </Cluster>
        </Stack>
      </Form>
    </Disclosure>
  );
}

interface CodeButtonProps {
  checkout: Checkout;
  isApplied: boolean;
}

function CodeButton({ checkout: { context, is, send }, isApplied }: CodeButtonProps) {
  const isWaiting = useAskedWait(context.codeFailure);
  if (isApplied) {
    return (
      <Button
        variant="secondary"
        busyLabel={checkoutText.checking}
        onClick={() => {
          send({ type: 'code.removed' });
        }}
      >
        {checkoutText.removeCode}
      </Button>
    );
  }
  const { codeFailure } = context;
  const canRepeat = codeFailure !== null && codeFailure.kind !== 'refused';
  return (
    <Button
      type="submit"
      variant="secondary"
      busy={is('checking')}
      waiting={isWaiting}
      busyLabel={checkoutText.checking}
    >
      {canRepeat ? checkoutWords.retryCode : checkoutText.applyCode}
    </Button>
  );
}
