import type { WholeDiscount } from '@nevisa/api/types';
import {
  ArrowBackIcon,
  Button,
  Card,
  Columns,
  Form,
  Ltr,
  Page,
  PageHeader,
  Stack,
} from '@nevisa/ui';
import { useEffect } from 'react';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { StatusTag } from '../StatusTag.tsx';
import { chooseStatus } from '../data/discountStatus.ts';
import type { DiscountRecordProps } from '../recordProps.ts';
import type { DiscountValues } from '../data/discountValues.ts';
import { ExamplePart } from './ExamplePart.tsx';
import { FactsPart } from './FactsPart.tsx';
import { FormConflict } from './FormConflict.tsx';
import { FormNotices } from './FormNotices.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import { RecordActions } from './RecordActions.tsx';
import { SaveLine } from './SaveLine.tsx';
import { TermFields } from './TermFields.tsx';
import { UsagesPart } from './UsagesPart.tsx';
import { type DiscountForm, useDiscountForm } from './useDiscountForm.ts';

export interface DiscountPageProps extends DiscountRecordProps {
  whole: WholeDiscount | null;
  first: DiscountValues;
}

/** The form of a code, what a buyer pays with it, and who has used it (X-274…X-280). */
export function DiscountPage({ record, discounts, toasts, whole, first }: DiscountPageProps) {
  const { list, packages, member } = discounts;
  const form = useDiscountForm({ discounts, record, whole, first }, (isNew) => {
    toasts.add({ text: isNew ? discountsText.created : discountWords.saved, tone: 'success' });
    if (isNew) {
      list.close();
    }
  });
  useClosedWhenDeleted(discounts, whole);
  return (
    <Page>
      <Head whole={whole} discounts={discounts} toasts={toasts} onLeave={form.leave} />
      <FormNotices form={form} list={list} user={discounts.user} used={whole?.used_count ?? 0} />
      <Columns>
        <Fields form={form} discounts={discounts} users={whole?.users ?? []} />
        <Stack gap="large">
          <Card>
            <ExamplePart values={form.values} member={member} packages={packages} />
          </Card>
          {whole !== null && (
            <Card>
              <FactsPart whole={whole} />
            </Card>
          )}
        </Stack>
      </Columns>
      {whole !== null && <UsagesPart whole={whole} member={member} toasts={toasts} />}
      <FormConflict form={form} services={packages.items} />
    </Page>
  );
}

interface HeadProps extends Omit<DiscountPageProps, 'record' | 'first'> {
  onLeave: () => void;
}

function Head({ whole, discounts, toasts, onLeave }: HeadProps) {
  return (
    <PageHeader
      heading={whole === null ? discountsText.create : discountsText.edit}
      sentence={
        whole !== null && (
          <>
            <Ltr>{whole.code}</Ltr> <StatusTag status={chooseStatus(whole, discounts.now)} />
          </>
        )
      }
      actions={
        <>
          <Button variant="quiet" icon={<ArrowBackIcon />} onClick={onLeave}>
            {discountWords.back}
          </Button>
          {whole !== null && <RecordActions whole={whole} discounts={discounts} toasts={toasts} />}
        </>
      }
    />
  );
}

interface FieldsProps extends Pick<DiscountPageProps, 'discounts'> {
  form: DiscountForm;
  users: WholeDiscount['users'];
}

function Fields({ form, discounts, users }: FieldsProps) {
  return (
    <Form errors={form.faults} onSubmit={form.save}>
      <Stack gap="large">
        <Card>
          <IdentityPart form={form} />
        </Card>
        <TermFields form={form} discounts={discounts} users={users} />
        <SaveLine form={form} />
      </Stack>
    </Form>
  );
}

/** Goes back to the list when this code is deleted. */
function useClosedWhenDeleted(
  { member, list }: DiscountPageProps['discounts'],
  whole: WholeDiscount | null,
): void {
  const id = whole === null ? null : String(whole.id);
  const { close } = list;
  useEffect(() => {
    const subscription = member.bulk.on('bulk.settled', ({ result }) => {
      if (result.request?.kind === 'delete' && result.done.map(String).includes(id ?? '')) {
        close();
      }
    });
    return () => subscription.unsubscribe();
  }, [member, close, id]);
}
