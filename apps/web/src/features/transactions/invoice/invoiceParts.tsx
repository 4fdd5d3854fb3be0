import type { Invoice as InvoiceAnswer, InvoiceParty as Party } from '@nevisa/api/types';
import {
  formatDate,
  type InvoiceAmount,
  type InvoiceFact,
  type InvoiceParty,
  Link,
  Ltr,
  parseWireTime,
} from '@nevisa/ui';
import { describeAmount } from '../../../shared/describeAmount.ts';
import { paths } from '../../../shared/paths.ts';
import { listText } from '../../../shared/text/listText.ts';
import { checkoutText } from '../../../shared/text/checkoutText.ts';
import { invoiceText } from '../../../shared/text/invoiceText.ts';
import { profileText } from '../../../shared/text/profileText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import { formatCode } from '../../../shared/formatCode.ts';

/** The parts of an invoice as they are shown: what the server does not send has no row. */
export function toInvoiceParts({ seller, buyer, discount, vat, total, ...invoice }: InvoiceAnswer) {
  const words = describeAmount(total);
  return {
    facts: [
      ...makeFact(invoiceText.paidAt, formatDay(invoice.paid_at)),
      ...renderCode(transactionsText.colRef, invoice.ref_id),
    ],
    parties: [
      { ...describeParty(seller), title: transactionsText.seller },
      {
        ...describeParty(buyer),
        title: transactionsText.buyer,
        ...(isIncomplete(buyer) && { note: <CompleteBuyer /> }),
      },
    ] satisfies InvoiceParty[],
    lines: invoice.lines,
    sums: [
      ...sum(checkoutText.discount, discount === null ? null : -discount),
      ...sum(checkoutText.vat, vat),
    ],
    total: { title: transactionsText.total, amount: total },
    ...(words !== null && { words: { label: invoiceText.inWords, value: words } }),
  };
}

/** A discount or a tax of 0 has no row, and neither has one that is not sent (T-78). */
function sum(title: string, amount: number | null): InvoiceAmount[] {
  return amount === null || amount === 0 ? [] : [{ title, amount }];
}

function describeParty(party: Party): Omit<InvoiceParty, 'title'> {
  return {
    ...(party.name !== null && { name: party.name }),
    facts: [
      ...renderCode(invoiceText.nationalId, party.national_id),
      ...renderCode(invoiceText.economicCode, party.economic_code),
      ...makeFact(invoiceText.address, describePlace(party)),
      ...renderCode(invoiceText.postalCode, party.postal_code),
      ...renderCode(invoiceText.telephone, party.phone),
      ...renderCode(profileText.email, party.email),
    ],
  };
}

function describePlace({ province, city, address }: Party): string | null {
  const places = [...new Set([province, city, address])].filter((part) => part !== null);
  return places.length === 0 ? null : places.join(listText.comma);
}

/** What a person can fill in on their profile. */
function isIncomplete({ name, city }: Party): boolean {
  return name === null || city === null;
}

function CompleteBuyer() {
  return (
    <>
      {invoiceText.buyerMissing} <Link href={paths.profile}>{invoiceText.completeBuyer}</Link>
    </>
  );
}

function makeFact(label: string, value: string | null): InvoiceFact[] {
  return value === null ? [] : [{ label, value: <bdi>{value}</bdi> }];
}

function renderCode(label: string, value: string | null): InvoiceFact[] {
  return value === null ? [] : [{ label, value: <Ltr>{formatCode(value)}</Ltr> }];
}

function formatDay(time: string | null): string | null {
  const read = time === null ? null : parseWireTime(time);
  return read === null ? null : formatDate(read);
}
