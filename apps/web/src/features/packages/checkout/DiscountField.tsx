import { Button, Cluster, Disclosure, Form, Stack, Tag, TextField } from '@nevisa/ui';
import { useId, useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { codeFailureText } from './codeFailureText.ts';
import type { Checkout } from './useCheckout.ts';

/** The discount code: Enter applies it and never pays. */
export function DiscountField({ checkout: { context, is, send } }: { checkout: Checkout }) {
  const [isOpenAtFirst] = useState(context.code !== '');
  const id = useId();
  const { sums, codeFailure } = context;
  if (is('applied') && sums !== null) {
    return (
      <Cluster>
        <Tag
          tone="success"
          onRemove={() => {
            send({ type: 'code.removed' });
          }}
        >
          {fill(checkoutText.codeApplied, { code: sums.code })}
        </Tag>
      </Cluster>
    );
  }
  const canRepeat = codeFailure !== null && codeFailure.kind !== 'refused';
  return (
    <Disclosure title={checkoutText.haveCode} open={isOpenAtFirst}>
      <Form
        onSubmit={() => {
          send({ type: 'code.applied' });
        }}
      >
        <Stack>
          <TextField
            id={id}
            name="code"
            latin
            autoComplete="off"
            maxLength={64}
            label={checkoutText.discountCode}
            value={context.code}
            error={codeFailure === null ? undefined : codeFailureText(codeFailure)}
            onChange={({ target }) => {
              send({ type: 'code.typed', code: target.value });
            }}
          />
          <Button
            type="submit"
            variant="secondary"
            busy={is('checking')}
            busyLabel={checkoutText.checking}
          >
            {canRepeat ? addedText.checkoutRetryCode : checkoutText.applyCode}
          </Button>
        </Stack>
      </Form>
    </Disclosure>
  );
}
