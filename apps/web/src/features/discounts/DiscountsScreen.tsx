import type { User } from '@nevisa/api/types';
import { createToastQueue } from '@nevisa/ui';
import { Suspense, useState } from 'react';
import { useListReturn } from '../../shared/lists/address/useListReturn.ts';
import { FirstView } from '../../shared/lists/choices/FirstView.tsx';
import { createLate } from '../../shared/late/createLate.ts';
import { paths } from '../../shared/paths.ts';
import { PageSpinner } from '../../shared/shell/PageSpinner.tsx';
import { PageTitle } from '../../shared/shell/PageTitle.tsx';
import { useViewFocus } from '../../shared/shell/useViewFocus.ts';
import { discountsText } from '../../shared/text/discountsText.ts';
import { discountWords } from '../../shared/text/discountWords.ts';
import { useAuth } from '../auth/authSession/useAuth.ts';
import { discountAddress, readRecord } from './data/discountAddress.ts';
import { createDiscountChoices } from './data/discountChoices.ts';
import { useDiscounts } from './data/useDiscounts.ts';
import { DiscountList } from './list/DiscountList.tsx';

/** The forms are larger than the list, which does not wait for them. */
const LateRecord = createLate(
  () => import('./DiscountRecord.tsx'),
  (chunk) => chunk.default,
);

const recordTitles = {
  new: discountsText.create,
  code: discountsText.edit,
  bulk: discountWords.bulkTitle,
};

/** The discount codes: their list, and the form of one or of many. */
export default function DiscountsScreen({ title }: { title: string }) {
  const { user } = useAuth();
  return (
    user && (
      <FirstView
        user={user}
        description={discountAddress}
        choices={createDiscountChoices}
        path={paths.discounts}
      >
        <Codes title={title} user={user} />
      </FirstView>
    )
  );
}

function Codes({ title, user }: { title: string; user: User }) {
  const discounts = useDiscounts(user);
  const [toasts] = useState(createToastQueue);
  const { record } = discounts.list.address;
  const closed = useListReturn(record, discounts.items !== null);
  useViewFocus(record ?? '');
  return (
    <>
      <PageTitle title={record === null ? title : recordTitles[readRecord(record).kind]} />
      {record === null ? (
        <DiscountList
          title={title}
          discounts={discounts}
          toasts={toasts}
          closed={closed}
          onPrepareRecord={LateRecord.preload}
        />
      ) : (
        <Suspense fallback={<PageSpinner />}>
          <LateRecord key={record} record={record} discounts={discounts} toasts={toasts} />
        </Suspense>
      )}
    </>
  );
}
