import { Button, Grid, TextField } from '@nevisa/ui';
import type { DiscountStatus } from '@nevisa/api/types';
import { paths } from '../../../../shared/paths.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { readCode } from '../../../packages/discountCode.ts';
import type { ComposeFieldsProps } from './MessageFields.tsx';
import type { Compose } from './useCompose.ts';
import { useAskedWait } from '../../../../shared/lists/view/useAskedWait.ts';

/** Where the message leads, and the discount code that it brings. */
export function LinkFields({ compose, errors, onLeave }: ComposeFieldsProps) {
  const { values, change, is, context } = compose;
  const isChecking = is('checking-code');
  const canRepeat = is('code-failed') || (isChecking && context.codeFailure !== null);
  const isWaiting = useAskedWait(context.codeFailure);
  return (
    <Grid>
      <TextField
        name="link"
        label={adminMessagesText.link}
        latin
        inputMode="url"
        hint={fill(adminMessageWords.linkHint, { path: paths.messages })}
        error={errors.link}
        defaultValue={values.link}
        maxLength={3_000}
        autoComplete="off"
        onBlur={() => onLeave('link')}
        onChange={({ target }) => change({ link: target.value })}
      />
      <div>
        <TextField
          name="code"
          label={adminMessagesText.discount}
          latin
          inputMode="text"
          hint={describeCodeHint(compose)}
          error={errors.code ?? describeCodeError(compose)}
          value={values.code}
          autoComplete="off"
          onChange={({ target }) => change({ code: readCode(target.value) })}
        />
        {canRepeat && (
          <Button
            size="small"
            variant="quiet"
            busy={isChecking}
            waiting={isWaiting}
            onClick={() => compose.send({ type: 'code.requested' })}
          >
            {adminMessageWords.codeAgain}
          </Button>
        )}
      </div>
    </Grid>
  );
}

function describeCodeHint({ is, context: { codeStatus } }: Compose): string | undefined {
  if (is('checking-code')) {
    return adminMessageWords.codeChecking;
  }
  return is('code-checked') && (codeStatus === 'ACTIVE' || codeStatus === null)
    ? adminMessageWords.codeGood
    : undefined;
}

function describeCodeError({
  is,
  context: { codeStatus, codeFailure },
}: Compose): string | undefined {
  if (codeFailure !== null) {
    const lines = listFailureLines(codeFailure);
    return is('code-refused')
      ? lines.join('\n')
      : [adminMessageWords.codeFailed, ...lines].join(' ');
  }
  return codeStatus === null || codeStatus === 'ACTIVE'
    ? undefined
    : fill(adminMessageWords.codeNotActive, { status: statuses[codeStatus] });
}

const statuses: Readonly<Record<Exclude<DiscountStatus, 'ACTIVE'>, string>> = {
  SCHEDULED: adminMessageWords.codeScheduled,
  EXPIRED: adminMessageWords.codeExpired,
  EXHAUSTED: adminMessageWords.codeExhausted,
  DISABLED: adminMessageWords.codeDisabled,
};
