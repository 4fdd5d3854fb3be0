import type { User } from '@nevisa/api/types';
import { Alert, Button, formatNumber, LiveRegion } from '@nevisa/ui';
import { useAppServices } from '../../../app/appServices.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import { newRecord } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { createFormDrafts } from './formDrafts.ts';
import type { DiscountForm } from './useDiscountForm.ts';

export interface FormNoticesProps {
  form: DiscountForm;
  list: Discounts['list'];
  user: User;
  used: number;
}

/** What the form has to say before its fields: that most of it is locked, what was put back, and what happened elsewhere. */
export function FormNotices({ form, list, user, used }: FormNoticesProps) {
  const { locked, is, context } = form;
  return (
    <>
      {locked && (
        <Alert
          tone="information"
          title={fill(discountWords.lockedTitle, { n: formatNumber(used) })}
        >
          {discountWords.lockedText}
        </Alert>
      )}
      <DraftNotices form={form} />
      <LiveRegion>
        {context.isChangedElsewhere && (
          <Alert tone="warning">{discountWords.changedElsewhere}</Alert>
        )}
      </LiveRegion>
      <LiveRegion urgent>
        {is('gone') && <Gone form={form} list={list} user={user} />}
        {is('forbidden') && <Alert tone="danger">{discountWords.forbidden}</Alert>}
      </LiveRegion>
    </>
  );
}

/** That what was typed before was put back, or that this device cannot keep it. */
export function DraftNotices({
  form: { restored, unkept, reset },
}: {
  form: Pick<DiscountForm, 'restored' | 'unkept' | 'reset'>;
}) {
  return (
    <LiveRegion>
      {restored && (
        <Alert
          tone="information"
          actions={
            <Button size="small" variant="secondary" onClick={reset}>
              {discountWords.draftDrop}
            </Button>
          }
        >
          {discountWords.draftRestored}
        </Alert>
      )}
      {unkept && <Alert tone="warning">{discountWords.draftNotKept}</Alert>}
    </LiveRegion>
  );
}

/** The code was deleted elsewhere; what was typed can become a new one. */
function Gone({ form, list, user }: Pick<FormNoticesProps, 'form' | 'list' | 'user'>) {
  const { personal } = useAppServices();
  const saveAsNew = () => {
    const drafts = createFormDrafts(personal.of(String(user.id)), newRecord);
    drafts.putOver({ revision: 0, base: form.values, typed: form.values });
    list.open(newRecord);
  };
  return (
    <Alert
      tone="danger"
      title={discountWords.gone}
      actions={
        <Button size="small" variant="secondary" onClick={saveAsNew}>
          {discountWords.saveAsNew}
        </Button>
      }
    >
      {discountWords.goneSentence}
    </Alert>
  );
}
