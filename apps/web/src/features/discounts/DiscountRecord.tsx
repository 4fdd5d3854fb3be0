import { ToastRegion } from '@nevisa/ui';
import { toTehranTime } from '../../shared/lists/days/tehranDays.ts';
import { BulkPage } from './bulk/BulkPage.tsx';
import { readRecord } from './data/discountAddress.ts';
import { makeBlankValues, makeSimilarValues } from './data/discountValues.ts';
import type { DiscountRecordProps } from './recordProps.ts';
import { useWholeDiscount } from './data/useWholeDiscount.ts';
import { DiscountPage } from './form/DiscountPage.tsx';
import { Unloaded } from './form/Unloaded.tsx';

/** What the address opens: the form of a code, of a new one, or of many. */
export default function DiscountRecord(props: DiscountRecordProps) {
  return (
    <>
      <Opened {...props} />
      <ToastRegion queue={props.toasts} />
    </>
  );
}

function Opened(props: DiscountRecordProps) {
  const { record, discounts } = props;
  const opened = readRecord(record);
  const id = opened.kind === 'code' ? opened.id : opened.kind === 'new' ? opened.like : null;
  const loaded = useWholeDiscount(discounts.member, id);
  const { day: today } = toTehranTime(discounts.now);
  // A new code begins today, and the clock of the device may be wrong.
  if (opened.kind !== 'code' && !discounts.isTimed && discounts.page.failure === null) {
    return <Unloaded loaded={loaded} list={discounts.list} />;
  }
  if (opened.kind === 'bulk') {
    return <BulkPage {...props} first={makeBlankValues(today)} />;
  }
  if (id === null) {
    return <DiscountPage {...props} whole={null} first={makeBlankValues(today)} />;
  }
  if (loaded.whole === null) {
    return <Unloaded loaded={loaded} list={discounts.list} />;
  }
  return opened.kind === 'code' ? (
    <DiscountPage {...props} whole={loaded.whole} first={makeBlankValues(today)} />
  ) : (
    <DiscountPage {...props} whole={null} first={makeSimilarValues(loaded.whole, today)} />
  );
}
